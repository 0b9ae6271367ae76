import { Script } from "node:vm";
import { expect, test } from "vitest";
import { compileProgram } from "@/build/inline/compile";

test.each([
  ["opener", 1000],
  ["starter", 2150],
  ["city-namer", 1000],
  ["feed-teller", 7500],
  ["listing-teller", 1350],
  ["source-check", 1350],
] as const)(
  "the %s is one script that can stand in a document, of less than %i characters",
  async (program, limit) => {
    const code = await compileProgram(program, []);
    // A classic script: throws if an import is left, or anything else that only a module may hold.
    expect(() => new Script(code)).not.toThrow();
    expect(code).not.toMatch(/<\/script|<!--|\r/i);
    expect(code.length).toBeLessThan(limit);
  },
);

test("it is the same each time, so that its hash allows it, and keeps its names to itself", async () => {
  const links = [{ rel: "icon", href: "/favicon.svg" }];
  const code = await compileProgram("starter", links);
  expect(await compileProgram("starter", links)).toBe(code);
  expect(code).toContain("/favicon.svg");
  expect(code).toMatch(/^\(function\(\)\{.*\}\)\(\);$/);
});
