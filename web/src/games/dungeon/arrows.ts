// The arrow keys on the castle move the focus to the nearest button in their direction.
const DIRECTIONS: Record<string, [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

export function step(within: HTMLElement, event: KeyboardEvent): void {
  const direction = DIRECTIONS[event.key];
  if (!direction || !(document.activeElement instanceof HTMLElement)) return;
  const middle = (element: Element): [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(document.activeElement);
  let nearest: HTMLElement | null = null;
  let least = Infinity;
  for (const button of within.querySelectorAll<HTMLElement>("button")) {
    const [toX, toY] = middle(button);
    const ahead = (toX - x) * direction[0] + (toY - y) * direction[1];
    const aside = Math.abs((toX - x) * direction[1]) + Math.abs((toY - y) * direction[0]);
    if (ahead < 4 || ahead + 2 * aside >= least) continue;
    [nearest, least] = [button, ahead + 2 * aside];
  }
  if (!nearest) return;
  event.preventDefault();
  nearest.focus();
}
