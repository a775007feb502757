// Titles and help for what the server offers: messages in the reader's language, or else the server's English.
import { i18n, say } from "../lib/i18n.svelte";
import type { EditionModel, GameModel, LevelModel, OptionModel } from "../lib/wire";

const translated = (id: string, english: string): string => (i18n.has(id) ? say(id) : english);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const titleOf = (game: Pick<GameModel, "name" | "title">): string => translated(`${game.name}-title`, game.title);
export const helpOf = (game: Pick<GameModel, "name" | "help">): string => translated(`${game.name}-help`, game.help);
export const levelOf = (level: string): string => translated(`level-${level}`, capital(level));
export const levelHelp = (level: LevelModel): string => translated(`level-${level.name}-help`, level.help);
export const optionHelp = (game: string, option: OptionModel): string => translated(`option-${game}-${option.name}`, option.help);
export const choiceOf = (game: string, option: OptionModel, choice: string): string =>
  translated(`option-${game}-${option.name}-${choice}`, option.choices?.[choice] ?? choice);
export const editionHelp = (game: string, edition: EditionModel): string => translated(`edition-${game}-${edition.name}`, edition.help);
export const editionOurs = (game: string, edition: EditionModel): string =>
  edition.convention && translated(`edition-${game}-${edition.name}-ours`, capital(edition.convention));
