// Millstone: which sign beats which, drawing, +3 and the answer, a race, a gift and thanks, the joker, giving, swapping, the end.
import type { Lesson } from "../lesson";

const YOURS = ["green rock", "green scissors", "green rock +3", "red paper", "green joker", "green paper give", "millstone"];
const FIRST = ["green paper", "green rock", "green scissors", "green scissors give", "yellow paper", "red scissors", "yellow scissors swap"];
const SECOND = ["red paper", "yellow scissors +3", "yellow rock race", "yellow scissors", "yellow joker", "red paper", "red rock"];
const deal = (cards: string[]): string[] => cards.map((card) => `deal ${card}`);
/** One card at a time, clockwise. */
const dealt = YOURS.flatMap((card, at) => deal([card, FIRST[at] ?? "", SECOND[at] ?? ""]));

const lesson: Lesson = {
  game: "millstone",
  players: 3,
  steps: [
    { text: "lesson-millstone-1", play: [...dealt, /^play green rock$/] },
    { text: "lesson-millstone-2", play: ["play green paper", "draw", "deal yellow paper", "play yellow paper", /^play green scissors$/] },
    { text: "lesson-millstone-3", play: ["play green rock", "play red paper", /^draw$/, "deal green paper"] },
    { text: "lesson-millstone-4", play: [/^keep$/] },
    { text: "lesson-millstone-5", play: ["play green scissors", "play yellow scissors +3", /^play green rock \+3$/] },
    {
      text: "lesson-millstone-6",
      play: [
        "take",
        ...deal(["green paper", "green rock", "green scissors", "yellow rock", "green paper", "red rock"]),
        "play yellow rock race",
        /^race red paper$/,
        "race green paper",
        "fastest 0",
      ],
    },
    { text: "lesson-millstone-7", play: ["play green scissors give", "give yellow scissors swap to 0", /^thanks$/] },
    { text: "lesson-millstone-8", play: ["play yellow scissors", /^play green joker /] },
    { text: "lesson-millstone-9", play: ["draw", "deal green rock", "keep", "play yellow joker rock", /^play green paper give$/] },
    { text: "lesson-millstone-10", play: [/^give millstone to 1$/, "thanks"] },
    { text: "lesson-millstone-11", play: ["play yellow paper", "play red paper", /^play yellow scissors swap$/, /^swap with 2$/] },
    { text: "lesson-millstone-12", play: ["play red scissors", "draw", "deal green rock", "keep", /^play red rock$/] },
    { text: "lesson-millstone-13" },
  ],
};
export default lesson;
