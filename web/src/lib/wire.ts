// What goes over the wire. Written by scripts/page_types.py from the server's own types: do not edit.
export type Who = number | "nature";
export type LogLine = [Who, string];
export type GameView = Record<string, unknown>;
/** A message of the locales, with its arguments beside its id. */
export interface Saying {
  id: string;
  [argument: string]: string | number;
}
/** What an event tells for showing: what was done, and by whom. */
export interface Happened {
  did: string;
  seat?: number;
  name?: string;
  phrase?: Phrase;
  text?: string;
  level?: Level;
  accuracy?: number;
  [more: string]: unknown;
}


export type Phrase = "hello" | "good-luck" | "your-turn" | "one-moment" | "nice-move" | "oops" | "thank-you" | "well-played" | "another-game" | "goodbye";

export type Level = "novice" | "casual" | "club" | "master";

/** Take a free seat, that one or any. A person may hold several (one device for many). */
export interface Sit {
  do: "sit";
  id?: string;
  name: string;
  seat?: number | null;
  luck?: string;
}

/** Give a seat back, before the game. */
export interface Stand {
  do: "stand";
  id?: string;
  seat: number;
}

/** A number of the player's own, chosen after the commitment to the deal was seen. */
export interface Luck {
  do: "luck";
  id?: string;
  seat: number;
  number: string;
}

/** Begin: all seats are taken. The host's to say. */
export interface Start {
  do: "start";
  id?: string;
}

/** A move in words. `seen` is the last event the client knows: if the game has gone on since, nothing happens. */
export interface Move {
  do: "move";
  id?: string;
  move: string;
  seen: number;
  seat?: number | null;
}

/** Let go of the thrown bird, so many milliseconds after the sight began to swing. */
export interface Release {
  do: "release";
  id?: string;
  after: number;
  seat?: number | null;
}

/** Take back the own last move, where it is fair; at a real table, anybody's last. */
export interface Undo {
  do: "undo";
  id?: string;
  seen: number;
}

/** A quick phrase. */
export interface Say {
  do: "say";
  id?: string;
  phrase: "another-game" | "good-luck" | "goodbye" | "hello" | "nice-move" | "one-moment" | "oops" | "thank-you" | "well-played" | "your-turn";
}

/** Free words, where the host allows them. */
export interface Chat {
  do: "chat";
  id?: string;
  text: string;
}

/** Go away in the middle of a game: a bot plays on. */
export interface Leave {
  do: "leave";
  id?: string;
  seat: number;
}

/** Come back: the bot hands the seat back. */
export interface Return {
  do: "return";
  id?: string;
  seat: number;
}

/** See the table from another seat of one's own, or as a spectator. */
export interface Look {
  do: "look";
  id?: string;
  seat?: number | null;
}

/** The host puts a bot in a seat: a free one, another bot's, or one whose player is gone. */
export interface Bot {
  do: "bot";
  id?: string;
  seat: number;
  level: "casual" | "club" | "master" | "novice";
}

/** The host frees a seat; in the middle of a game a bot plays on. */
export interface Remove {
  do: "remove";
  id?: string;
  seat: number;
}

/** The host stops all clocks; nobody can move. */
export interface Pause {
  do: "pause";
  id?: string;
}

/** The host lets the game go on. */
export interface Resume {
  do: "resume";
  id?: string;
}

/** The host ends the table; nobody has won. */
export interface Abort {
  do: "abort";
  id?: string;
}

/** Another game with the same people, once one is over. */
export interface Rematch {
  do: "rematch";
  id?: string;
}

/** What a good player would do here, for whoever is on turn and asks. */
export interface Hint {
  do: "hint";
  id?: string;
  seat?: number | null;
}

/** The answer to a ping, so that the server knows how long the line is. */
export interface Pong {
  do: "pong";
  id?: string;
  ping: number;
}

/** All there is to know for this viewer, up to event number `n`. Events after it change it. */
export interface State {
  is: "state";
  version?: number;
  n: number;
  table: TablePart;
  game: GameView;
  you: YouPart;
  log: LogLine[];
  now: number;
}

/** Event number `n`: what has changed of each part, key by key, and the moves that were made. Folded into what was known before (see `fold`), it gives what `State` would say now. */
export interface Event {
  is: "event";
  n: number;
  what: Happened;
  table?: Partial<TablePart>;
  game?: Partial<GameView>;
  you?: Partial<YouPart>;
  keep?: number;
  log?: LogLine[];
  now: number;
}

/** It is done and kept: event `n` has it. */
export interface Done {
  is: "done";
  id: string;
  n: number;
}

/** It is not done, and why, in one sentence. */
export interface Refusal {
  is: "refused";
  id: string;
  why: string;
  say?: Saying;
  rules?: string[];
  stale?: boolean;
  again?: boolean;
}

/** Who is connected: the seats, and how many spectators. */
export interface Presence {
  is: "presence";
  seats: number[];
  spectators: number;
}

/** What came of a hint: every legal move with its chance of winning, the best first, and how it may go on. */
export interface Hinted {
  is: "hint";
  id: string;
  seat: number;
  moves: HintMove[];
  line: HintStep[];
}

/** To be answered by a pong at once. */
export interface Ping {
  is: "ping";
  ping: number;
}

/** Why the server closes the line. */
export interface Bye {
  is: "bye";
  why: string;
  say?: Saying;
}

/** What a table is made from. */
export interface NewTable {
  game: string;
  players: number;
  edition?: string | null;
  options?: Record<string, string | number>;
  seats?: SeatWish[];
  terms?: Terms;
  name?: string;
}

/** Who is to sit in a seat from the beginning: a bot of a level. Without it the seat is free. */
export interface SeatWish {
  level?: "casual" | "club" | "master" | "novice" | null;
}

/** How a table is run, whatever its game. */
export interface Terms {
  deal?: "people" | "server";
  clock?: Clock | null;
  games?: number;
  starter?: number | null;
  race?: "live" | "turns";
  throw?: "odds" | "skill";
  away?: number;
  chat?: boolean;
  hints?: boolean;
  pace?: number;
}

/** How long people may think: for each move, or for a whole game with so much more after every move. */
export interface Clock {
  kind: "game" | "move";
  seconds: number;
  increment?: number;
}

/** What can be played here. */
export interface Offer {
  version: string;
  messages: number;
  games: GameShown[];
  levels: LevelShown[];
  phrases: string[];
}

export interface GameShown {
  name: string;
  title: string;
  help: string;
  rules: number;
  players: [number, number];
  options: OptionShown[];
  editions: EditionShown[];
  race: boolean;
  throw: boolean;
}

export interface OptionShown {
  name: string;
  help: string;
  default: string | number;
  choices: Record<string, string> | null;
  low: number | null;
  high: number | null;
}

export interface EditionShown {
  name: string;
  help: string;
  convention: string;
  defaults: Record<string, string | number>;
}

export interface LevelShown {
  name: string;
  help: string;
}

export interface TableMade {
  id: string;
  link: string;
}

export interface TableShown {
  id: string;
  game: string;
  status: string;
  players: number;
  title: string;
  created: number;
  last: number;
}

/** A link that moves a seat to another device, once. */
export interface Moving {
  link: string;
  code: string;
  until: number;
  qr: string;
}

export interface SeatTaken {
  seat: number;
}

export interface AnalysisShown {
  state: string;
  done: number;
  of: number;
  result: AnalysisPart | null;
}

/** Whether a game was dealt as committed: in one sentence, and part by part for who says it in other words. */
export interface Verified {
  ok: boolean;
  finding: "fair" | "no-proof" | "not-by-clock" | "not-dealt" | "not-there" | "other-seats" | "other-secret";
  sentence: string;
  dealt: number;
  clocked: number;
  at: number | null;
  move: string;
  game: string;
  seats: string[];
  proof: ProofShown | null;
}

/** What a record says of its deal. */
export interface ProofShown {
  table: string;
  number: number;
  commitment: string;
  secret: string;
  numbers: string[];
}

/** Why something was not done, in one sentence. */
export interface Problem {
  why: string;
  say?: Saying;
  rules?: string[];
  state?: State | null;
}

/** It is told this once. */
export interface Token {
  token: string;
  seat: number;
}

export interface TablePart {
  awaited: number[];
  changed: number;
  chosen: number[];
  created: number;
  deadline: number | null;
  deal: DealPart;
  edition: string;
  game: string;
  game_number: number;
  id: string;
  left: number[] | null;
  meter: MeterPart | null;
  open: boolean;
  options: Record<string, string | number>;
  outcome: OutcomePart | null;
  players: number;
  rules: number;
  said: Said[];
  seats: SeatPart[];
  since: number;
  standing: StandingPart;
  starter: number | null;
  status: "aborted" | "gathering" | "over" | "paused" | "playing";
  terms: Required<Terms>;
  timed_decision: TimedDecisionPart | null;
  title: string;
  why: string;
}

export interface DealPart {
  by: "people" | "server";
  commitment: string;
  numbers: string[];
  secret: string | null;
}

export interface MeterPart {
  began: number;
  periods: number[];
  phases: number[];
  seat: number;
}

export interface OutcomePart {
  reason: string;
  scores: number[];
  winners: number[];
}

export interface Said {
  at: number;
  name: string;
  phrase?: "another-game" | "good-luck" | "goodbye" | "hello" | "nice-move" | "one-moment" | "oops" | "thank-you" | "well-played" | "your-turn";
  seat: number;
  text?: string;
}

export interface SeatPart {
  kind: "bot" | "open" | "person" | "program";
  level: "" | "casual" | "club" | "master" | "novice";
  name: string;
  stand_in: "" | "casual" | "club" | "master" | "novice";
  why: "" | "away" | "left" | "removed" | "time";
}

export interface StandingPart {
  counted: "games won" | "points";
  leaders: number[];
  totals: number[];
}

export interface TimedDecisionPart {
  kind: "race" | "thanks";
  seats: number[];
}

export interface YouPart {
  claim: string | null;
  host: boolean;
  legal: string[];
  seat: number | null;
  seats: number[];
  undo: boolean;
}

/** A game step by step: `steps` has one position more than `log` has moves. */
export interface Replay {
  game: string;
  log: LogLine[];
  number: number;
  outcome: OutcomePart | null;
  over: boolean;
  seats: string[];
  steps: GameView[];
  table: string;
}

/** What an analysis has found. */
export interface AnalysisPart {
  decisions: Judged[];
  game: string;
  kolmik: string;
  marks: Record<string, number>;
  moves: number;
  players: TallyPart[];
  seats: string[];
  seed: number;
  simulations: number;
  winners: number[];
}

/** A decision of a game, as an analysis sees it. */
export interface Judged {
  at: number;
  best: string;
  best_value: number;
  chances: number[];
  choices: number;
  line: string[];
  line_seats: number[];
  loss: number;
  mark: string | null;
  noise: number;
  played: string;
  seat: number;
  value: number;
}

export interface TallyPart {
  average_loss: number;
  decisions: number;
  marks: Record<string, number>;
  seat: number;
}

export interface HintMove {
  move: string;
  value: number | null;
  visits: number;
}

export interface HintStep {
  move: string;
  seat: number;
}

/** What `view` gives; the page's types are made from it. */
export interface TowersView {
  call: number | null;
  caller: number | null;
  calls: (number | "pass" | null)[];
  count: SeatCount[];
  deck: number;
  discard: number;
  discarded: string[];
  may_raze: boolean;
  over: boolean;
  phase: "auction" | "building" | "dealing" | "over";
  reach: number[] | null;
  round: number;
  row: string[];
  rubble: number[];
  scores: number[];
  starter: number;
  to_build: number;
  towers: Record<string, number[]>[];
  turn: number | "nature" | null;
}

/** The score of a seat as it is counted: what each tower brings, the tallest once more, what the rubble costs. */
export interface SeatCount {
  bonus: number;
  cost: number;
  tallest: "candy" | "horror" | "junk" | "sand" | "tree" | null;
  total: number;
  towers: Record<string, number>;
}

/** What `view` gives; the page's types are made from it. */
export interface DungeonView {
  aim: string | null;
  asked: AskedView | null;
  decks: number[];
  drawn: string | null;
  dungeon: number[];
  first_turn: boolean;
  in_decks: Record<string, number>[];
  in_dungeon: Record<string, number>[];
  levels: number;
  over: boolean;
  patience: number;
  phase: "choosing" | "falling" | "over" | "playing" | "revealing";
  put_backs: number;
  scores: number[];
  seat: number | null;
  slots: Record<string, SlotView>;
  top: number[][];
  turn: number | "nature" | null;
}

export interface AskedView {
  card: string;
  seat: number;
  slot: string;
}

export interface SlotView {
  dragon: number | null;
  knights: [number, number][];
}

/** What `view` gives; the page's types are made from it. */
export interface MillstoneView {
  actor: number;
  barren: number;
  beaten_by: string[];
  charge: number;
  choice: string | null;
  colours: boolean;
  deck: number;
  direction: number;
  drawer: number | null;
  drawn: string | null;
  hands: string[][];
  laid: string | null;
  over: boolean;
  owed: number;
  phase: string;
  pile: number;
  played: string[];
  scores: number[] | null;
  sizes: number[];
  top: string | null;
  turn: number | "nature" | null;
  turn_limit: number;
  turns: number;
}

export type Asked = Sit | Stand | Luck | Start | Move | Release | Undo | Say | Chat | Leave | Return | Look | Bot | Remove | Pause | Resume | Abort | Rematch | Hint | Pong;

export type Told = State | Event | Done | Refusal | Presence | Hinted | Ping | Bye;

export const VERSION = 1;

export const PHRASES: readonly Phrase[] = ["hello","good-luck","your-turn","one-moment","nice-move","oops","thank-you","well-played","another-game","goodbye"];

export const LEVELS: readonly Level[] = ["novice","casual","club","master"];

export const TERMS: Required<Terms> = {"deal":"server","clock":null,"games":1,"starter":null,"race":"live","throw":"odds","away":120,"chat":false,"hints":true,"pace":700};

export const LANGUAGES: Record<string, string> = {"en":"English","et":"Eesti","lt":"Lietuvių","fi":"Suomi","sv":"Svenska","da":"Dansk","nb":"Norsk bokmål"};
