import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import type { Backend } from "../local/apis/backend.ts";
import {
  confusablesFile,
  confusablesSql,
  findLookAlikes,
} from "../local/commands/gen-confusables.ts";
import { startBackend } from "../local/testing/helpers.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

it("the migration of look-alike characters matches the generating script", () => {
  // The list of combining marks is not compared, because it depends on the Unicode version of Node.
  const lookAlikesIn = (sql: string) => sql.slice(sql.indexOf("private.replace_look_alikes"));
  expect(lookAlikesIn(readFileSync(confusablesFile, "utf8"))).toBe(lookAlikesIn(confusablesSql()));
});

it("the database converts every look-alike character to its letter or digit", async () => {
  const lookAlikes = [...findLookAlikes()].map(([character, letter]) => ({ character, letter }));
  expect(lookAlikes.length).toBeGreaterThan(500);
  const differing = await backend.db.query(
    z.object({ character: z.string() }),
    `select character from jsonb_to_recordset($1::text::jsonb) as pairs (character text, letter text)
     where private.name_skeleton('x' || character || 'x') <> private.name_skeleton('x' || letter || 'x')`,
    [JSON.stringify(lookAlikes)],
  );
  expect(differing).toEqual([]);
});
