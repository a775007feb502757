import { expect, it } from "vitest";
import { page } from "../build/markdown";

it("gives every rule an anchor and its text", () => {
  const { html, rules } = page("# Title\n\nWords *here*.\n\n## Part\n- **T-1** First `code`\n  goes on.\n- **T-2** Second.\n- plain\n");
  expect(rules).toEqual({ "T-1": "First <code>code</code> goes on.", "T-2": "Second." });
  expect(html).toContain('<li id="T-1"');
  expect(html).toContain("<h2>Part</h2>");
  expect(html).toContain("<p>Words <i>here</i>.</p>");
});

it("lets no text become markup", () => {
  expect(page("a < b & c > d").html).toBe("<p>a &lt; b &amp; c &gt; d</p>");
  expect(page("| a | b |\n|---|---|\n| `<x>` | 1 |").html).toContain("<td><code>&lt;x&gt;</code></td>");
});
