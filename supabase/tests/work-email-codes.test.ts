import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { sendToMailbox } from "../local/mail/mail-worker.ts";
import { type Attempt, attackers, type Scene, setUpScene } from "./attackers.ts";

// Codes for work addresses from request to verification, and attacks on them through the API.

// The backend logs refused requests, which this test expects.
vi.spyOn(console, "error").mockImplementation(() => {});

const listing = "c0de0000-0000-4000-8000-000000000001";

let scene: Scene;
beforeAll(async () => {
  scene = await setUpScene();
  scene.backend.setOrigin("https://dpc.test");
  await scene.backend.db.run(
    `delete from private.outbox;
     insert into public.notification_preferences (member_id, muted_email_topics)
     select user_id, '{admin_digest}' from public.user_roles where role = 'admin'
     on conflict (member_id) do update set muted_email_topics = excluded.muted_email_topics;
     insert into public.doctors (id, practice_name, address_city, address_state, address_zip, status)
     values ('${listing}', 'Code Creek Clinic', 'Austin', 'TX', '78704', 'published')`,
  );
  const { client, id } = scene.patient;
  await client
    .from("doctors")
    .update({ claimed_by: id, claim_status: "pending" })
    .eq("id", listing);
  await client
    .from("claim_evidence")
    .update({ full_name: "Pat Patient", work_email: "pat@creek.example" })
    .eq("doctor_id", listing);
});
afterAll(() => scene.backend.close());

const post = (path: string) =>
  scene.backend.fetch(new Request(new URL(path, "https://dpc.test"), { method: "POST" }));

const claim = async () => {
  const [row] = await scene.backend.db.query(
    z.object({ status: z.string(), proven: z.boolean() }),
    `select status, work_email_proven_at is not null as proven from public.claim_evidence where doctor_id = '${listing}'`,
  );
  return row;
};

/** Returns the path of the function that the dispute link in the newest mail calls. */
function disputeLink(): string {
  const token = /\/not-me\?token=(\S+)/.exec(scene.backend.mailbox.mails[0]?.text ?? "")?.[1] ?? "";
  return `/functions/v1/not-me?token=${token}`;
}

test("a code sent to the work address verifies it", async () => {
  const { client } = scene.patient;
  expect((await client.rpc("request_work_email_code", { target: listing })).error).toBeNull();
  expect(await sendToMailbox(scene.backend)).toEqual({ sent: 1, failed: 0 });
  const [mail] = scene.backend.mailbox.mails;
  expect(mail?.to).toBe("pat@creek.example");
  expect(mail?.subject).toBe("Your verification code for Code Creek Clinic");
  expect(mail?.headers?.["List-Unsubscribe"]).toBeUndefined();
  const code = /^\d{6}$/m.exec(mail?.text ?? "")?.[0] ?? "";
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
  const enter = (digits: string) =>
    client.rpc("verify_work_email", { target: listing, code: digits });
  expect((await enter(wrong)).data).toBe(4);
  expect(await claim()).toEqual({ status: "pending", proven: false });
  const right = await enter(code);
  expect([right.error, right.data]).toEqual([null, null]);
  expect(await claim()).toEqual({ status: "pending", proven: true });
});

test.each(attackers)(
  "a %s can neither read codes nor dispute a claim without the link",
  async (attacker) => {
    const inPrivate = { headers: { "accept-profile": "private", "content-profile": "private" } };
    const target = { target: listing };
    for (const [path, request] of [
      ["/rest/v1/work_email_codes", {}],
      ["/rest/v1/work_email_codes", inPrivate],
      ["/rest/v1/shared_domains", inPrivate],
      ["/rest/v1/rpc/request_work_email_code", { body: target }],
      ["/rest/v1/rpc/verify_work_email", { body: { ...target, code: "000000" } }],
      ["/rest/v1/rpc/dispute_claim", { body: { code: listing } }],
      ["/rest/v1/rpc/dispute_claim", { ...inPrivate, body: { code: listing } }],
      ["/rest/v1/rpc/get_code_email_facts", { ...inPrivate, body: { asked: listing } }],
    ] satisfies Attempt[]) {
      const { status, text } = await scene.call(attacker, path, request);
      expect(status, `${path} ${text}`).toBeGreaterThanOrEqual(400);
    }
    const evidence = await scene.call(
      attacker,
      "/rest/v1/claim_evidence?select=work_email_proven_at",
    );
    expect(["[]", ""].includes(evidence.text) || evidence.status >= 400).toBe(true);
    const { text } = await scene.call(attacker, "/rest/v1/rpc/get_work_email_code_status", {
      body: target,
    });
    expect(text).not.toMatch(/sent|waiting/);
    expect(await claim()).toEqual({ status: "pending", proven: true });
  },
);

test("a claimant cannot set the verification date", async () => {
  const { client } = scene.patient;
  const { error } = await client
    .from("claim_evidence")
    .update({ work_email_proven_at: null })
    .eq("doctor_id", listing);
  expect(error?.code).toBe("42501");
});

test.each([
  ["forged", (link: string) => `${link.slice(0, -1)}${link.endsWith("0") ? "1" : "0"}`],
  ["for another code", (link: string) => link.replace(/token=[0-9a-f-]{36}/, `token=${listing}`)],
  ["without a signature", (link: string) => link.replace(/\.[0-9a-f]+$/, ".")],
  ["of an unsubscribe link", (link: string) => link.replace("not-me", "unsubscribe")],
  ["empty", () => "/functions/v1/not-me"],
])("a dispute link that is %s does not end the claim", async (_what, forge) => {
  expect((await post(forge(disputeLink()))).status).toBe(403);
  expect(await claim()).toEqual({ status: "pending", proven: true });
});

test("the dispute link opens a confirmation page, and confirming ends the claim", async () => {
  const link = disputeLink();
  const opened = await scene.backend.fetch(new Request(new URL(link, "https://dpc.test")));
  expect(opened.status).toBe(303);
  expect(opened.headers.get("location")).toMatch(/^https:\/\/dpc\.test\/not-me\?token=/);
  expect(await claim()).toEqual({ status: "pending", proven: true });
  for (const _again of [1, 2]) {
    const response = await post(link);
    expect([response.status, await response.json()]).toEqual([200, { outcome: "ended" }]);
  }
  expect(await claim()).toEqual({ status: "rejected", proven: false });
});
