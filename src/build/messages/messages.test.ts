import { readFileSync } from "node:fs";
import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import { parse, type Token } from "@messageformat/parser";
import { beforeAll, expect, test } from "vitest";
import { emailTexts, emailTextsFile } from "./email-texts.ts";

interface Message {
  file: string;
  /** Lingui's identifier of the text and its context. */
  id: string;
  text: string;
  spanish: string;
}

const messages: Message[] = [];
/** The texts of the source that `src/content/messages` lacks, and the other way around. */
const differences: string[] = [];

beforeAll(async () => {
  for (const catalog of await getCatalogs(getConfig())) {
    const [source, stored] = await Promise.all([catalog.collect(), catalog.read("es")]);
    for (const [id, { message, origin }] of Object.entries(source ?? {})) {
      if (!stored?.[id]) differences.push(`${origin?.[0]?.[0]}: ${message}`);
    }
    for (const [id, { message = "", translation = "" }] of Object.entries(stored ?? {})) {
      const file = catalog.getFilename("es");
      if (!source?.[id]) differences.push(`${file}: ${message}`);
      messages.push({ file, id, text: message, spanish: translation });
    }
  }
}, 60_000);

test("the messages are those of the source (otherwise run `npm run messages`)", () => {
  expect(differences).toEqual([]);
});

test("emails contain the site's current translations (otherwise run `npm run messages`)", async () => {
  expect(readFileSync(emailTextsFile, "utf8")).toBe(await emailTexts());
});

test("every message is in Spanish", () => {
  expect(messages.filter(({ spanish }) => !spanish)).toEqual([]);
});

test("a translation has the values, elements, and plurals of the message", () => {
  const wrong = messages.filter(({ text, spanish }) => {
    const [one, other] = [text, spanish].map((each) => partsOf(parse(each)).sort().join(" "));
    return spanish && one !== other;
  });
  expect(wrong).toEqual([]);
});

/** The values and elements of a message: "{name}", "<0>", "{count, plural}". */
function partsOf(tokens: Token[]): string[] {
  const parts = tokens.flatMap((token) => {
    if (token.type === "content") return token.value.match(/<\/?\d+\/?>/g) ?? [];
    if (token.type === "plural") {
      const forms = token.cases.map(({ key, tokens }) => [key, ...partsOf(tokens)].join(" "));
      return [`{${token.arg}, plural}`, ...forms];
    }
    return token.type === "argument" ? [`{${token.arg}}`] : [];
  });
  return [...new Set(parts)];
}

test("a message has one translation in all files", () => {
  const translations = new Map<string, Set<string>>();
  for (const { id, spanish } of messages) {
    translations.set(id, (translations.get(id) ?? new Set()).add(spanish));
  }
  const several = [...translations].filter(([, each]) => each.size > 1);
  expect(several).toEqual([]);
});
