// A Svelte action: in a row of buttons the arrow keys move the focus, Home and End go to the ends.

export function arrows(row: HTMLElement): { destroy(): void } {
  function go(event: KeyboardEvent): void {
    const choices = [...row.querySelectorAll<HTMLElement>("button:not(:disabled)")];
    const at = choices.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: choices.length - 1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    choices.at(step % choices.length)?.focus();
  }
  row.addEventListener("keydown", go);
  return { destroy: () => row.removeEventListener("keydown", go) };
}
