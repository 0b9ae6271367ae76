import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { sendToMailbox } from "../local/mail/mail-worker.ts";
import { type Attempt, attackers, type Scene, setUpScene } from "./attackers.ts";

// Sends emails from the outbox, and attacks the outbox through the API.

// The backend logs refused requests, which this test expects.
vi.spyOn(console, "error").mockImplementation(() => {});

let scene: Scene;
beforeAll(async () => {
  scene = await setUpScene();
  await scene.backend.db.run(
    `delete from private.outbox; delete from public.notification_preferences; delete from public.alerts;
     select private.enqueue_digests();
     -- Mark the daily email to admins as sent, because it would change the counts.
     update private.outbox set sent_at = now()`,
  );
});
afterAll(() => scene.backend.close());

const rows = <T>(row: z.ZodType<T>, sql: string) => scene.backend.db.query(row, sql);

const readPreferences = () =>
  rows(
    z.object({
      member_id: z.string(),
      topics: z.string(),
      suppressed_email: z.string().nullable(),
    }),
    "select member_id, muted_email_topics::text as topics, suppressed_email from public.notification_preferences",
  );

test.each(attackers)(
  "a %s can reach neither the outbox nor the worker's functions",
  async (attacker) => {
    const inPrivate = { headers: { "accept-profile": "private", "content-profile": "private" } };
    for (const [path, request] of [
      ["/rest/v1/outbox", {}],
      ["/rest/v1/outbox", inPrivate],
      ["/rest/v1/event_types", inPrivate],
      ["/rest/v1/rpc/lease_email", { body: { for_time: "1 hour" } }],
      ["/rest/v1/rpc/lease_email", { ...inPrivate, body: { for_time: "1 hour" } }],
      ["/rest/v1/rpc/mark_email_sent", { ...inPrivate, body: { mail: scene.patient.id } }],
      ["/rest/v1/rpc/secret", { ...inPrivate, body: { wanted: "send_mail_key" } }],
      ["/rest/v1/rpc/start_email_worker", { ...inPrivate, body: {} }],
      ["/rest/v1/rpc/purge_outbox", { body: {} }],
    ] satisfies Attempt[]) {
      const { status, text } = await scene.call(attacker, path, request);
      expect(status, `${path} ${text}`).toBeGreaterThanOrEqual(400);
    }
  },
);

describe("an email", () => {
  test("arrives once, links to the site, and contains no secret", async () => {
    const { backend, patient } = scene;
    backend.setOrigin("https://dpc.test");
    await backend.db.run(
      `insert into public.doctors (id, practice_name, address_city, address_state, address_zip, status, closes_on)
       values ('${patient.id}', 'Mail <b>Oak</b> Clinic', 'Austin', 'TX', '78704', 'published', current_date + 90);
       select private.notify('${patient.id}', 'request_closing_announced', '${patient.id}', 'About your illness');`,
    );
    expect(await sendToMailbox(backend)).toEqual({ sent: 1, failed: 0 });
    expect(await sendToMailbox(backend)).toEqual({ sent: 0, failed: 0 });
    const [mail] = backend.mailbox.mails;
    expect(mail?.to).toBe(patient.email);
    expect(mail?.subject).toBe("Mail <b>Oak</b> Clinic will close");
    expect(mail?.text).toContain(`https://dpc.test/doctor/${patient.id}`);
    expect(mail?.html).not.toContain("<b>Oak");
    expect(`${mail?.html}${mail?.text}`).not.toContain("illness");
    expect(mail?.headers?.["Message-ID"]).toMatch(/^<[0-9a-f-]{36}@dpc\.test>$/);
  });

  test("is retried when its delivery failed", async () => {
    const { backend, patient } = scene;
    await backend.db.run(
      `select private.notify('${patient.id}', 'request_closing_announced', '${patient.id}')`,
    );
    const send = vi.spyOn(backend.mailbox, "send").mockImplementationOnce(() => {
      throw new Error("451 come back later");
    });
    expect(await sendToMailbox(backend)).toEqual({ sent: 0, failed: 1 });
    const [row] = await rows(
      z.object({ last_error: z.string(), attempts: z.number() }),
      "select last_error, attempts from private.outbox where sent_at is null",
    );
    expect(row).toEqual({ last_error: "451 come back later", attempts: 1 });
    await backend.db.run("update private.outbox set due_at = now() where sent_at is null");
    expect(await sendToMailbox(backend)).toEqual({ sent: 1, failed: 0 });
    send.mockRestore();
  });
});

/** Returns the one-click unsubscribe link in the header of the newest mail. */
function oneClickLink(): URL {
  const header = scene.backend.mailbox.mails[0]?.headers?.["List-Unsubscribe"] ?? "";
  return new URL(/^<(.*)>$/.exec(header)?.[1] ?? "");
}

const post = (path: string, body?: string) =>
  scene.backend.fetch(
    new Request(new URL(path, "https://dpc.test"), {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      ...(body !== undefined && { body }),
    }),
  );

describe("the unsubscribe link of an email", () => {
  test("redirects to the confirmation page when opened", async () => {
    const link = oneClickLink();
    const response = await scene.backend.fetch(new Request(link));
    expect(response.status).toBe(303);
    const token = link.searchParams.get("token") ?? "";
    expect(response.headers.get("location")).toBe(
      `https://dpc.test/unsubscribe?token=${encodeURIComponent(token)}`,
    );
    expect(await readPreferences()).toEqual([]);
  });

  test.each([
    ["forged", (token: string) => `${token.slice(0, -1)}${token.endsWith("0") ? "1" : "0"}`],
    ["for another topic", (token: string) => token.replace(".requests.", ".practice.")],
    ["for another member", (token: string) => token.replace(/^[^.]*/, scene.member.id)],
    ["cut off", (token: string) => token.slice(0, 60)],
    ["empty", () => ""],
    ["without a signature", (token: string) => token.replace(/[^.]*$/, "")],
  ])("that is %s does not unsubscribe", async (_what, forge) => {
    const token = forge(oneClickLink().searchParams.get("token") ?? "");
    const response = await post(`/functions/v1/unsubscribe?token=${encodeURIComponent(token)}`);
    expect(response.status).toBe(403);
    expect(await readPreferences()).toEqual([]);
  });

  test("unsubscribes from its topic alone when an email program posts to it", async () => {
    const { pathname, search } = oneClickLink();
    for (const _again of [1, 2]) {
      const response = await post(pathname + search, "List-Unsubscribe=One-Click");
      expect(response.status).toBe(200);
    }
    expect(await readPreferences()).toEqual([
      { member_id: scene.patient.id, topics: "{requests}", suppressed_email: null },
    ]);
    await scene.backend.db.run(
      `select private.notify('${scene.patient.id}', 'request_closing_announced', '${scene.patient.id}'),
         private.notify('${scene.patient.id}', 'listing_verified', '${scene.patient.id}')`,
    );
    expect(await sendToMailbox(scene.backend)).toEqual({ sent: 1, failed: 0 });
    expect(scene.backend.mailbox.mails[0]?.subject).toContain("is now in the directory");
  });
});

test("a bounce report suppresses the address until the member changes it", async () => {
  const { backend, patient } = scene;
  const report = (body: unknown, key = backend.keys.jwt) =>
    backend.fetch(
      new Request("https://dpc.test/functions/v1/mail-events", {
        method: "POST",
        headers: { authorization: `Bearer ${key}` },
        body: JSON.stringify(body),
      }),
    );
  const bounce = { RecordType: "Bounce", Type: "HardBounce", Email: patient.email.toUpperCase() };
  expect((await report(bounce, "an unrelated key of a sender")).status).toBe(401);
  expect((await report({ hello: 1 })).status).toBe(422);
  expect((await readPreferences())[0]?.suppressed_email).toBeNull();
  expect((await report(bounce)).status).toBe(200);
  expect((await readPreferences())[0]?.suppressed_email).toBe(patient.email);
  const notify = `select private.notify('${patient.id}', 'listing_verified', '${patient.id}')`;
  await backend.db.run(notify);
  expect(await sendToMailbox(backend)).toEqual({ sent: 0, failed: 0 });
  await backend.db.run(
    `update auth.users set email = 'new@example.com' where id = '${patient.id}'`,
  );
  await backend.db.run(notify);
  expect(await sendToMailbox(backend)).toEqual({ sent: 1, failed: 0 });
});

test("a member can save preferences repeatedly without sending their id", async () => {
  const { client } = scene.member;
  for (const muted_email_topics of [["alerts"], ["community", "practice"]] as const) {
    const { error } = await client
      .from("notification_preferences")
      .upsert({ muted_email_topics: [...muted_email_topics] });
    expect(error).toBeNull();
    const { data } = await client.from("notification_preferences").select("muted_email_topics");
    expect(data).toEqual([{ muted_email_topics }]);
  }
});
