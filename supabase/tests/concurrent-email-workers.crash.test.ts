import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Backend } from "../local/apis/backend.ts";
import { createPostgresCopy, startBackendOn } from "../local/testing/helpers.ts";
import { temporaryFolder } from "../local/testing/temporary-folder.ts";

// Two email workers on a PostgreSQL server are killed repeatedly around the moment of sending.
// Skipped where no server is installed, except in CI.

const url = (await createPostgresCopy()) ?? "";

/** For a thorough run, use `MAILS=10000 npm run test:crashes`. */
const mails = Number(process.env.MAILS ?? 1000);
/**
 * The delivery after which each worker is killed, in order of their starts, or before which if
 * negative. Later workers are not killed.
 */
const crashes = [137, -91, 1, -1, 240, 20, -2, 65, -88, 109, 30, -45];
const crashCount = crashes.length;
const duplicates = crashes.filter((at) => at > 0).length;
const reader = "00000000-0000-4000-8000-000000000001";

describe.skipIf(!url)("two concurrent email workers", () => {
  let backend: Backend;
  let sql: Sql;

  beforeAll(async () => {
    backend = await startBackendOn(url);
    sql = postgres(url, { max: 2, onnotice: () => {} });
    await sql`
      insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data, created_at, updated_at)
      values (${reader}, 'reader@cast.test', now(), '{"full_name": "Reader"}'::jsonb, now(), now())`;
    await sql`delete from private.outbox`;
    // Mute the daily email to admins, which would change the counts.
    await sql`
      insert into public.notification_preferences (member_id, muted_email_topics)
      select user_id, '{admin_digest}' from public.user_roles where role = 'admin'
      on conflict (member_id) do update set muted_email_topics = excluded.muted_email_topics`;
    await sql`
      insert into private.outbox (recipient, event, dedupe_key, due_at)
      select ${reader}, 'factor_added'::public.event_code, 'mail ' || n, now() from generate_series(1, ${mails}) as n`;
  });

  afterAll(async () => {
    await sql?.end();
    await backend?.close();
  });

  test("lose no email and repeat at most one per crash", { timeout: 240_000 }, async () => {
    const record = path.join(temporaryFolder(), "sent");
    let kills = 0;
    const work = async () => {
      while ((await countUnsent()) > 0) {
        if (await runWorker(url, record, crashes.shift() ?? 0)) kills += 1;
      }
    };
    const countUnsent = async () => {
      const [row] = await sql`select count(*)::int from private.outbox where sent_at is null`;
      return Number(row?.count);
    };
    await Promise.all([work(), work()]);

    const sent = existsSync(record) ? readFileSync(record, "utf8").trim().split("\n") : [];
    expect(kills).toBe(crashCount);
    expect(new Set(sent).size).toBe(mails);
    expect(sent.length - mails).toBeGreaterThanOrEqual(duplicates);
    expect(sent.length - mails).toBeLessThanOrEqual(kills);
    const [row] = await sql`select count(*)::int from private.outbox where sent_at is not null`;
    expect(row?.count).toBe(mails);
  });
});

/** Runs a worker until nothing is due or it crashes. Returns whether it crashed. */
async function runWorker(url: string, record: string, crashAt: number): Promise<boolean> {
  const program = path.resolve("supabase/local/testing/sender-process.ts");
  const child = spawn(
    process.execPath,
    ["--import", "tsx", program, url, record, String(crashAt)],
    {
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const [, signal] = await once(child, "exit");
  return signal === "SIGKILL";
}
