// The connection to a table: one WebSocket that reconnects by itself. The server owns the state; this copy follows its events.
import { RefusedError } from "./api";
import { socketUrl } from "./base-url";
import { respond, type Contributing } from "./contribution";
import { fold } from "./fold";
import { VERSION, type AnyCommand, type Done, type Event, type HintResult, type Presence, type Refusal, type State, type AnyMessage } from "./wire";

export type ConnectionStatus = "connecting" | "open" | "lost" | "closed";
type Answer = Done | HintResult;
type WithoutId<T> = T extends AnyCommand ? Omit<T, "id"> : never;
/** A command without its id, which the connection adds. */
export type Command = WithoutId<AnyCommand>;

interface PendingCommand {
  frame: string;
  resend: boolean; // after a reconnect; moves and contributions to the deal are idempotent: sending one twice is safe
  resolve: (answer: Answer) => void;
  reject: (reason: RefusedError) => void;
}

const FINAL_CLOSE_CODES = new Set([1008]); // policy violation: the server would refuse again
const IDEMPOTENT = new Set(["move", "client_seed_hash", "client_seed"]);
const MIN_BACKOFF_MS = 100;
const MAX_BACKOFF_MS = 10_000;

export class Connection {
  state = $state.raw<State | null>(null);
  presence = $state.raw<Presence | null>(null);
  status = $state<ConnectionStatus>("connecting");
  /** The server's reason for closing the connection for good. */
  closeReason = $state("");

  #socket: WebSocket | null = null;
  #welcomed = false; // the socket has received its first message; commands wait for it
  #pending = new Map<string, PendingCommand>();
  #ids = 0;
  #prefix = Math.random().toString(36).slice(2, 8);
  #backoff = MIN_BACKOFF_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #clockOffset = 0; // server clock minus local clock, in milliseconds
  #onReopened: (() => void) | null = null; // called with the first state after reopen()
  #contributing = new Set<string>(); // contributions to the deal without an answer
  #listeners = new Set<(event: Event, before: State) => void>();

  constructor(
    readonly table: string,
    private seat: number | null = null,
  ) {
    this.#open();
    addEventListener("online", this.#reconnectNow);
    document.addEventListener("visibilitychange", this.#reconnectNow);
  }

  /** The server's clock, in milliseconds. */
  now(): number {
    return Date.now() + this.#clockOffset;
  }

  /** Calls the listener for each event; returns a function that removes it. */
  onEvent(listener: (event: Event, before: State) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Sends a command. Resolves once the server has stored it, rejects with a RefusedError if it was refused. */
  send(command: Command): Promise<Answer> {
    const id = `${this.#prefix}${++this.#ids}`;
    const frame = JSON.stringify({ ...command, id });
    return new Promise((resolve, reject) => {
      const resend = IDEMPOTENT.has(command.do);
      if (this.#socket?.readyState !== WebSocket.OPEN && !resend) return reject(disconnected());
      this.#pending.set(id, { frame, resend, resolve, reject });
      if (this.#socket?.readyState === WebSocket.OPEN && this.#welcomed) this.#socket.send(frame);
    });
  }

  move(move: string, seat: number | null = null): Promise<Answer> {
    return this.send({ do: "move", move, seen: this.state?.n ?? 0, seat });
  }

  /** Views the table from another of the reader's own seats. */
  async viewFrom(seat: number | null): Promise<void> {
    await this.send({ do: "look", seat });
    this.seat = seat;
  }

  /** Opens a new socket with the reader's current cookie; the old socket does not know a cookie set after it opened. */
  reopen(): Promise<void> {
    const old = this.#socket;
    this.#open(0);
    old?.close();
    return new Promise((resolve) => (this.#onReopened = resolve));
  }

  /** Sends what the deal asks of the reader's seats. If it is refused, a later state may call for it again. */
  contribute(): void {
    for (const command of this.state ? respond(this.state) : []) void this.#contribute(command);
  }

  async #contribute(command: Contributing): Promise<void> {
    const key = JSON.stringify(command);
    if (this.#contributing.has(key)) return;
    this.#contributing.add(key);
    try {
      await this.send(command);
    } catch (refusal) {
      if (!(refusal instanceof RefusedError)) throw refusal;
    } finally {
      this.#contributing.delete(key);
    }
  }

  close(): void {
    this.status = "closed";
    clearTimeout(this.#timer);
    removeEventListener("online", this.#reconnectNow);
    document.removeEventListener("visibilitychange", this.#reconnectNow);
    this.#socket?.close();
  }

  #open(seen = this.state?.n ?? 0): void {
    const query = new URLSearchParams({ version: String(VERSION), seen: String(seen) });
    if (this.state?.epoch) query.set("epoch", this.state.epoch);
    const seat = this.state ? this.state.you.seat : this.seat;
    if (seat !== null) query.set("seat", String(seat));
    const socket = new WebSocket(socketUrl(`/api/tables/${encodeURIComponent(this.table)}/socket?${query}`));
    this.#socket = socket;
    this.#welcomed = false;
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data as string) as AnyMessage;
      if (socket === this.#socket && !this.#welcomed && message.is !== "bye") {
        this.#welcomed = true;
        for (const command of this.#pending.values()) socket.send(command.frame);
      }
      this.#receive(message);
    };
    socket.onclose = ({ code }) => this.#closed(socket, code);
  }

  #receive(message: AnyMessage): void {
    if (this.status !== "closed") this.status = "open";
    this.#backoff = MIN_BACKOFF_MS;
    switch (message.is) {
      case "state":
        this.#clockOffset = message.now - Date.now();
        this.state = message;
        this.contribute();
        this.#onReopened?.();
        this.#onReopened = null;
        break;
      case "event": {
        const before = this.state;
        if (!before || message.n <= before.n) break;
        this.#clockOffset = message.now - Date.now();
        this.state = fold(before, message);
        this.contribute();
        for (const listener of this.#listeners) listener(message, before);
        break;
      }
      case "done":
      case "hint":
        this.#takePending(message.id)?.resolve(message);
        break;
      case "refused":
        this.#takePending(message.id)?.reject(asError(message));
        break;
      case "presence":
        this.presence = message;
        break;
      case "ping":
        this.#socket?.send(JSON.stringify({ do: "pong", ping: message.ping }));
        break;
      case "bye":
        this.closeReason = message.why;
    }
  }

  #takePending(id: string): PendingCommand | undefined {
    const command = this.#pending.get(id);
    this.#pending.delete(id);
    return command;
  }

  #closed(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.status === "closed") return;
    for (const [id, command] of this.#pending) {
      if (command.resend && !FINAL_CLOSE_CODES.has(code)) continue;
      this.#pending.delete(id);
      command.reject(disconnected());
    }
    if (FINAL_CLOSE_CODES.has(code)) {
      this.status = "closed";
      return;
    }
    this.status = "lost";
    this.#timer = setTimeout(() => this.#open(), this.#backoff * (0.7 + 0.6 * Math.random()));
    this.#backoff = Math.min(2 * this.#backoff, MAX_BACKOFF_MS);
  }

  /** Reconnects without waiting for the timer when the network is back or the page is visible again. */
  #reconnectNow = (): void => {
    if (this.status !== "lost" || document.visibilityState === "hidden") return;
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#timer);
    this.#backoff = MIN_BACKOFF_MS;
    this.#open();
  };
}

function disconnected(): RefusedError {
  return new RefusedError("The connection to the server is lost; try again in a moment.", { id: "ui-unreachable" }, [], 0, true);
}

function asError(refusal: Refusal): RefusedError {
  return new RefusedError(refusal.why, refusal.say ?? null, refusal.rules ?? [], 409, refusal.again ?? false);
}
