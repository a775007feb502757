// Dungeon: drawing, placing, climbing, capturing, pairs, a dragon and its defeat, the thrown bird, the top.
import type { Lesson } from "../lesson";

const lesson: Lesson = {
  game: "dungeon",
  players: 2,
  steps: [
    { text: "lesson-dungeon-1" },
    { text: "lesson-dungeon-2", play: [/^draw$/, "reveal knight 3"] },
    { text: "lesson-dungeon-3", play: [/^place 3a$/] },
    { text: "lesson-dungeon-4", play: ["draw", "reveal knight 2", "place 2a", /^climb 3@3a>6$/] },
    { text: "lesson-dungeon-5", play: ["climb 2@2a>4", /^draw$/, "reveal knight 2", /^place 2a$/] },
    { text: "lesson-dungeon-6", play: ["draw", "reveal knight 3", "place 3a", /^climb 2@2a>4$/] },
    { text: "lesson-dungeon-7", play: ["draw", "reveal knight 3", "place 3a", /^climb 3@6>9$/] },
    { text: "lesson-dungeon-8", play: ["draw", "reveal knight 1", "place 1a", /^draw$/, "reveal dragon"] },
    { text: "lesson-dungeon-9", play: [/^dragon 3a$/] },
    { text: "lesson-dungeon-10", play: ["climb 1@1a>2a", /^draw$/, "reveal knight 3", /^place 3a$/] },
    { text: "lesson-dungeon-11", play: ["draw", "reveal knight 2", "put back", /^draw$/, "reveal bird"] },
    { text: "lesson-dungeon-12", play: [/^throw 2a$/, "falls"] },
    { text: "lesson-dungeon-13", play: ["draw", "reveal knight 1", "place 1a", /^climb 3@9>top$/] },
    { text: "lesson-dungeon-14" },
  ],
};
export default lesson;
