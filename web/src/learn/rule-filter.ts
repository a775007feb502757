// Filters a rule page by words, and highlights them where the browser supports it.
const PIECES = "li, tbody tr, p, dl > div, pre";
const GROUPS = ".label, dl, ul, ol, .wide";

const lowerCase = (text: string): string => text.toLocaleLowerCase();

/** Hides everything without all the words and returns the number of rules left. Without words everything is shown. */
export function filterRules(page: HTMLElement, wanted: string): number {
  const words = lowerCase(wanted).split(/\s+/).filter(Boolean);
  const kept: HTMLElement[] = [];
  for (const piece of page.querySelectorAll<HTMLElement>(PIECES)) {
    const text = lowerCase(piece.textContent ?? "");
    piece.hidden = !words.every((word) => text.includes(word));
    if (!piece.hidden) kept.push(piece);
  }
  const alive = (part: Element): boolean => [...part.querySelectorAll<HTMLElement>(PIECES)].some((piece) => !piece.hidden);
  for (const group of page.querySelectorAll<HTMLElement>(GROUPS)) {
    group.hidden = words.length > 0 && !alive(group.matches(".label") ? (group.nextElementSibling ?? group) : group);
  }
  for (const section of page.querySelectorAll<HTMLElement>("section")) section.hidden = !alive(section);
  for (const heading of page.querySelectorAll<HTMLElement>("h3")) heading.hidden = !following(heading).some((part) => !part.hidden);
  highlight(kept, words);
  return kept.filter((piece) => piece.matches(".rule")).length;
}

/** The elements below a third-level heading, up to the next heading. */
function following(heading: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let next = heading.nextElementSibling; next && !/^H\d$/.test(next.tagName); next = next.nextElementSibling) found.push(next as HTMLElement);
  return found;
}

function highlight(pieces: HTMLElement[], words: string[]): void {
  if (!("highlights" in CSS)) return;
  const ranges: Range[] = [];
  for (const piece of words.length ? pieces : []) {
    const texts = document.createTreeWalker(piece, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = lowerCase(texts.currentNode.textContent ?? "");
      for (const word of words) {
        for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
          const range = new Range();
          range.setStart(texts.currentNode, at);
          range.setEnd(texts.currentNode, at + word.length);
          ranges.push(range);
        }
      }
    }
  }
  CSS.highlights.set("found", new Highlight(...ranges));
}
