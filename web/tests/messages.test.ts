import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { messagesOf } from "../build/messages";

function folder(files: Record<string, string>): string {
  const made = mkdtempSync(join(tmpdir(), "messages-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(made, name.split("/")[0]!), { recursive: true });
    writeFileSync(join(made, name), text);
  }
  return made;
}

const ENGLISH = "# A comment.\nroll = Roll\nholds =\n    { $me ->\n        [yes] You hold\n       *[no] { $who } holds\n    }\n\nlast = Last\n";

function said(text: string, id: string): string {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle.formatPattern(bundle.getMessage(id)!.value!, { me: "no", who: "Bo" });
}

test("what a language lacks is there in English, and counted", () => {
  const where = folder({ "en/pig.ftl": ENGLISH, "en/page.ftl": "ok = OK\n", "en/terminal.ftl": "only = here\n", "et/pig.ftl": "roll = Veereta\n" });
  const { text, lacking } = messagesOf("et", where);
  expect(lacking).toEqual({ "pig.ftl": 2, "page.ftl": 1 });
  expect(["roll", "holds", "last", "ok"].map((id) => said(text, id))).toEqual(["Veereta", "Bo holds", "Last", "OK"]);
  expect(text).not.toContain("only");
});

test("English lacks nothing", () => {
  const where = folder({ "en/pig.ftl": ENGLISH });
  expect(messagesOf("en", where).lacking).toEqual({});
  expect(said(messagesOf("en", where).text, "holds")).toBe("Bo holds");
});
