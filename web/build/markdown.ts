// The small part of Markdown that the rules are written in: headings, lists, tables, paragraphs, code, bold, italics.

export interface Page {
  html: string;
  rules: Record<string, string>; // by number, such as T-7: its text as HTML
}

const RULE = /^\*\*([A-Z]-\d+[a-z]?)\*\*\s+/;

export function page(text: string): Page {
  const rules: Record<string, string> = {};
  const out: string[] = [];
  const blocks = split(text);
  for (const block of blocks) {
    const first = block[0] ?? "";
    if (/^#{1,4} /.test(first)) {
      const level = first.indexOf(" ");
      out.push(`<h${level}>${inline(first.slice(level + 1))}</h${level}>`);
    } else if (first.startsWith("- ")) {
      out.push(`<ul>${items(block, /^- /).map((item) => rule(item, rules)).join("")}</ul>`);
    } else if (/^\d+\. /.test(first)) {
      out.push(`<ol>${items(block, /^\d+\. /).map((item) => `<li>${inline(item)}</li>`).join("")}</ol>`);
    } else if (first.startsWith("|")) {
      out.push(table(block));
    } else {
      out.push(`<p>${inline(block.join(" "))}</p>`);
    }
  }
  return { html: out.join("\n"), rules };
}

/** Lines that belong together: a block ends at an empty line, at a heading, or where another kind begins. */
function split(text: string): string[][] {
  const blocks: string[][] = [];
  let open: string[] = [];
  let kind = "";
  const close = () => {
    if (open.length) blocks.push(open);
    open = [];
  };
  for (const line of text.split("\n")) {
    const is = kindOf(line, kind);
    if (is === "" || is === "#" || is !== kind) close();
    if (is !== "") open.push(line);
    kind = is === "#" ? "" : is;
  }
  close();
  return blocks;
}

function kindOf(line: string, before: string): string {
  if (!line.trim()) return "";
  if (/^#{1,4} /.test(line)) return "#";
  if (line.startsWith("- ")) return "ul";
  if (/^\d+\. /.test(line)) return "ol";
  if (line.startsWith("|")) return "table";
  if (/^\s+\S/.test(line) && (before === "ul" || before === "ol")) return before; // a list's line goes on
  return "p";
}

function items(block: string[], mark: RegExp): string[] {
  const found: string[] = [];
  for (const line of block) {
    if (mark.test(line)) found.push(line.replace(mark, ""));
    else found[found.length - 1] += ` ${line.trim()}`;
  }
  return found;
}

function rule(item: string, rules: Record<string, string>): string {
  const number = RULE.exec(item)?.[1];
  if (!number) return `<li>${inline(item)}</li>`;
  const text = inline(item.replace(RULE, ""));
  rules[number] = text;
  return `<li id="${number}" class="rule" tabindex="-1"><b class="number">${number}</b><span>${text}</span></li>`;
}

function table(block: string[]): string {
  const rows = block.filter((line) => !/^\|[\s:|-]+\|$/.test(line)).map((line) => line.slice(1, line.lastIndexOf("|")).split(/(?<!\\)\|/));
  const row = (cells: string[], tag: string) => `<tr>${cells.map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`).join("")}</tr>`;
  const [head = [], ...body] = rows;
  return `<div class="wide" tabindex="0" role="group"><table><thead>${row(head, "th")}</thead><tbody>${body.map((cells) => row(cells, "td")).join("")}</tbody></table></div>`;
}

function inline(text: string): string {
  const safe = text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
  return safe
    .split(/(`[^`]*`)/)
    .map((piece) => {
      if (piece.startsWith("`")) return `<code>${piece.slice(1, -1)}</code>`;
      return piece
        .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
        .replace(/\*\*([^*]+)\*\*/g, "<b>$1</b>")
        .replace(/\*([^*]+)\*/g, "<i>$1</i>");
    })
    .join("");
}
