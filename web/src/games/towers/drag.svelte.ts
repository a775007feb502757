// A card of the row under a finger or a mouse, on its way to a tower.

const FAR = 8; // pixels: less is a tap

export class Drag {
  /** The words of the card that is being dragged. */
  card: string | null = $state(null);
  x = $state(0);
  y = $state(0);
  /** Whether letting go now would build it. */
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
    if (event.buttons === 0) return this.stop(); // it was let go elsewhere
    [this.x, this.y] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.hypot(this.x, this.y) > FAR) this.card = from.words;
    this.over = this.card !== null && this.lands(event.clientX, event.clientY);
  }

  /** Let go: over the towers it stays there till the move is answered, elsewhere it goes back. */
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

  /** It was let go over the towers. */
  get landed(): boolean {
    return this.card !== null && this.#from === null;
  }

  /** A click that only ends a drag is none. */
  get dragged(): boolean {
    return this.#was;
  }
}
