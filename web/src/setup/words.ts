// What the server offers, in the reader's language: by message where there is one, else in the server's own English.
import { say, speech } from "../lib/speech.svelte";
import type { EditionShown, GameShown, LevelShown, OptionShown } from "../lib/wire";

const told = (id: string, english: string): string => (speech.has(id) ? say(id) : english);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const titleOf = (game: Pick<GameShown, "name" | "title">): string => told(`${game.name}-title`, game.title);
export const helpOf = (game: Pick<GameShown, "name" | "help">): string => told(`${game.name}-help`, game.help);
export const levelOf = (level: string): string => told(`level-${level}`, capital(level));
export const levelHelp = (level: LevelShown): string => told(`level-${level.name}-help`, level.help);
export const optionHelp = (game: string, option: OptionShown): string => told(`option-${game}-${option.name}`, option.help);
export const choiceOf = (game: string, option: OptionShown, choice: string): string =>
  told(`option-${game}-${option.name}-${choice}`, option.choices?.[choice] ?? choice);
export const editionHelp = (game: string, edition: EditionShown): string => told(`edition-${game}-${edition.name}`, edition.help);
export const editionOurs = (game: string, edition: EditionShown): string =>
  edition.convention && told(`edition-${game}-${edition.name}-ours`, capital(edition.convention));
