import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { invalidPhones, validPhones } from "../../src/test/phone-cases.ts";
import type { Backend } from "../local/apis/backend.ts";
import { startBackend } from "../local/testing/helpers.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

async function parsePhone(written: string): Promise<string | null> {
  const [row] = await backend.db.query(
    z.object({ phone: z.string().nullable() }),
    "select private.parse_phone($1) as phone",
    [written],
  );
  return row?.phone ?? null;
}

test.each(validPhones)("the database stores %j as %s", async (written, stored) => {
  expect(await parsePhone(written)).toBe(stored);
});

test.each(invalidPhones)("the database refuses %j with the reason", async (written, reason) => {
  await expect(parsePhone(written)).rejects.toThrow(reason);
});

test("the database stores a fax number", async () => {
  const [row] = await backend.db.query(
    z.object({ fax: z.string() }),
    "select private.parse_phone('Fax: 512-555-0142', 'fax') as fax",
    [],
  );
  expect(row).toEqual({ fax: "+15125550142" });
});
