import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, createBackend } from "../local/apis/backend.ts";
import { inMemorySettings } from "../local/testing/helpers.ts";
import { createPostgresCopy } from "../local/testing/postgres.ts";
import { temporaryFolder } from "../local/testing/temporary-folder.ts";

// Two email workers on a PostgreSQL server are killed repeatedly around the moment of sending. Skipped where no server is
// installed, except in CI.

const url = (await createPostgresCopy("Senders that are killed are")) ?? "";

/** `MAILS=10000 npm run test:db` is the thorough run. */
const mails = Number(process.env.MAILS ?? 2000);
/**
 * At which mail the senders are killed, in the order of their starts: just after it is out, or, with a minus, just before.
 * Those that come later are left alone.
 */
const deaths = [137, -91, 1, -1, 240, 20, -2, 65, -88, 109, 30, -45];
const killed = deaths.length;
const repeating = deaths.filter((at) => at > 0).length;
const reader = "00000000-0000-4000-8000-000000000001";

describe.skipIf(!url)("two concurrent email workers", () => {
  let backend: Backend;
  let sql: Sql;

  beforeAll(async () => {
    backend = await createBackend({ settings: { ...inMemorySettings(), databaseUrl: url } });
    sql = postgres(url, { max: 2, onnotice: () => {} });
    await sql`
      insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data, created_at, updated_at)
      values (${reader}, 'reader@cast.test', now(), '{"full_name": "Reader"}'::jsonb, now(), now())`;
    await sql`delete from private.outbox`;
    // Their daily email is none of those that are counted.
    await sql`
      insert into public.notification_preferences (member_id, muted_email_topics)
      select user_id, '{admin_digest}' from public.user_roles where role = 'admin'
      on conflict (member_id) do update set muted_email_topics = excluded.muted_email_topics`;
    await sql`
      insert into private.outbox (recipient, kind, dedupe_key, due_at)
      select ${reader}, 'listing verified', 'mail ' || n, now() from generate_series(1, ${mails}) as n`;
  });

  afterAll(async () => {
    await sql?.end();
    await backend?.close();
  });

  test("lose no email and repeat at most one per crash", { timeout: 240_000 }, async () => {
    const record = path.join(temporaryFolder(), "sent");
    let kills = 0;
    const work = async () => {
      while ((await waiting()) > 0) {
        if (await isKilled(url, record, deaths.shift() ?? 0)) kills += 1;
      }
    };
    const waiting = async () => {
      const [row] = await sql`select count(*)::int from private.outbox where sent_at is null`;
      return Number(row?.count);
    };
    await Promise.all([work(), work()]);

    const sent = existsSync(record) ? readFileSync(record, "utf8").trim().split("\n") : [];
    expect(kills).toBe(killed);
    expect(new Set(sent).size).toBe(mails);
    expect(sent.length - mails).toBeGreaterThanOrEqual(repeating);
    expect(sent.length - mails).toBeLessThanOrEqual(kills);
    const [row] = await sql`select count(*)::int from private.outbox where sent_at is not null`;
    expect(row?.count).toBe(mails);
  });
});

/** Runs a sender until nothing is due or it dies; whether it was killed. */
async function isKilled(url: string, record: string, deathAfter: number): Promise<boolean> {
  const program = path.resolve("supabase/local/testing/sender-process.ts");
  const child = spawn(
    process.execPath,
    ["--import", "tsx", program, url, record, String(deathAfter)],
    {
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const [, signal] = await once(child, "exit");
  return signal === "SIGKILL";
}
