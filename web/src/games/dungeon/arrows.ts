// The arrow keys on the castle: to the nearest button in that direction.
const WAYS: Record<string, [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

export function step(within: HTMLElement, event: KeyboardEvent): void {
  const way = WAYS[event.key];
  if (!way || !(document.activeElement instanceof HTMLElement)) return;
  const middle = (element: Element): [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(document.activeElement);
  let nearest: HTMLElement | null = null;
  let least = Infinity;
  for (const button of within.querySelectorAll<HTMLElement>("button")) {
    const [toX, toY] = middle(button);
    const ahead = (toX - x) * way[0] + (toY - y) * way[1];
    const aside = Math.abs((toX - x) * way[1]) + Math.abs((toY - y) * way[0]);
    if (ahead < 4 || ahead + 2 * aside >= least) continue;
    [nearest, least] = [button, ahead + 2 * aside];
  }
  if (!nearest) return;
  event.preventDefault();
  nearest.focus();
}
