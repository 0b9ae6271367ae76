import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { isAddress } from "../functions/_shared/mail/smtp.ts";
import type { Backend } from "../local/apis/backend.ts";
import { startBackend } from "../local/testing/helpers.ts";

// An address that the mailer refuses must be refused when it is entered, or its email would never arrive.

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

/** Tries an address in a table, and returns whether its check accepts it. */
async function isAccepted(table: string, column: string, address: string): Promise<boolean> {
  const [row] = await backend.db.query(
    z.object({ checks: z.string().nullable() }),
    `select string_agg(pg_get_expr(conbin, conrelid), ' and ') as checks from pg_constraint
     where conrelid = $1::regclass and contype = 'c' and conkey = array[(select attnum from pg_attribute where attrelid = $1::regclass and attname = $2)]`,
    [table, column],
  );
  const [found] = await backend.db.query(
    z.object({ accepted: z.boolean() }),
    `select ${row?.checks} as accepted from (select $1::text as ${column}) as given`,
    [address],
  );
  return found?.accepted === true;
}

const columns = [
  ["public.profiles", "email"],
  ["public.practice_invitations", "email"],
  ["public.claim_evidence", "work_email"],
  ["public.removal_requests", "email"],
] as const;

test.each(columns)("%s.%s accepts usual addresses", async (table, column) => {
  for (const address of ["ann@oak.test", "o'neil+dpc_1@mail.oak-care.test", "jörg@öak.test"]) {
    expect(await isAccepted(table, column, address), address).toBe(true);
    expect(isAddress(address)).toBe(true);
  }
});

// Spaces and control characters of all scripts, and all ASCII characters.
const first = Array.from({ length: 0xa0 }, (_, index) => index + 1);
const signs = first
  .concat(0x1680, 0x2003, 0x2028, 0x202e, 0x3000, 0xfeff)
  .map((code) => String.fromCodePoint(code));

test.each(columns)("%s.%s refuses what the mailer refuses", async (table, column) => {
  const refused = signs
    .flatMap((sign) => [`a${sign}b@oak.test`, `ann@o${sign}k.test`])
    .filter((address) => !isAddress(address));
  expect(refused.length).toBeGreaterThan(100);
  const accepted = [];
  for (const address of refused) {
    if (await isAccepted(table, column, address)) accepted.push(address);
  }
  expect(accepted).toEqual([]);
});
