// Drags a card of the row to a tower, by finger or mouse.

const THRESHOLD = 8; // pixels; a shorter movement is a tap

export class Drag {
  /** The words of the card that is being dragged. */
  card: string | null = $state(null);
  x = $state(0);
  y = $state(0);
  /** Whether dropping the card now would build it. */
  over = $state(false);
  #from: { words: string; x: number; y: number } | null = null;
  #was = false;

  constructor(
    private lands: (x: number, y: number) => boolean,
    private drop: (words: string) => void,
  ) {}

  start(words: string, event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#from = { words, x: event.clientX, y: event.clientY };
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const from = this.#from;
    if (!from) return;
    if (event.buttons === 0) return this.stop(); // it was dropped outside the window
    [this.x, this.y] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.hypot(this.x, this.y) > THRESHOLD) this.card = from.words;
    this.over = this.card !== null && this.lands(event.clientX, event.clientY);
  }

  /** Drops the card: over the towers it stays there until the move is answered, elsewhere it returns to the row. */
  end(): void {
    const [card, over] = [this.card, this.over];
    this.#from = null;
    this.#was = card !== null;
    setTimeout(() => (this.#was = false));
    if (card !== null && over) this.drop(card);
    else this.stop();
  }

  stop(): void {
    this.#from = null;
    this.card = null;
    this.over = false;
  }

  /** Whether the card was dropped over the towers. */
  get landed(): boolean {
    return this.card !== null && this.#from === null;
  }

  /** Whether a drag has just ended; its click must be ignored. */
  get dragged(): boolean {
    return this.#was;
  }
}
