import { screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { afterEach, expect, test } from "vitest";
import { forgetPendingDecisions } from "@/hooks/admin/decide-later";
import { findRow, idOf, openQueue, pendingListing, queueOf } from "@/test/admin-queues";
import { sendDecision } from "@/test/toasts";
import { answerChange } from "@/test/write-api";

afterEach(forgetPendingDecisions);

const claim = {
  doctor_id: idOf(1),
  claimant: idOf(2),
  status: "prepared",
  version: 4,
  full_name: "Dana Oak",
  role_at_practice: "Owner",
  npi: "1234567893",
  work_email: "dana@sage.test",
  work_email_proven_at: "2026-11-03T12:00:00+00:00",
  compare_work_email: "match",
  approval_adds: [],
  failed_checks: [] as string[],
  work_phone: null,
  is_phone_public: false,
  message: null,
  reason: null,
  has_evidence: true,
  created_at: "2026-11-02T12:00:00+00:00",
  person: { full_name: "Dana Oak", roles: [{ role: "doctor" }] },
};

async function openOwn(...failed: string[]) {
  const own = { ...pendingListing(1), user_id: idOf(2), submitted_by: idOf(2) };
  const queue = queueOf({ ...own, claims: [{ ...claim, failed_checks: failed }] });
  const app = await openQueue("listings", "doctors", queue.rows);
  const sent = answerChange(
    "post",
    "rpc/decide_listing",
    queue.without(() => true),
  );
  return { ...app, sent, row: within(await findRow("Practice 1")) };
}

test("an own practice shows the owner's evidence, and one key approves both", async () => {
  const { user, sent, row } = await openOwn();
  expect(row.getByText("Work email, verified on Nov 3, 2026")).toBeTruthy();
  await user.keyboard("ja");
  expect(await sendDecision()).toEqual([
    "Listing approvedPractice 1 is now in the directory, with its owner.",
  ]);
  expect(sent).toMatchObject([{ target: idOf(1), seen_claim: 4, accepted: [] }]);
});

test("an own practice with failed checks can be published without an owner", async () => {
  const { user, sent, row } = await openOwn("work email not verified");
  await user.keyboard("ja{Enter}");
  const question = within(row.getByRole("alert"));
  expect(question.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "The work email isn't verified",
  ]);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  await user.click(question.getByRole("button", { name: "Publish without an owner" }));
  expect(await sendDecision()).toEqual([
    "Listing approvedPractice 1 is now in the directory, without a verified owner.",
  ]);
  expect(sent).toEqual([{ target: idOf(1), seen_version: 3, is_verified: true, reason: "" }]);
});

test("an own practice with failed checks can be approved with its owner", async () => {
  const { user, sent, row } = await openOwn("no NPI", "work email not verified");
  await user.click(row.getByRole("button", { name: "Approve with owner" }));
  await user.click(row.getByRole("button", { name: "Approve with owner anyway" }));
  await sendDecision();
  expect(sent).toMatchObject([{ seen_claim: 4, accepted: ["no NPI", "work email not verified"] }]);
});

test("a bulk approval publishes an own practice with failed checks without its owner", async () => {
  const rows = [
    { ...pendingListing(1), claims: [claim] },
    { ...pendingListing(2), claims: [{ ...claim, failed_checks: ["no work email"] }] },
  ];
  const { user } = await openQueue("listings", "doctors", () => rows);
  await findRow("Practice 2");
  const sent = answerChange("post", "rpc/decide_all", () => HttpResponse.json([]));
  await user.click(screen.getByRole("checkbox", { name: "Select all shown" }));
  await user.click(screen.getByRole("button", { name: "Approve 2…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Approve 2 listings?" }));
  expect(dialog.getByText("Published without an owner")).toBeTruthy();
  expect(dialog.getByRole("button", { name: "Approve 1" })).toBeTruthy();
  await user.click(dialog.getByRole("checkbox", { name: "Practice 2" }));
  await user.click(dialog.getByRole("button", { name: "Approve 2" }));
  await sendDecision();
  expect(sent).toMatchObject([
    {
      seen: [
        { id: idOf(1), version: 3, claim: 4 },
        { id: idOf(2), version: 3 },
      ],
    },
  ]);
});
