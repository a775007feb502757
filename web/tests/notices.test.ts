// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Refused } from "../src/lib/api";

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
});
afterEach(cleanup);

/** The page's own modules look at the browser when they are loaded. */
async function page() {
  const [{ notices }, { speech }, api, { default: Notices }] = await Promise.all([
    import("../src/lib/notices.svelte"),
    import("../src/lib/speech.svelte"),
    import("../src/lib/api"),
    import("../src/ui/Notices.svelte"),
  ]);
  await speech.speak("en");
  render(Notices);
  return { notices, speech, refused: (why: string, rules: string[]): Refused => new api.Refused(why, null, rules) };
}

it("shows a refusal by a rule with the rule's own words and a link to it", async () => {
  const { notices, refused } = await page();
  notices.refused(refused("You cannot lay that there.", ["T-7"]), "towers");
  await screen.findByText("You cannot lay that there.");
  expect(screen.getByRole("link", { name: "Rule T-7" }).getAttribute("href")).toBe("/rules/towers#T-7");
  await screen.findByText("A card must be strictly lower than the card it is laid on. Equal is not lower.");
});

it("shows a plain refusal without any rule", async () => {
  const { notices, refused } = await page();
  notices.refused(refused("The game has not started yet.", []), "towers");
  await screen.findByText("The game has not started yet.");
  expect(document.querySelectorAll(".notice:last-child a")).toHaveLength(0);
});
