import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { emailedEvents } from "../functions/_shared/mail/event-codes.ts";
import type { Backend } from "../local/apis/backend.ts";
import { sendToMailbox } from "../local/mail/mail-worker.ts";
import type { Mail } from "../local/mail/mailbox.ts";
import { startBackend } from "../local/testing/helpers.ts";

// Runs emailed_events.test.sql without its rollback and sends everything that it puts into the outbox.

const site = "https://dpc.test";
const script = (name: string) =>
  readFileSync(path.join(process.cwd(), "supabase/tests", name), "utf8");

let backend: Backend;
const events = new Map<string, string>();

beforeAll(async () => {
  backend = await startBackend();
  backend.setOrigin(site);
  const { db } = backend;
  await db.run(script("000_cast.sql"));
  // pgTAP keeps its plan in temporary tables.
  await db.run(
    `discard temp; ${script("emailed_events.test.sql").replace(/rollback;\s*$/, "commit;")}`,
  );
  await db.run(`
    create or replace function private.get_email_skip_reason(mail private.outbox) returns text
    language sql as $$ select null::text -- send emails that are outdated by now $$;
    update private.outbox set due_at = now();
    update private.work_email_codes set hashes = '{}', refused_at = null`);
  const mail = z.object({ id: z.string(), event: z.string() });
  const readEvents = async () => {
    const mails = await db.query(mail, "select id, event from private.outbox");
    for (const { id, event } of mails) events.set(id, event);
  };
  await readEvents();
  const { failed } = await sendToMailbox(backend);
  expect(failed).toBe(0);
  // Some are deleted once they are sent, and digests are added.
  await readEvents();
});
afterAll(() => backend.close());

const eventOf = ({ headers }: Mail) =>
  events.get(/^<(.*)@/.exec(headers?.["Message-ID"] ?? "")?.[1] ?? "");

test("every email that arrives is about an event, and every event arrives", () => {
  const arrived = backend.mailbox.mails.map(eventOf);
  expect([...new Set(arrived)].sort()).toEqual([...emailedEvents].sort());
});

// Emails that a person asked for themselves, and about the security of an account, have no unsubscribe link.
const answers = [
  "message_reply",
  "removal_requested",
  "removal_approved",
  "removal_declined",
  "removal_excepted",
  "factor_added",
  "account_deleted",
  "admin_added",
];

describe.each(emailedEvents)("%s", (event) => {
  const mails = () => backend.mailbox.mails.filter((mail) => eventOf(mail) === event);

  test("is complete and has no placeholder", () => {
    for (const { subject, text, html } of mails()) {
      expect(`${subject}${text}${html}`).not.toMatch(/undefined|null|NaN|\[object/);
      // The placeholder of a missing name.
      expect(text).not.toMatch(
        /\ba practice\b(?! invited)|^Someone\b(?! (disputed|entered|invited|offers|posted|wrote))|a place in your alerts/m,
      );
    }
  });

  test("links only to existing pages of the site", async () => {
    for (const { text } of mails()) {
      const links = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link));
      expect(links.length).toBeGreaterThan(answers.includes(event) ? 0 : 1);
      for (const { origin, pathname } of links) {
        expect(origin).toBe(site);
        const [, table, id] = /^\/(doctor|post)\/([0-9a-f-]{36})/.exec(pathname) ?? [];
        if (!table) continue;
        const rows = await backend.db.query(
          z.unknown(),
          `select from public.${table}s where id = $1`,
          [id],
        );
        expect(rows, pathname).toHaveLength(1);
      }
    }
  });

  test("can be unsubscribed with one click unless it is a code, a copy, or a reply", () => {
    for (const { headers } of mails()) {
      const isOneTime = event === "work_email_code" || answers.includes(event);
      const oneClick = headers?.["List-Unsubscribe-Post"];
      expect(oneClick).toBe(isOneTime ? undefined : "List-Unsubscribe=One-Click");
      expect(headers?.["Auto-Submitted"]).toBe("auto-generated");
    }
  });
});
