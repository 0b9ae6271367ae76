import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { knownKinds } from "../functions/_shared/mail/wording.ts";
import type { Backend } from "../local/apis/backend.ts";
import { sendToMailbox } from "../local/mail/mail-worker.ts";
import type { Mail } from "../local/mail/mailbox.ts";
import { startBackend } from "../local/testing/helpers.ts";

// Runs email_types.test.sql without its rollback and sends everything that it puts into the outbox.

const site = "https://dpc.test";
const script = (name: string) =>
  readFileSync(path.join(process.cwd(), "supabase/tests", name), "utf8");

let backend: Backend;
const kinds = new Map<string, string>();

beforeAll(async () => {
  backend = await startBackend();
  backend.setOrigin(site);
  const { db } = backend;
  await db.run(script("000_cast.sql"));
  // pgTAP keeps its plan in temporary tables.
  await db.run(
    `discard temp; ${script("email_types.test.sql").replace(/rollback;\s*$/, "commit;")}`,
  );
  await db.run(`
    create or replace function private.get_email_skip_reason(mail private.outbox) returns text
    language sql as $$ select null::text -- send emails that are outdated by now $$;
    update private.outbox set due_at = now();
    update private.work_email_codes set hashes = '{}', refused_at = null`);
  const mail = z.object({ id: z.string(), kind: z.string() });
  const readKinds = async () => {
    const mails = await db.query(mail, "select id, kind from private.outbox");
    for (const { id, kind } of mails) kinds.set(id, kind);
  };
  await readKinds();
  const { failed } = await sendToMailbox(backend);
  expect(failed).toBe(0);
  // Some are deleted once they are sent, and digests are added.
  await readKinds();
});
afterAll(() => backend.close());

const kindOf = ({ headers }: Mail) =>
  kinds.get(/^<(.*)@/.exec(headers?.["Message-ID"] ?? "")?.[1] ?? "");

test("every email that arrives has a known type, and every type arrives", () => {
  const arrived = backend.mailbox.mails.map(kindOf);
  expect([...new Set(arrived)].sort()).toEqual([...knownKinds].sort());
});

// Emails that a person asked for themselves, and about the security of an account, have no unsubscribe link.
const answers = [
  "contact reply",
  "removal confirmation",
  "removal approved",
  "removal declined",
  "removal excepted",
  "account factor added",
  "account deleted",
  "account admin added",
  "request copy",
];

describe.each(knownKinds)("%s", (kind) => {
  const mails = () => backend.mailbox.mails.filter((mail) => kindOf(mail) === kind);

  test("is complete and has no placeholder", () => {
    for (const { subject, text, html } of mails()) {
      expect(`${subject}${text}${html}`).not.toMatch(/undefined|null|NaN|\[object/);
      // The placeholder of a missing name.
      expect(text).not.toMatch(
        /\ba practice\b(?! invited)|^Someone\b(?! (disputed|entered|posted|wrote))|a place in your alerts/m,
      );
    }
  });

  test("links only to existing pages of the site", async () => {
    for (const { text } of mails()) {
      const links = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link));
      expect(links.length).toBeGreaterThan(answers.includes(kind) ? 0 : 1);
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
      const isOneTime = kind === "work address code" || answers.includes(kind);
      const oneClick = headers?.["List-Unsubscribe-Post"];
      expect(oneClick).toBe(isOneTime ? undefined : "List-Unsubscribe=One-Click");
      expect(headers?.["Auto-Submitted"]).toBe("auto-generated");
    }
  });
});
