// Converts the subset of Markdown that the rules use: headings, lists, tables, paragraphs, code, bold, italics.

export interface Section {
  id: string; // the same in every language
  title: string;
  level: number;
  numbered: boolean; // whether it contains numbered rules
}

export interface Page {
  title: string;
  html: string;
  sections: Section[];
  rules: Record<string, string>; // by number, such as T-7: its text as HTML
}

const RULE = /^\*\*([A-Z]-\d+[a-z]?)\*\*\s+/;
const TERMS = /^(?:(.*[.!?)]) )?([^.!?:]+):\s*(\*[^*]+\* = .*)$/; // "Vocabulary: *row* = … · *spire* = …"

/** A rule page: the introduction, then a <section> for each second-level heading. */
export function page(text: string): Page {
  const rules: Record<string, string> = {};
  const sections: Section[] = [];
  const out: string[] = [];
  let title = "";
  for (const block of split(text)) {
    const first = block[0] ?? "";
    if (first.startsWith("# ")) {
      title = plain(first.slice(2));
    } else if (/^#{2,4} /.test(first)) {
      const level = first.indexOf(" ");
      const section = { id: `section-${sections.length + 1}`, title: plain(first.slice(level + 1)), level, numbered: false };
      if (level === 2) out.push(`${sections.length ? "</section>" : ""}<section aria-labelledby="${section.id}">`);
      out.push(`<h${level} id="${section.id}" tabindex="-1">${inline(first.slice(level + 1))}</h${level}>`);
      sections.push(section);
    } else if (first.startsWith("- ")) {
      const list = items(block, /^- /);
      out.push(`<ul>${list.map((item) => rule(item, rules)).join("")}</ul>`);
      if (list.some((item) => RULE.test(item))) for (const open of around(sections)) open.numbered = true;
    } else if (/^\d+\. /.test(first)) {
      out.push(`<ol>${items(block, /^\d+\. /).map((item) => `<li>${inline(item)}</li>`).join("")}</ol>`);
    } else if (first.startsWith("|")) {
      out.push(table(block, sections.at(-1)?.id ?? ""));
    } else if (first.startsWith("```")) {
      out.push(`<pre tabindex="0"><code>${safe(block.slice(1).join("\n"))}</code></pre>`);
    } else {
      out.push(paragraph(block.map((line) => line.trim()).join(" ")));
    }
  }
  if (sections.length) out.push("</section>");
  return { title, html: out.join("\n"), sections, rules };
}

/** The sections that contain the next block: the last one, and the second-level section around it. */
function around(sections: Section[]): Section[] {
  const last = sections.at(-1);
  const outer = sections.filter((one) => one.level === 2).at(-1);
  return last && outer ? [last, outer] : [];
}

function paragraph(text: string): string {
  const [, before = "", label = "", list = ""] = TERMS.exec(text) ?? [];
  if (!list) return `<p>${inline(text)}</p>`;
  const entries = list.split(" · ").map((entry) => entry.split(" = "));
  const terms = entries.map(([term = "", ...meaning]) => `<div><dt>${inline(term.replaceAll("*", ""))}</dt><dd>${inline(meaning.join(" = "))}</dd></div>`);
  return `${before ? `<p>${inline(before)}</p>` : ""}<p class="label">${inline(label)}</p><dl>${terms.join("")}</dl>`;
}

/** Splits the text into blocks. A block ends at an empty line, at a heading, or where another kind of block begins. */
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
    if (kind === "code") {
      if (is !== "fence") open.push(line);
      else close();
      kind = is === "fence" ? "" : kind;
      continue;
    }
    if (is === "" || is === "#" || is !== kind) close();
    if (is !== "") open.push(line);
    kind = is === "#" ? "" : is === "fence" ? "code" : is;
  }
  close();
  return blocks;
}

function kindOf(line: string, before: string): string {
  if (!line.trim()) return "";
  if (line.startsWith("```")) return "fence";
  if (/^#{1,4} /.test(line)) return "#";
  if (line.startsWith("- ")) return "ul";
  if (/^\d+\. /.test(line)) return "ol";
  if (line.startsWith("|")) return "table";
  if (/^\s+\S/.test(line) && (before === "ul" || before === "ol")) return before; // the continuation of a list item
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
  return `<li id="${number}" class="rule" tabindex="-1"><a class="number" href="#${number}">${number}</a><span>${text}</span></li>`;
}

function table(block: string[], section: string): string {
  const rows = block.filter((line) => !/^\|[\s:|-]+\|$/.test(line)).map((line) => line.slice(1, line.lastIndexOf("|")).split(/(?<!\\)\|/));
  const row = (cells: string[], tag: string) => `<tr>${cells.map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`).join("")}</tr>`;
  const [head = [], ...body] = rows;
  return `<div class="wide" tabindex="0" role="group" aria-labelledby="${section}"><table><thead>${row(head, "th")}</thead><tbody>${body.map((cells) => row(cells, "td")).join("")}</tbody></table></div>`;
}

const safe = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
const plain = (text: string): string => text.replace(/[`*]/g, "");

/** Converts bold, italics and code; a rule id becomes a link to its rule. */
function inline(text: string): string {
  return safe(text)
    .split(/(`[^`]*`)/)
    .map((piece) => {
      if (piece.startsWith("`")) return `<code>${piece.slice(1, -1)}</code>`;
      return piece
        .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
        .replace(/\*\*([^*]+)\*\*/g, "<b>$1</b>")
        .replace(/\*([^*]+)\*/g, "<i>$1</i>")
        .replace(/\b[A-Z]-\d+[a-z]?\b/g, '<a href="#$&">$&</a>');
    })
    .join("");
}
