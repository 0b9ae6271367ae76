import { expect, test } from "vitest";
import { parseSuppressions } from "./bounces.ts";

const address = "reader@example.com";
const bounced = [{ address, because: expect.stringContaining("bounced") }];
const complained = [{ address, because: expect.stringContaining("spam") }];
const resend = (type: string, bounce?: { type: string }) => ({
  type,
  created_at: "2026-11-21T12:00:00Z",
  data: { email_id: "1", from: "post@dpc.test", to: [address], ...(bounce && { bounce }) },
});

test.each([
  ["Postmark: gone", { RecordType: "Bounce", Type: "HardBounce", Email: address }, bounced],
  ["Postmark: full", { RecordType: "Bounce", Type: "SoftBounce", Email: address }, []],
  ["Postmark: spam", { RecordType: "SpamComplaint", Email: address }, complained],
  ["Postmark: delivered", { RecordType: "Delivery", Email: address }, []],
  ["Resend: gone", resend("email.bounced", { type: "Permanent" }), bounced],
  ["Resend: full", resend("email.bounced", { type: "Transient" }), []],
  ["Resend: spam", resend("email.complained"), complained],
  ["Resend: delivered", resend("email.delivered"), []],
  ["SendGrid: gone", [{ event: "bounce", type: "bounce", email: address }], bounced],
  ["SendGrid: blocked", [{ event: "bounce", type: "blocked", email: address }], []],
  ["SendGrid: spam", [{ event: "spamreport", email: address }], complained],
  ["SendGrid: opened", [{ event: "open", email: address }], []],
])("%s", (_what, report, stops) => {
  expect(parseSuppressions(report)).toEqual(stops);
});

test.each([null, "bounce", 7, {}, [], [{ event: 1 }], { RecordType: "Bounce" }])(
  "what is no report stops nothing: %j",
  (report) => {
    expect(parseSuppressions(report) ?? []).toEqual([]);
  },
);
