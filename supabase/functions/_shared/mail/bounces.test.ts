import { expect, test } from "vitest";
import { parseSuppressions } from "./bounces.ts";

const address = "reader@example.com";
const bounced = [{ address, reason: expect.stringContaining("bounced") }];
const complained = [{ address, reason: expect.stringContaining("spam") }];
const resend = (type: string, bounce?: { type: string }) => ({
  type,
  created_at: "2026-11-21T12:00:00Z",
  data: { email_id: "1", from: "post@dpc.test", to: [address], ...(bounce && { bounce }) },
});

test.each([
  ["a Postmark hard bounce", { RecordType: "Bounce", Type: "HardBounce", Email: address }, bounced],
  ["a Postmark soft bounce", { RecordType: "Bounce", Type: "SoftBounce", Email: address }, []],
  ["a Postmark spam complaint", { RecordType: "SpamComplaint", Email: address }, complained],
  ["a Postmark delivery", { RecordType: "Delivery", Email: address }, []],
  ["a permanent Resend bounce", resend("email.bounced", { type: "Permanent" }), bounced],
  ["a temporary Resend bounce", resend("email.bounced", { type: "Transient" }), []],
  ["a Resend spam complaint", resend("email.complained"), complained],
  ["a Resend delivery", resend("email.delivered"), []],
  ["a SendGrid bounce", [{ event: "bounce", type: "bounce", email: address }], bounced],
  ["a SendGrid block", [{ event: "bounce", type: "blocked", email: address }], []],
  ["a SendGrid spam report", [{ event: "spamreport", email: address }], complained],
  ["a SendGrid open event", [{ event: "open", email: address }], []],
])("%s yields the expected suppressions", (_what, report, suppressions) => {
  expect(parseSuppressions(report)).toEqual(suppressions);
});

test.each([null, "bounce", 7, {}, [], [{ event: 1 }], { RecordType: "Bounce" }])(
  "a body that is not a report suppresses nothing: %j",
  (report) => {
    expect(parseSuppressions(report) ?? []).toEqual([]);
  },
);
