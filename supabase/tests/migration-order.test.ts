import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { Backend } from "../local/apis/backend.ts";
import { startBackend } from "../local/testing/helpers.ts";
import { findDefinitions, findLateUses, readMigrations } from "./migration-order.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const files = readMigrations();

test("each file uses only functions, tables, views, and types that stand above", () => {
  expect(findLateUses(files)).toEqual([]);
});

test("the files define everything that the database has", async () => {
  const objects = await backend.db.query(
    z.object({ name: z.string() }),
    `select distinct format('%s.%s', nspname, name) as name
    from (
      select pronamespace, proname from pg_proc where prokind = 'f'
      union all select relnamespace, relname from pg_class where relkind in ('r', 'v')
      union all select typnamespace, typname from pg_type where typtype = 'e'
    ) as objects (namespace, name)
    join pg_namespace on pg_namespace.oid = namespace
    where nspname in ('public', 'private')`,
  );
  const defined = findDefinitions(files);
  expect(objects.map(({ name }) => name).filter((name) => !defined.has(name))).toEqual([]);
});
