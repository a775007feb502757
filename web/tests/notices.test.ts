// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { RefusedError } from "../src/lib/api";

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
});
afterEach(cleanup);

/** The modules read from the browser when they are loaded, so they are imported after the stubs. */
async function page() {
  const [{ notices }, { i18n }, api, { default: Notices }] = await Promise.all([
    import("../src/lib/notices.svelte"),
    import("../src/lib/i18n.svelte"),
    import("../src/lib/api"),
    import("../src/ui/Notices.svelte"),
  ]);
  await i18n.load("en");
  render(Notices);
  return { notices, i18n, refused: (why: string, rules: string[]): RefusedError => new api.RefusedError(why, null, rules) };
}

it("shows a refusal by a rule with the text of the rule and a link to it", async () => {
  const { notices, refused } = await page();
  notices.showRefusal(refused("You cannot lay that there.", ["T-7"]), "towers");
  await screen.findByText("You cannot lay that there.");
  expect(screen.getByRole("link", { name: "Rule T-7" }).getAttribute("href")).toBe("/rules/towers#T-7");
  await screen.findByText("A card must be strictly lower than the card it is laid on. Equal is not lower.");
});

it("shows a plain refusal without a rule", async () => {
  const { notices, refused } = await page();
  notices.showRefusal(refused("The game has not started yet.", []), "towers");
  await screen.findByText("The game has not started yet.");
  expect(document.querySelectorAll(".notice:last-child a")).toHaveLength(0);
});
