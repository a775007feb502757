// The line to a table: one socket, opened again by itself when it breaks. All that is known comes from the server.
import { Refused } from "./api";
import { fold } from "./fold";
import { socketAddress } from "./place";
import { VERSION, type Asked, type Done, type Event, type Hinted, type Presence, type Refusal, type State, type Told } from "./wire";

export type Connection = "connecting" | "open" | "lost" | "closed";
type Answer = Done | Hinted;
type Without<T> = T extends Asked ? Omit<T, "id"> : never;
/** A command without its id: the line gives it one. */
export type Command = Without<Asked>;

interface Waiting {
  frame: string;
  again: boolean; // may be sent again after the line broke: a move is made once, however often it is sent
  done: (answer: Answer) => void;
  refused: (why: Refused) => void;
}

const NEVER_AGAIN = new Set([1008]);
const FIRST_WAIT = 100;
const LONGEST_WAIT = 10_000;

export class Line {
  state = $state.raw<State | null>(null);
  presence = $state.raw<Presence | null>(null);
  connection = $state<Connection>("connecting");
  /** Why the server closed the line for good. */
  bye = $state("");

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #ids = 0;
  #prefix = Math.random().toString(36).slice(2, 8);
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ahead = 0; // how far the server's clock is ahead of ours
  #renewed: (() => void) | null = null; // who waits for the first state of a line that was opened anew
  #listeners = new Set<(event: Event, before: State) => void>();

  constructor(
    readonly table: string,
    private seat: number | null = null,
  ) {
    this.#open();
    addEventListener("online", this.#atOnce);
    document.addEventListener("visibilitychange", this.#atOnce);
  }

  /** The server's clock, in milliseconds. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  /** Hear of each event; gives back how to stop. */
  onEvent(listener: (event: Event, before: State) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Ask for something: it is kept when this comes back, or `Refused` says why not. */
  ask(command: Command): Promise<Answer> {
    const id = `${this.#prefix}${++this.#ids}`;
    const frame = JSON.stringify({ ...command, id });
    return new Promise((done, refused) => {
      const again = command.do === "move";
      if (this.#socket?.readyState !== WebSocket.OPEN && !again) return refused(broken());
      this.#waiting.set(id, { frame, again, done, refused });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame);
    });
  }

  move(move: string, seat: number | null = null): Promise<Answer> {
    return this.ask({ do: "move", move, seen: this.state?.n ?? 0, seat });
  }

  /** See the table from another of one's own seats. */
  async look(seat: number | null): Promise<void> {
    await this.ask({ do: "look", seat });
    this.seat = seat;
  }

  /** Open the line anew, as who the reader is now: the old one does not know of a cookie that came since. */
  renew(): Promise<void> {
    const old = this.#socket;
    this.#open(0);
    old?.close();
    return new Promise((done) => (this.#renewed = done));
  }

  close(): void {
    this.connection = "closed";
    clearTimeout(this.#timer);
    removeEventListener("online", this.#atOnce);
    document.removeEventListener("visibilitychange", this.#atOnce);
    this.#socket?.close();
  }

  #open(seen = this.state?.n ?? 0): void {
    const query = new URLSearchParams({ version: String(VERSION), seen: String(seen) });
    const seat = this.state ? this.state.you.seat : this.seat;
    if (seat !== null) query.set("seat", String(seat));
    const socket = new WebSocket(socketAddress(`/api/tables/${encodeURIComponent(this.table)}/socket?${query}`));
    this.#socket = socket;
    socket.onopen = () => {
      for (const waiting of this.#waiting.values()) socket.send(waiting.frame);
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string) as Told);
    socket.onclose = ({ code }) => this.#closed(socket, code);
  }

  #hear(told: Told): void {
    if (this.connection !== "closed") this.connection = "open";
    this.#wait = FIRST_WAIT;
    switch (told.is) {
      case "state":
        this.#ahead = told.now - Date.now();
        this.state = told;
        this.#renewed?.();
        this.#renewed = null;
        break;
      case "event": {
        const before = this.state;
        if (!before || told.n <= before.n) break;
        this.#ahead = told.now - Date.now();
        this.state = fold(before, told);
        for (const listener of this.#listeners) listener(told, before);
        break;
      }
      case "done":
      case "hint":
        this.#answered(told.id)?.done(told);
        break;
      case "refused":
        this.#answered(told.id)?.refused(refusalOf(told));
        break;
      case "presence":
        this.presence = told;
        break;
      case "ping":
        this.#socket?.send(JSON.stringify({ do: "pong", ping: told.ping }));
        break;
      case "bye":
        this.bye = told.why;
    }
  }

  #answered(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #closed(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.connection === "closed") return;
    for (const [id, waiting] of this.#waiting) {
      if (waiting.again && !NEVER_AGAIN.has(code)) continue;
      this.#waiting.delete(id);
      waiting.refused(broken());
    }
    if (NEVER_AGAIN.has(code)) {
      this.connection = "closed";
      return;
    }
    this.connection = "lost";
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.7 + 0.6 * Math.random()));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  /** The network is back, or the reader looks again: no need to wait any longer. */
  #atOnce = (): void => {
    if (this.connection !== "lost" || document.visibilityState === "hidden") return;
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#open();
  };
}

function broken(): Refused {
  return new Refused("The line to the server is broken; try again in a moment.", { id: "ui-unreachable" }, [], 0, true);
}

function refusalOf(told: Refusal): Refused {
  return new Refused(told.why, told.say ?? null, told.rules ?? [], 409, told.again ?? false);
}
