import { expect, it } from "vitest";
import { z } from "zod";
import {
  adminQuery,
  lateMailQuery,
  npiWorkerQuery,
} from "../../src/build/deploy/deployment-checks.ts";
import { openSession } from "../local/testing/helpers.ts";

it("the queries of the deployment check find late mail, an admin, and the NPI worker", async () => {
  const db = await openSession();
  const namesOf = async (query: string) => {
    const rows = await db.query(z.object({ name: z.string() }), query);
    return rows.map(({ name }) => name);
  };
  try {
    await db.run("delete from private.outbox; delete from private.npi_worker_status;");
    expect(await namesOf(lateMailQuery)).toEqual([]);
    expect(await namesOf(npiWorkerQuery)).toEqual([]);
    expect(await namesOf(adminQuery)).toEqual(["admin"]);

    await db.run(`
      insert into private.npi_worker_status (is_on, seen_at) values (false, now());
      insert into private.outbox (recipient, event, dedupe_key, due_at, attempts, last_error, given_up_at)
      select user_id, 'listing_verified', mail.* from public.user_roles,
        (values ('just due', now(), 0, null, null::timestamptz),
          ('late', '2026-01-01 12:00+00', 0, null, null),
          ('refused', '2026-01-01 12:00+00', 7, '535 Authentication failed', now())) as mail
      where role = 'admin';`);
    expect(await namesOf(lateMailQuery)).toEqual([
      expect.stringMatching(/^due since 2026-01-01 /),
      "given up: 535 Authentication failed",
    ]);
    expect(await namesOf(npiWorkerQuery)).toEqual(["npi"]);
  } finally {
    await db.close();
  }
});
