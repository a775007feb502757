// Towers: the row, bidding, which card fits on which, a 9, an 8, a spire, passing, razing, points.
import type { Lesson } from "../lesson";

const row = (cards: string): string[] => cards.split(", ").map((card) => `deal ${card}`);

const lesson: Lesson = {
  game: "towers",
  players: 2,
  steps: [
    { text: "lesson-towers-1", play: row("candy 12, horror 7, tree 3, junk 1, sand 11") },
    { text: "lesson-towers-2", play: [/^bid 3$/, "pass"] },
    { text: "lesson-towers-3", play: Array.from({ length: 3 }, () => /^build (candy 12|tree 3|sand 11)$/) },
    { text: "lesson-towers-4", play: [...row("candy 8, horror 14, tree 9, junk 6, sand 2"), "bid 1", /^bid 2$/] },
    { text: "lesson-towers-5", play: [/^build candy 8$/] },
    { text: "lesson-towers-6", play: [/^build tree 9$/] },
    { text: "lesson-towers-7", play: [...row("candy 15, horror 1, tree 4, junk 13, sand 0"), "bid 2", /^bid 3$/] },
    { text: "lesson-towers-8", play: [/^build candy 15$/] },
    { text: "lesson-towers-9", play: [/^build sand 0$/, /^build tree 4$/] },
    {
      text: "lesson-towers-10",
      play: [...row("candy 2, horror 10, junk 9, junk 5, sand 14"), "bid 3", /^pass$/, "build horror 10", "build junk 9", "build junk 5"],
    },
    { text: "lesson-towers-11", play: [...row("horror 0, tree 5, tree 6, tree 7, sand 13"), /^bid 3$/, "pass"] },
    { text: "lesson-towers-12", play: [/^raze tree$/] },
    { text: "lesson-towers-13", play: [/^build tree 7$/, /^build tree 6$/, /^build tree 5$/] },
    { text: "lesson-towers-14" },
  ],
};
export default lesson;
