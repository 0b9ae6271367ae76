import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { criticalStyles } from "@/build/prerender/critical-styles";

const styles = String.raw`
.plain{color:red}
.elsewhere{color:blue}
.\[\&_p\]\:mt-4 p{margin-top:1rem}
.\[\&\>h2\]\:mt-14>h2{margin-top:3.5rem}
`;
const dist = mkdtempSync(path.join(tmpdir(), "styles-"));
writeFileSync(path.join(dist, "site.css"), styles);
afterAll(() => rmSync(dist, { recursive: true }));

const find = (body: string) =>
  criticalStyles(
    dist,
    styles,
  )(`<html><head><link rel="stylesheet" href="/site.css"></head><body>${body}</body></html>`);

test("what the document wears is found, and nothing else", async () => {
  const found = await find('<p class="plain">One</p>');
  expect(found).toContain(".plain");
  expect(found).not.toContain(".elsewhere");
});

test("a class that HTML writes with entities is found, too", async () => {
  const found = await find(
    '<div class="[&amp;_p]:mt-4 [&amp;&gt;h2]:mt-14"><h2>Two</h2><p>Three</p></div>',
  );
  expect(found).toContain("margin-top:1rem");
  expect(found).toContain("margin-top:3.5rem");
});
