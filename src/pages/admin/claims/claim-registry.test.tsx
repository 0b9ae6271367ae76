import { within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { RegistryAnswer } from "@/lib/moderation/registry";
import { findRow, idOf, openQueue, waitingListing } from "@/test/desk-queues";
import { apiError } from "@/test/directory-api";
import { server } from "@/test/server";

const npi = "1234567893";
const url = "http://api.test/rest/v1/rpc/admin_get_npi_records";

const claim = {
  doctor_id: idOf(1),
  claimant: idOf(2),
  status: "pending",
  version: 2,
  listing: {
    ...{ practice_name: "Sage Direct Care", address_city: "Reno", address_state: "NV" },
    ...{ npi, phone: null, website: null, ownership: "claimed", owned_since: null },
    ...{ user_id: null, owner: null },
  },
  ...{ full_name: "Dana Oak", role_at_practice: null, npi, work_email: null, work_phone: null },
  ...{ created_at: "2026-11-02T12:00:00+00:00" },
  person: { full_name: "Dana Oak", roles: [{ role: "doctor" }] },
};

/** The registry knows the claimant. */
const known: RegistryAnswer = {
  ...{ npi, is_on: true, status: "active", kind: "individual", name: "DANA OAK" },
  ...{ other_names: ["DANA ELM"], taxonomy: "Family Medicine", street: "1 MAIN ST" },
  ...{ city: "RENO", state: "NV", zip: "895010000", phone: "775-555-0100" },
  ...{ enumerated_on: "2011-05-23", updated_on: "2024-08-14", failure: null },
  ...{ checked_at: "2026-11-20T12:00:00+00:00", due_at: "2026-12-20T12:00:00+00:00" },
};
const nothing: RegistryAnswer = {
  ...{ npi, is_on: true, status: null, kind: null, name: null, other_names: [], taxonomy: null },
  ...{ street: null, city: null, state: null, zip: null, phone: null, enumerated_on: null },
  ...{ updated_on: null, checked_at: null, failure: null, due_at: "2026-11-20T12:00:00+00:00" },
};

const asked: unknown[] = [];

/** Opens the queue of claims, and gives what stands under "NPI registry". */
async function openClaim(answer: () => HttpResponse<never> | RegistryAnswer[] | Response) {
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

test("what the registry says stands beside the claim, with what agrees", async () => {
  const words = await openClaim(() => [known]);
  expect(asked).toEqual([{ numbers: [npi] }]);
  for (const part of ["Active in the registry", "Name agrees", "Place agrees"]) {
    expect(words).toContain(part);
  }
  expect(words).toContain("DANA OAK (also DANA ELM), Family Medicine");
  expect(words).toContain("1 MAIN ST, RENO, NV 89501, 775-555-0100");
  expect(words).toContain("Checked on Nov 20, 2026. NPI given on May 23, 2011.");
  expect(words).not.toContain("Look up");
});

test("and what does not", async () => {
  const words = await openClaim(() => [
    { ...known, name: "RITA ELM", other_names: [], city: "TULSA", state: "OK" },
  ]);
  expect(words).toContain("Name differs");
  expect(words).toContain("Place differs");
});

test("an organization's NPI says nothing about the claimant", async () => {
  const name = "SAGE DIRECT CARE PLLC";
  const words = await openClaim(() => [{ ...known, kind: "organization", name, other_names: [] }]);
  expect(words).toContain("Practice's name agrees");
  expect(words).not.toContain("Name agrees");
  expect(words).toContain("SAGE DIRECT CARE PLLC, an organization, Family Medicine");
});

test.each([
  ["deactivated", "Deactivated"],
  ["not found", "Not in the registry"],
] as const)("an NPI that is %s is said to be", async (status, badge) => {
  const words = await openClaim(() => [
    { ...nothing, status, checked_at: "2026-11-20T12:00:00+00:00" },
  ]);
  expect(words).toContain(`${badge}Checked on Nov 20, 2026.`);
  expect(words).toContain("Look up");
  expect(words).not.toContain("agrees");
});

test("a registry that does not answer is said not to, and when it is tried again", async () => {
  const failure = "It answered with status 500";
  const soon = new Date(Date.now() + 60 * 60_000).toISOString();
  const words = await openClaim(() => [{ ...nothing, failure, due_at: soon }]);
  expect(words).toMatch(
    /^The registry gave no usable answer. It answered with status 500. Next try: \w+ \d+, \d{4}, \d+:\d\d [AP]M\./,
  );
});

test("an earlier answer stands with its date", async () => {
  const failure = "It answered with status 500";
  const words = await openClaim(() => [{ ...known, failure, due_at: "2026-11-20T12:00:00+00:00" }]);
  expect(words).toContain("Active in the registry");
  expect(words).toContain(
    "The registry gave no usable answer since. It answered with status 500. The next try is due now: look again in a few minutes.",
  );
});

test.each([
  [{ is_on: false }, "Not checked: asking the registry is switched off."],
  [{}, "The registry has not been asked yet."],
  [{ due_at: null }, "The registry is not asked"],
])("what is not known is not shown as anything else: %j", async (changes, reason) => {
  const words = await openClaim(() => [{ ...nothing, ...changes }]);
  expect(words).toContain(reason);
});

test("switched off, what was known before says that it is", async () => {
  const words = await openClaim(() => [{ ...known, is_on: false }]);
  expect(words).toContain("It is not checked again: asking the registry is switched off.");
});

test("when it cannot be loaded the claim can be decided all the same", async () => {
  const words = await openClaim(() => apiError(403, null, "42501"));
  expect(words).toContain("What the registry says could not be loaded.");
});

test("a listing that waits shows it for each of its people", async () => {
  const person = { name: "Dana Oak", credentials: "MD", specialty: null, languages: [] };
  const clinicians = [{ ...person, npi, accepting_new_patients: null, practicing_since: null }];
  const listing = { ...waitingListing(1), npi: null, clinicians };
  await openQueue("listings", "doctors", () => [listing]);
  server.use(http.post(url, () => HttpResponse.json([known])));
  const row = await findRow("Practice 1");
  const words = (await within(row).findByText("NPI registry")).nextElementSibling?.textContent;
  expect(words).toContain(`Dana Oak: ${npi}`);
  expect(words).toContain("Name agrees");
});
