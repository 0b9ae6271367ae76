import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test } from "vitest";
import { forgetPendingDecisions } from "@/hooks/admin/decide-later";
import { findRow, idOf, openQueue, queueOf } from "@/test/admin-queues";
import { apiError } from "@/test/directory-api";
import { server } from "@/test/server";
import { leavePage, sendDecision } from "@/test/toasts";
import { answerChange } from "@/test/write-api";

afterEach(() => {
  forgetPendingDecisions();
  localStorage.removeItem("dpc-nearby-queue-view");
});

const listing = {
  practice_name: "Sage Direct Care",
  address_city: "Reno",
  address_state: "NV",
  npi: "1234567893",
  phone: null,
  website: "https://sage.test",
  ownership: "claimed",
  owned_since: null,
  user_id: null,
  former_names: [],
  clinicians: [],
  owner: null,
};
const owned = {
  ...listing,
  ownership: "owned",
  owned_since: "2026-10-01T12:00:00+00:00",
  user_id: idOf(9),
  owner: { full_name: "Olga Owner" },
};

const claim = (number: number, name: string, changes: object = {}) => ({
  doctor_id: idOf(1),
  listing,
  claimant: idOf(number),
  status: "pending",
  version: 2,
  full_name: name,
  role_at_practice: null,
  npi: "1234567893",
  work_email: null,
  work_email_proven_at: null,
  compare_work_email: "cannot compare",
  approval_adds: [],
  failed_checks: [],
  work_phone: null,
  is_phone_public: false,
  message: null,
  reason: null,
  has_evidence: true,
  created_at: "2026-11-02T12:00:00+00:00",
  person: { full_name: name, roles: [{ role: "doctor" }] },
  ...changes,
});

const nothing = {
  full_name: null,
  npi: null,
  has_evidence: false,
  failed_checks: ["no work email", "no NPI"],
};

async function openClaims(...claims: ReturnType<typeof claim>[]) {
  const queue = queueOf(...claims);
  const app = await openQueue("claims", "claim_evidence", queue.rows);
  return { ...app, queue };
}

/** Browsers, unlike the test environment, don't let hidden elements have the focus. */
function expectHighlighted(group: HTMLElement) {
  expect(group.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.closest("[hidden]")).toBeNull();
}

const button = (row: HTMLElement, name: string) => within(row).getByRole("button", { name });

test.each([
  [["npi", "phone"], "NPI and phone"],
  [["npi"], "NPI"],
  [["phone"], "phone"],
])("a claim says that approving it adds %j to the listing", async (added, names) => {
  await openClaims(
    claim(2, "Dana Oak", { approval_adds: added }),
    claim(3, "Rita Rival", { status: "competing", npi: "1679576722" }),
  );
  const row = within(await findRow("Dana Oak Sage Direct Care"));
  expect(row.getByText(`Approving adds this ${names} to the listing.`)).toBeTruthy();
  const other = within(await findRow("Rita Rival Sage Direct Care"));
  expect(other.queryByText(/^Approving adds/)).toBeNull();
});

test("all claims on a listing are shown side by side with their evidence", async () => {
  await openClaims(
    claim(2, "Dana Oak"),
    claim(3, "Rita Rival", { status: "competing", npi: "1679576722" }),
  );
  const group = within(await screen.findByRole("group", { name: "Sage Direct Care" }));
  expect(group.getByText(/2 claims/)).toBeTruthy();
  expect(group.queryByText("Current owner")).toBeNull();
  const first = within(await findRow("Dana Oak Sage Direct Care"));
  expect(first.getByText("Matches the listing")).toBeTruthy();
  expect(first.queryByText("Competing claim")).toBeNull();
  const second = within(await findRow("Rita Rival Sage Direct Care"));
  expect(second.getByText("Competing claim")).toBeTruthy();
  expect(second.getByText("Differs from the listing")).toBeTruthy();
});

test("a claim after a rejected one shows why that was rejected", async () => {
  const message = "Sorry, I typed a colleague's number";
  await openClaims(claim(2, "Dana Oak", { message, reason: "The NPI is somebody else's" }));
  const row = within(await findRow("Dana Oak Sage Direct Care"));
  expect(row.getByText("Earlier claim ended").nextElementSibling?.textContent).toBe(
    "The NPI is somebody else's",
  );
});

test("a verified work email shows its date, and others show that they aren't verified", async () => {
  const proven = {
    work_email: "dana@sage.test",
    compare_work_email: "match",
    work_email_proven_at: "2026-11-21T12:00:00+00:00",
  };
  await openClaims(
    claim(2, "Dana Oak", proven),
    claim(3, "Rita Rival", { status: "competing", work_email: "rita@sage.test" }),
  );
  const first = within(await findRow("Dana Oak Sage Direct Care"));
  expect(first.getByText("Work email, verified on Nov 21, 2026")).toBeTruthy();
  expect(await first.findByText("Match")).toBeTruthy();
  const second = within(await findRow("Rita Rival Sage Direct Care"));
  expect(second.getByText("Work email, not verified")).toBeTruthy();
});

test("a verified email at a free provider isn't shown as a match", async () => {
  const work_email_proven_at = "2026-11-21T12:00:00+00:00";
  await openClaims(
    claim(2, "Dana Oak", {
      work_email: "dana@gmail.com",
      work_email_proven_at,
      compare_work_email: "free email",
    }),
  );
  const row = within(await findRow("Dana Oak Sage Direct Care"));
  expect(await row.findByText("Free email provider")).toBeTruthy();
  expect(row.queryByText("Match")).toBeNull();
  expect(
    row.getByText(/They verified dana@gmail.com, but that doesn't connect them to the practice/),
  ).toBeTruthy();
});

test("an approval sends the claimant and the version shown", async () => {
  const { user, queue } = await openClaims(claim(2, "Dana Oak"));
  const sent = answerChange(
    "post",
    "rpc/decide_claim",
    queue.without(() => true),
  );
  await user.click(button(await findRow("Dana Oak Sage Direct Care"), "Approve"));
  expect(await sendDecision()).toEqual([
    "Claim approvedDana Oak now owns the listing of Sage Direct Care.",
  ]);
  expect(sent).toEqual([
    {
      target: idOf(1),
      claimant: idOf(2),
      seen_version: 2,
      is_approved: true,
      reason: "",
      accepted: [],
    },
  ]);
});

test("approving a claim names every failed check first, and neither A nor Enter confirms", async () => {
  const { user, queue } = await openClaims(
    claim(2, "Dana Oak", {
      failed_checks: ["work email not verified", "NPI of another name", "NPI elsewhere"],
    }),
  );
  const record = { npi: "1234567893", status: "active", kind: "individual", name: "RITA ELM" };
  server.use(
    http.post("http://api.test/rest/v1/rpc/admin_get_npi_records", () =>
      HttpResponse.json([{ ...record, taxonomy: "Psychologist", city: "TULSA", state: "OK" }]),
    ),
  );
  const sent = answerChange(
    "post",
    "rpc/decide_claim",
    queue.without(() => true),
  );
  const row = await findRow("Dana Oak Sage Direct Care");
  await user.keyboard("ja");
  const question = within(await within(row).findByRole("alert"));
  expect(question.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "The work email isn't verified",
    "The NPI belongs to another name: RITA ELM, Psychologist, TULSA, OK",
    "The NPI is registered in another place: TULSA, OK",
  ]);
  await user.keyboard("{Enter}");
  await user.keyboard("a");
  expect(within(row).queryByRole("alert")).toBeNull();
  await user.keyboard("{Enter}");
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  await user.click(button(row, "Approve"));
  await user.click(button(row, "Approve anyway"));
  expect(await sendDecision()).toEqual([
    "Claim approvedDana Oak now owns the listing of Sage Direct Care.",
  ]);
  expect(sent).toMatchObject([
    { accepted: ["work email not verified", "NPI of another name", "NPI elsewhere"] },
  ]);
});

test("approving a claim without evidence can be canceled", async () => {
  const { user } = await openClaims(claim(2, "Dana Oak", nothing));
  const row = await findRow("Dana Oak Sage Direct Care");
  expect(within(row).getByText("No evidence")).toBeTruthy();
  await user.click(button(row, "Approve"));
  await user.click(await within(row).findByRole("button", { name: "Cancel" }));
  expect(within(row).queryByRole("alert")).toBeNull();
  expect(button(row, "Approve")).toBeTruthy();
});

test("closing a claim with O keeps it highlighted, and A doesn't decide another one", async () => {
  localStorage.setItem("dpc-nearby-queue-view", "list");
  const other = { ...listing, practice_name: "Elm Clinic" };
  const { user } = await openClaims(
    claim(2, "Dana Oak"),
    claim(3, "Rita Rival", { doctor_id: idOf(5), listing: other }),
  );
  const sent = answerChange("post", "rpc/decide_claim", () => new HttpResponse(null));
  const group = await screen.findByRole("group", { name: "Elm Clinic" });
  await user.keyboard("jj");
  await waitFor(() => expect(within(group).getByRole("article")).toBe(document.activeElement));
  await user.keyboard("o");
  expect(within(group).queryByRole("article")).toBeNull();
  expectHighlighted(group);
  await user.keyboard("a");
  expect(within(group).getByRole("article")).toBe(document.activeElement);
  await user.keyboard("a");
  leavePage();
  await waitFor(() => expect(sent).toMatchObject([{ target: idOf(5), claimant: idOf(3) }]));
});

test("after a decision in the compact list, the next claim is highlighted", async () => {
  localStorage.setItem("dpc-nearby-queue-view", "list");
  const at = (number: number) => ({
    doctor_id: idOf(number),
    listing: { ...listing, practice_name: `Clinic ${number}` },
  });
  const { user } = await openClaims(
    claim(2, "Dana Oak", at(5)),
    claim(3, "Rita Rival", at(6)),
    claim(4, "Sid Third", at(7)),
  );
  answerChange("post", "rpc/decide_claim", () => new HttpResponse(null, { status: 204 }));
  await screen.findByRole("group", { name: "Clinic 6" });
  await user.keyboard("jja");
  const next = await screen.findByRole("group", { name: "Clinic 7" });
  await waitFor(() => expectHighlighted(next));
});

test("a click beside the rows doesn't move the keys to another row", async () => {
  const { user } = await openClaims(
    claim(2, "Dana Oak"),
    claim(3, "Rita Rival", { status: "competing" }),
  );
  const second = await findRow("Rita Rival Sage Direct Care");
  await user.keyboard("jj");
  await user.click(document.body);
  expect(document.activeElement).toBe(document.body);
  await user.keyboard("a");
  expect(document.activeElement).toBe(second);
});

test("approving a competing claim names the current owner and requires a reason", async () => {
  const { user, queue } = await openClaims(
    claim(3, "Rita Rival", { status: "competing", listing: owned }),
  );
  const sent = answerChange(
    "post",
    "rpc/decide_claim",
    queue.without(() => true),
  );
  const row = await findRow("Rita Rival Sage Direct Care");
  const group = within(screen.getByRole("group", { name: "Sage Direct Care" }));
  expect(group.getByText("Current owner").nextElementSibling?.textContent).toBe(
    "Olga Owner since Oct 1, 2026",
  );
  await user.click(button(row, "Approve…"));
  const question = within(row).getByRole("group", {
    name: "Why are you taking the listing from Olga Owner?",
  });
  await user.click(button(question, "Approve"));
  expect(
    within(row).getByText("Enter a reason for giving the listing to someone else"),
  ).toBeTruthy();
  expect(sent).toEqual([]);
  await user.keyboard("She sent us the lease");
  await user.click(button(question, "Approve"));
  expect(await sendDecision()).toEqual([
    "Claim approvedRita Rival now owns the listing of Sage Direct Care.",
  ]);
  expect(sent).toMatchObject([
    { claimant: idOf(3), is_approved: true, reason: "She sent us the lease" },
  ]);
});

test("after a rejection, the competing claim moves up, and the toast describes the listing", async () => {
  const { user, queue } = await openClaims(
    claim(2, "Dana Oak"),
    claim(3, "Rita Rival", { status: "competing" }),
  );
  const sent = answerChange(
    "post",
    "rpc/decide_claim",
    queue.without(() => true),
  );
  await findRow("Dana Oak Sage Direct Care");
  await user.keyboard("jr2");
  expect(await sendDecision()).toEqual([
    "Claim rejectedThe next claim on Sage Direct Care moves up.",
  ]);
  expect(sent).toMatchObject([
    { claimant: idOf(2), is_approved: false, reason: "The NPI belongs to someone else" },
  ]);
  await findRow("Rita Rival Sage Direct Care");
});

test("a decision on a claim that changed meanwhile shows an error and the new version", async () => {
  const claims = [claim(2, "Dana Oak")];
  const { user } = await openQueue("claims", "claim_evidence", () => claims);
  const changed =
    "The evidence, or who claims or owns the listing, has changed since you opened it. Please review it again.";
  const sent = answerChange("post", "rpc/decide_claim", () => {
    const isNew = claims[0]?.version === 2;
    claims[0] = claim(2, "Dana Oak", { version: 3, work_phone: "775 555 0100" });
    return isNew ? apiError(409, "claim_changed") : new HttpResponse(null, { status: 204 });
  });
  const row = await findRow("Dana Oak Sage Direct Care");
  await user.click(button(row, "Approve"));
  expect(await sendDecision()).toEqual([
    `Couldn't approve the claim of Dana Oak on Sage Direct Care${changed}`,
  ]);
  const renewed = await findRow("Dana Oak Sage Direct Care");
  expect(await within(renewed).findByText("775 555 0100")).toBeTruthy();
  await user.click(button(renewed, "Approve"));
  leavePage();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([{ seen_version: 2 }, { seen_version: 3 }]);
});
