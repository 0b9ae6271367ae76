import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, test } from "vitest";
import { genericMessages } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { memberId, signInForTest } from "@/test/auth-api";
import { apiError } from "@/test/directory-api";
import { enterText } from "@/test/enter-text";
import {
  claimedListing,
  claimRow,
  correctionRow,
  mockMemberData,
  requestRow,
} from "@/test/listing-api";
import { answerContributions, answerProfile, listingRow, profileRow } from "@/test/profile-api";
import { renderApp } from "@/test/render-app";
import { findToasts } from "@/test/toasts";
import { answerChange, done } from "@/test/write-api";

type Listings = Parameters<typeof answerContributions>[0]["listings"];

async function openDashboard(
  given: Parameters<typeof mockMemberData>[0] = {},
  listings: Listings = [],
) {
  await signInForTest();
  answerProfile(() => profileRow());
  answerContributions({ listings });
  mockMemberData(given);
  return renderApp(paths.dashboard);
}

const findRegion = async (name: string) => within(await screen.findByRole("region", { name }));

test("each request shows its status and the practice's answer", async () => {
  await openDashboard({
    requests: [
      requestRow({ id: "1" }),
      requestRow({ id: "2", status: "seen" }),
      requestRow({ id: "3", status: "answered", reply: "Welcome! Call us." }),
      requestRow({ id: "4", status: "declined" }),
      requestRow({ id: "5", status: "withdrawn" }),
      requestRow({ id: "6", status: "ended", plan: null, preferred_times: "Friday after 3 pm" }),
    ],
  });
  const region = await findRegion("Your requests");
  const rows = await region.findAllByRole("listitem");
  const badges = ["Sent", "Seen by the practice", "Answered", "Declined", "Withdrawn", /^Ended/];
  const hasButton = [true, true, false, false, false, false];
  for (const [index, row] of rows.entries()) {
    expect(within(row).getByText(badges[index] ?? "")).toBeTruthy();
    expect(within(row).queryByRole("button") !== null).toBe(hasButton[index]);
  }
  expect(rows).toHaveLength(6);
  expect(region.getAllByText("Two adults")).toHaveLength(5);
  expect(region.getByText("Friday after 3 pm")).toBeTruthy();
  const elsewhere = region.getByRole("link", { name: "Find another practice" });
  expect(elsewhere.getAttribute("href")).toBe("/directory");
  expect(region.getByText("Welcome! Call us.")).toBeTruthy();
});

test("a request to a practice that was taken down names it, without a link", async () => {
  await openDashboard({ requests: [requestRow({ status: "ended", listing: null as never })] });
  const region = await findRegion("Your requests");
  expect(await region.findByRole("heading", { name: "Oak Family Medicine" })).toBeTruthy();
  expect(region.queryByRole("link", { name: "Oak Family Medicine" })).toBeNull();
});

test("an open request can be withdrawn, and sent again with undo", async () => {
  const { user } = await openDashboard({ requests: [requestRow()] });
  const changed = answerChange("post", "rpc/update_request", done);
  await user.click(await screen.findByRole("button", { name: "Withdraw request" }));
  expect(await findToasts()).toEqual(["Request withdrawnUndo"]);
  expect(changed).toEqual([{ target: requestRow().id, new_status: "withdrawn" }]);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Request sent again")).toBeTruthy();
  expect(changed.at(-1)).toEqual({ target: requestRow().id, new_status: "sent" });
});

test.each([
  ["waiting", "You'll give up your spot on the waitlist."],
  ["offered", "You'll give up the spot that's available to you."],
] as const)("who is %s is asked before the place is gone", async (status, words) => {
  const given = { requests: [requestRow({ status })] };
  const { user } = await openDashboard(given);
  const changed = answerChange("post", "rpc/update_request", () => {
    given.requests = [requestRow({ status: "withdrawn" })];
    return done();
  });
  await user.click(await screen.findByRole("button", { name: "Withdraw request" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Withdraw your request?" }));
  expect(dialog.getByText(/start at the end of its waitlist/).textContent).toContain(words);
  expect(changed).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Withdraw" }));
  expect(await findToasts()).toEqual(["Request withdrawn"]);
  expect(changed).toEqual([{ target: requestRow().id, new_status: "withdrawn" }]);
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Oak Family Medicine/));
});

test("a member without a practice sees no inbox", async () => {
  await openDashboard({}, [listingRow()]);
  expect(await screen.findByText(/you can follow it here/)).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Requests to your practice" })).toBeNull();
  expect(screen.queryByRole("region", { name: "Suggested corrections" })).toBeNull();
  expect(screen.queryByRole("region", { name: "Your corrections" })).toBeNull();
});

test("a correction of a listing that was taken down has no link", async () => {
  await openDashboard({ corrections: [correctionRow({ listing: null as never })] });
  const region = await findRegion("Your corrections");
  expect(await region.findByText("A practice")).toBeTruthy();
  expect(region.queryByRole("link", { name: "A practice" })).toBeNull();
});

test("authors see the outcomes of their corrections", async () => {
  await openDashboard({
    corrections: [
      correctionRow({ id: "1" }),
      correctionRow({ id: "2", status: "accepted" }),
      correctionRow({ id: "3", status: "declined", decision_note: "The fee is for two." }),
    ],
  });
  const region = await findRegion("Your corrections");
  const rows = await region.findAllByRole("listitem");
  expect(rows.map((row) => row.textContent)).toEqual([
    "Oak Family MedicineMonthly price: $75 →becomes $85Pending review",
    "Oak Family MedicineMonthly price: $75 →becomes $85Approved",
    "Oak Family MedicineMonthly price: $75 →becomes $85The fee is for two.Rejected",
  ]);
});

test("corrections that can't be loaded show an error", async () => {
  await openDashboard({ corrections: apiError(400) });
  const region = await findRegion("Your corrections");
  expect(await region.findByText(genericMessages.invalid)).toBeTruthy();
});

test("a pending claim can be completed on the dashboard", async () => {
  await openDashboard({ claims: [claimRow()] });
  const region = await findRegion("Your claims");
  expect(
    await region.findByRole("heading", { name: "Your claim on Oak Family Medicine" }),
  ).toBeTruthy();
  expect(await region.findByRole("button", { name: "Save details" })).toBeTruthy();
  const link = region.getByRole("link", { name: "Oak Family Medicine" });
  expect(link.getAttribute("href")).toBe(paths.listing(claimRow().doctor_id));
});

test("a competing claim can be completed and withdrawn on the dashboard", async () => {
  const listing = claimedListing({ ownership: "owned", user_id: "somebody" });
  await openDashboard({
    claims: [claimRow({ status: "competing", full_name: "Ada Oak", listing })],
  });
  const region = await findRegion("Your claims");
  expect(region.getByText(/will compare both claims/)).toBeTruthy();
  expect(region.getByRole("button", { name: "Withdraw claim" })).toBeTruthy();
});

test("the work email of an approved claim can still be verified", async () => {
  const listing = claimedListing({ ownership: "owned", user_id: memberId });
  const approved = claimRow({ status: "approved", full_name: "Ada Oak", listing });
  const unproven = { ...approved, work_email: "ada@oak.example" };
  const proven = {
    ...unproven,
    doctor_id: "5f0c4c1e-0000-4000-8000-00000000000f",
    work_email_proven_at: "2026-11-02T12:00:00+00:00",
    compare_work_email: "match" as const,
  };
  await openDashboard({ claims: [unproven, proven] });
  const region = await findRegion("Your claims");
  expect(await region.findByRole("button", { name: "Send code" })).toBeTruthy();
  expect(region.getAllByRole("heading", { level: 3 })).toHaveLength(1);
});

test("an owner without evidence can add a work email to verify", async () => {
  const listing = claimedListing({
    ownership: "owned",
    user_id: memberId,
    website: "https://oak.example",
  });
  const { user } = await openDashboard({ claims: [claimRow({ status: "approved", listing })] });
  const region = await findRegion("Your claims");
  const saved = answerChange("patch", "claim_evidence", () =>
    HttpResponse.json([{ doctor_id: claimRow().doctor_id }]),
  );
  await enterText(user, await region.findByLabelText("Work email"), "ada@oak.example");
  await user.click(region.getByRole("button", { name: "Save email" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved).toEqual([{ full_name: "Sam Whitlock", work_email: "ada@oak.example" }]);
});

test("a rejected listing shows the reason and the next steps on its row", async () => {
  const refused = {
    status: "rejected",
    status_reason: "No such street",
    rejection_count: 1,
  } as const;
  await openDashboard({}, [listingRow(refused)]);
  const region = await findRegion("Your listings");
  expect(await region.findByText("Rejected")).toBeTruthy();
  expect(region.getByText("No such street")).toBeTruthy();
  const edit = region.getByRole("link", { name: "Edit and resubmit" });
  expect(edit.getAttribute("href")).toBe(paths.ownPractice(listingRow().id));
  expect(region.getByRole("link", { name: /^View/ }).getAttribute("href")).toBe(
    paths.listing(listingRow().id),
  );
});

test.each([
  ["free again", null, true],
  ["somebody else's", "22222222-2222-4222-8222-222222222222", false],
])("a rejected claim shows the reason when the listing is %s", async (_what, user_id, isAgain) => {
  const listing = claimedListing({ ownership: user_id ? "owned" : "none", user_id });
  const rejected = claimRow({ status: "rejected", reason: "We could not reach you.", listing });
  await openDashboard({ claims: [rejected] });
  const region = await findRegion("Your claims");
  expect(region.getByText(/We could not reach you\./)).toBeTruthy();
  expect(region.queryByText(/claim the listing again/) !== null).toBe(isAgain);
});
