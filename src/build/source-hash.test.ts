import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildProblem, sourceHash } from "./source-hash.ts";

let root = "";
const write = (file: string, content: string) => writeFileSync(path.join(root, file), content);
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "dpc-nearby-sources-"));
  for (const folder of ["src/test", "dist"])
    mkdirSync(path.join(root, folder), { recursive: true });
  write("src/app.ts", "one");
});
afterEach(() => rmSync(root, { recursive: true }));

const build = () => write("dist/.sources", sourceHash(root));

test("without a build there is nothing to test", () => {
  expect(buildProblem(root)).toMatch(/^There is no build.*npm run build/);
});

test("a build is as good as its sources are the same, whatever the clock says", () => {
  build();
  utimesSync(path.join(root, "src/app.ts"), new Date(), new Date(Date.now() + 60_000));
  expect(buildProblem(root)).toBeNull();
  write("src/app.test.ts", "a test");
  write("src/test/setup.ts", "of tests");
  expect(buildProblem(root)).toBeNull();

  write("src/app.ts", "two");
  expect(buildProblem(root)).toMatch(/^The sources have changed.*npm run build/);
  build();
  expect(buildProblem(root)).toBeNull();
  write("src/more.ts", "");
  expect(buildProblem(root)).not.toBeNull();
  rmSync(path.join(root, "src/more.ts"));
  expect(buildProblem(root)).toBeNull();
});
