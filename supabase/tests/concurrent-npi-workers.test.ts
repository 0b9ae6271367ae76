import { setTimeout } from "node:timers/promises";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkDue } from "../functions/_shared/npi/check-due.ts";
import type { Backend } from "../local/apis/backend.ts";
import { createPostgresCopy, startBackendOn } from "../local/testing/helpers.ts";

// Concurrent NPI workers on a PostgreSQL server. Skipped where no server is installed, except in CI.

const url = await createPostgresCopy();

describe.skipIf(url === null)("concurrent NPI workers", () => {
  let backend: Backend;
  let sql: Sql;

  beforeAll(async () => {
    backend = await startBackendOn(url);
    sql = postgres(url ?? "", { max: 10, onnotice: () => {} });
  });

  afterAll(async () => {
    await sql?.end();
    await backend?.close();
  });

  test("request each NPI once", async () => {
    await sql`update private.npi_records set due_at = now()`;
    const due = await sql`select npi from private.npi_records`;
    const requested: string[] = [];
    const work = () =>
      checkDue({
        query: async (statement, parameters) => [
          ...(await sql.unsafe(statement, parameters.map(String))),
        ],
        lookUp: async (npi) => {
          requested.push(npi);
          return { status: "not found" };
        },
        shouldContinue: () => true,
      });
    const reports = await Promise.all([work(), work(), work()]);
    expect(due.length).toBeGreaterThan(200);
    expect(requested.sort()).toEqual(due.map(({ npi }) => String(npi)).sort());
    expect(Math.min(...reports.map(({ checked }) => checked))).toBeGreaterThan(0);
  });

  test("keep an NPI that a listing adds concurrently", async () => {
    const npi = "1000000004";
    await sql`insert into private.npi_records (npi) values (${npi})`;
    const updates: PromiseLike<unknown>[] = [];
    await sql.begin(async (checker) => {
      // Runs the steps of lease_npi for an unused NPI and adds a listing with it in between.
      await checker`select from private.npi_records where npi = ${npi} for update`;
      updates.push(
        sql`
          select private.write_listing(id, ${sql.json({ npi })}) from public.doctors
          where npi is null and status = 'published' limit 1`.execute(),
      );
      await setTimeout(300);
      await checker`delete from private.npi_records where npi = ${npi}`;
    });
    await Promise.all(updates);
    expect(await sql`select from private.npi_records where npi = ${npi}`).toHaveLength(1);
  });
});
