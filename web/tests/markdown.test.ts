import { expect, it } from "vitest";
import { page } from "../build/markdown";

it("gives every rule an anchor and its text, and lists the sections", () => {
  const { title, html, sections, rules } = page(
    "# Title\n\nWords *here*.\n\n## Part\n- **T-1** First `code`\n  goes on, see T-2.\n- **T-2** Second.\n- plain\n### Inner\nText.\n\n## More\n| a |\n|---|\n| T-1 |\n",
  );
  expect(title).toBe("Title");
  expect(rules).toEqual({ "T-1": 'First <code>code</code> goes on, see <a href="#T-2">T-2</a>.', "T-2": "Second." });
  expect(html).toContain('<li id="T-1"');
  expect(html).toContain('<section aria-labelledby="section-1">\n<h2 id="section-1" tabindex="-1">Part</h2>');
  expect(html).toContain("<p>Words <i>here</i>.</p>");
  expect(sections).toEqual([
    { id: "section-1", title: "Part", level: 2, numbered: true },
    { id: "section-2", title: "Inner", level: 3, numbered: false },
    { id: "section-3", title: "More", level: 2, numbered: false },
  ]);
  expect(html.match(/<section/g)).toHaveLength(2);
  expect(html.match(/<\/section>/g)).toHaveLength(2);
});

it("renders terms and their meanings as a list", () => {
  const { html } = page("A game (by us). Words: *row* = what lies\nthere · *spire* = a card of value 0.");
  expect(html).toBe(
    '<p>A game (by us).</p><p class="label">Words</p><dl><div><dt>row</dt><dd>what lies there</dd></div><div><dt>spire</dt><dd>a card of value 0.</dd></div></dl>',
  );
});

it("keeps fenced code unchanged", () => {
  const { html } = page('Before:\n```toml\nname = "mine"\n\n- **T-1** <x>\n```\nAfter.');
  expect(html).toBe('<p>Before:</p>\n<pre tabindex="0"><code>name = "mine"\n\n- **T-1** &lt;x&gt;</code></pre>\n<p>After.</p>');
});

it("escapes text", () => {
  expect(page("a < b & c > d").html).toBe("<p>a &lt; b &amp; c &gt; d</p>");
  expect(page("| a | b |\n|---|---|\n| `<x>` | 1 |").html).toContain("<td><code>&lt;x&gt;</code></td>");
});
