import { screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test } from "vitest";
import { forgetPendingDecisions } from "@/hooks/admin/decide-later";
import type { RegistryRecord } from "@/lib/admin/registry-comparison";
import { findRow, idOf, openQueue, pendingListing } from "@/test/admin-queues";
import { clinicianRow } from "@/test/clinicians";
import { apiError } from "@/test/directory-api";
import { server } from "@/test/server";
import { sendDecision } from "@/test/toasts";
import { answerChange } from "@/test/write-api";

afterEach(forgetPendingDecisions);

const npi = "1234567893";
const url = "http://api.test/rest/v1/rpc/admin_get_npi_records";

const claim = {
  doctor_id: idOf(1),
  claimant: idOf(2),
  status: "pending",
  version: 2,
  listing: {
    practice_name: "Sage Direct Care",
    address_city: "Reno",
    address_state: "NV",
    npi,
    phone: null,
    website: null,
    ownership: "claimed",
    owned_since: null,
    user_id: null,
    former_names: [],
    clinicians: [],
    owner: null,
  },
  full_name: "Dana Oak",
  role_at_practice: null,
  npi,
  work_email: null,
  work_email_proven_at: null,
  compare_work_email: null,
  approval_adds: [],
  failed_checks: [],
  work_phone: null,
  is_phone_public: false,
  message: null,
  reason: null,
  has_evidence: true,
  created_at: "2026-11-02T12:00:00+00:00",
  person: { full_name: "Dana Oak", roles: [{ role: "doctor" }] },
};

/** The registry knows the claimant. */
const known: RegistryRecord = {
  npi,
  is_on: true,
  status: "active",
  kind: "individual",
  name: "DANA OAK",
  other_names: ["DANA ELM"],
  taxonomy: "Family Medicine",
  street: "1 MAIN ST",
  city: "RENO",
  state: "NV",
  zip: "895010000",
  phone: "775-555-0100",
  enumerated_on: "2011-05-23",
  updated_on: "2024-08-14",
  failure: null,
  checked_at: "2026-11-20T12:00:00+00:00",
  due_at: "2026-12-20T12:00:00+00:00",
};
const nothing: RegistryRecord = {
  npi,
  is_on: true,
  status: null,
  kind: null,
  name: null,
  other_names: [],
  taxonomy: null,
  street: null,
  city: null,
  state: null,
  zip: null,
  phone: null,
  enumerated_on: null,
  updated_on: null,
  checked_at: null,
  failure: null,
  due_at: "2026-11-20T12:00:00+00:00",
};

const asked: unknown[] = [];

/** Opens the queue of claims, and returns the text under "NPI registry". */
async function openClaim(answer: () => HttpResponse<never> | RegistryRecord[] | Response) {
  await openQueue("claims", "claim_evidence", () => [claim]);
  asked.length = 0;
  server.use(
    http.post(url, async ({ request }) => {
      asked.push(await request.json());
      const given = answer();
      return Array.isArray(given) ? HttpResponse.json(given) : given;
    }),
  );
  const row = await findRow("Dana Oak Sage Direct Care");
  return (await within(row).findByText("NPI registry")).nextElementSibling?.textContent ?? "";
}

test("a claim shows its registry record and which details match", async () => {
  const words = await openClaim(() => [known]);
  expect(asked).toEqual([{ numbers: [npi] }]);
  for (const part of ["Active in the registry", "Name matches", "Location matches"]) {
    expect(words).toContain(part);
  }
  expect(words).toContain("DANA OAK (also DANA ELM), Family Medicine");
  expect(words).toContain("1 MAIN ST, RENO, NV 89501, 775-555-0100");
  expect(words).toContain("Checked on Nov 20, 2026. NPI issued on May 23, 2011.");
  expect(words).not.toContain("Look up");
});

test("a claim shows which details differ from the registry record", async () => {
  const words = await openClaim(() => [
    { ...known, name: "RITA ELM", other_names: [], city: "TULSA", state: "OK" },
  ]);
  expect(words).toContain("Name differs");
  expect(words).toContain("Location differs");
});

test("the name on an organization's NPI isn't compared with the claimant's name", async () => {
  const name = "SAGE DIRECT CARE PLLC";
  const words = await openClaim(() => [{ ...known, kind: "organization", name, other_names: [] }]);
  expect(words).toContain("Practice name matches");
  expect(words).not.toContain("Name matches");
  expect(words).toContain("SAGE DIRECT CARE PLLC, an organization, Family Medicine");
});

test.each([
  ["deactivated", "Deactivated"],
  ["not found", "Not in the registry"],
] as const)("an NPI that is %s gets a badge", async (status, badge) => {
  const words = await openClaim(() => [
    { ...nothing, status, checked_at: "2026-11-20T12:00:00+00:00" },
  ]);
  expect(words).toContain(`${badge}Checked on Nov 20, 2026.`);
  expect(words).toContain("Look up");
  expect(words).not.toContain("matches");
});

test("a failed lookup shows the error and the time of the next check", async () => {
  const failure = "It responded with status 500";
  const soon = new Date(Date.now() + 60 * 60_000).toISOString();
  const words = await openClaim(() => [{ ...nothing, failure, due_at: soon }]);
  expect(words).toMatch(
    /^The last registry lookup failed: It responded with status 500. Next check: \w+ \d+, \d{4}, \d+:\d\d [AP]M\./,
  );
});

test("an earlier record stays visible with its date after a failed lookup", async () => {
  const failure = "It responded with status 500";
  const words = await openClaim(() => [{ ...known, failure, due_at: "2026-11-20T12:00:00+00:00" }]);
  expect(words).toContain("Active in the registry");
  expect(words).toContain(
    "The last registry lookup failed: It responded with status 500. The next check is due now. Come back in a few minutes.",
  );
});

test.each([
  [{ is_on: false }, "Not checked because registry lookups are turned off."],
  [{}, "Not checked yet."],
  [{ due_at: null }, "Not checked because no open claim"],
])("an NPI without a record shows why: %j", async (changes, reason) => {
  const words = await openClaim(() => [{ ...nothing, ...changes }]);
  expect(words).toContain(reason);
});

test("an earlier record notes that lookups are turned off", async () => {
  const words = await openClaim(() => [{ ...known, is_on: false }]);
  expect(words).toContain("Won't be checked again because registry lookups are turned off.");
});

test("a claim can be decided when registry records can't be loaded", async () => {
  const words = await openClaim(() => apiError(403, null, "42501"));
  expect(words).toContain("Couldn't load the registry record.");
});

test("a pending listing shows a registry record for each clinician", async () => {
  const clinicians = [clinicianRow({ name: "Dana Oak", npi })];
  const listing = { ...pendingListing(1), npi: null, clinicians };
  await openQueue("listings", "doctors", () => [listing]);
  server.use(http.post(url, () => HttpResponse.json([known])));
  const row = await findRow("Practice 1");
  const words = (await within(row).findByText("NPI registry")).nextElementSibling?.textContent;
  expect(words).toContain(`Dana Oak: ${npi}`);
  expect(words).toContain("Name matches");
});

test("a registry record under a former name of a clinician matches", async () => {
  const clinicians = [clinicianRow({ name: "Dana Fir", npi, former_names: ["Dana Oak"] })];
  await openQueue("listings", "doctors", () => [{ ...pendingListing(1), npi: null, clinicians }]);
  server.use(http.post(url, () => HttpResponse.json([known])));
  const row = await findRow("Practice 1");
  const words = (await within(row).findByText("NPI registry")).nextElementSibling?.textContent;
  expect(words).toContain("Name matches");
});

test("claims that have passed all checks are approved together", async () => {
  const claims = [
    claim,
    { ...claim, doctor_id: idOf(3), failed_checks: ["work email not verified"] },
    {
      ...claim,
      doctor_id: idOf(5),
      listing: { ...claim.listing, practice_name: "Oak Clinic" },
    },
  ];
  const { user } = await openQueue("claims", "claim_evidence", () => claims);
  server.use(http.post(url, () => HttpResponse.json([known])));
  const sent = answerChange("post", "rpc/decide_all", () =>
    HttpResponse.json([
      { id: idOf(1), error_hint: null },
      { id: idOf(5), error_hint: "claim_not_open" },
    ]),
  );
  await user.click(await screen.findByRole("button", { name: "Approve 2 that match…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Approve 2 claims?" }));
  const isChosen = (name: RegExp) =>
    dialog.getByRole<HTMLInputElement>("checkbox", { name }).checked;
  expect([isChosen(/Sage/), isChosen(/Oak/)]).toEqual([true, true]);
  await user.click(dialog.getByRole("button", { name: "Approve 2" }));
  expect(sent).toEqual([]);
  const [message] = await sendDecision();
  expect(message).toMatch(/^1 of 2 claims approvedOak Clinic: /);
  expect(sent).toEqual([
    {
      seen: [
        { id: idOf(1), claimant: idOf(2), version: 2 },
        { id: idOf(5), claimant: idOf(2), version: 2 },
      ],
      is_approved: true,
    },
  ]);
});
