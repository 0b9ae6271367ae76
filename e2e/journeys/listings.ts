import { type APIRequestContext, expect } from "@playwright/test";
import { demo } from "../accounts.ts";
import { type Member, signInByApi } from "../members.ts";
import { uniqueSurname } from "../unique-values.ts";

/** Returns a unique practice name that no other name resembles. */
export const uniqueName = (word: string) => `${word} ${uniqueSurname(16)}`;

interface NewListing {
  practice_name: string;
  [column: string]: unknown;
}

/** Adds a listing as a member and returns its id. It is pending review. */
export async function addListing(
  request: APIRequestContext,
  { id: submitted_by, headers }: Member,
  listing: NewListing,
): Promise<string> {
  const place = { address_city: "Reno", address_state: "NV", address_zip: "89501" };
  const response = await request.post("/rest/v1/doctors", {
    headers: { ...headers, prefer: "return=representation" },
    data: { ...place, submitted_by, ...listing },
  });
  expect(response.status(), await response.text()).toBe(201);
  const [{ id }] = await response.json();
  return String(id);
}

/** Approves or rejects a listing as an admin, and whoever set it up as their own practice. */
export async function decideListing(
  request: APIRequestContext,
  id: string,
  isVerified: boolean,
  reason?: string,
): Promise<void> {
  const { headers } = await signInByApi(request, demo.admin);
  const found = await request.get(`/rest/v1/doctors?id=eq.${id}&select=version`, { headers });
  const [{ version }] = await found.json();
  const response = await request.post("/rest/v1/rpc/decide_listing", {
    headers,
    data: { target: id, seen_version: version, is_verified: isVerified, reason },
  });
  expect(response.status(), await response.text()).toBe(204);
  const claims = await request.get(
    `/rest/v1/claim_evidence?doctor_id=eq.${id}&status=eq.pending&select=claimant,version,failed_checks`,
    { headers },
  );
  for (const { claimant, version, failed_checks: accepted } of await claims.json()) {
    const approval = await request.post("/rest/v1/rpc/decide_claim", {
      headers,
      data: { target: id, claimant, seen_version: version, is_approved: true, accepted },
    });
    expect(approval.status(), await approval.text()).toBe(204);
  }
}

/** Adds a listing as a member and publishes it as an admin. */
export async function addPublicListing(
  request: APIRequestContext,
  member: Member,
  listing: NewListing,
): Promise<string> {
  const id = await addListing(request, member, listing);
  await decideListing(request, id, true);
  return id;
}

/** Saves changes to the latest version of a listing as one of its editors. */
export async function saveListing(
  request: APIRequestContext,
  { headers }: Member,
  target: string,
  changes: object,
): Promise<void> {
  const found = await request.get(`/rest/v1/doctors?id=eq.${target}&select=version`, { headers });
  const [{ version }] = await found.json();
  const response = await request.post("/rest/v1/rpc/save_listing", {
    headers,
    data: { target, base_version: version, changes },
  });
  expect(response.ok(), await response.text()).toBe(true);
  expect(await response.json()).toMatchObject({ conflicts: [] });
}

/** Claims a listing for a member. */
export async function claimListing(
  request: APIRequestContext,
  { id: claimed_by, headers }: Member,
  listing: string,
): Promise<void> {
  const response = await request.patch(`/rest/v1/doctors?id=eq.${listing}`, {
    headers: { ...headers, prefer: "return=representation" },
    data: { claimed_by, claim_status: "pending" },
  });
  // Claiming a listing that can't be claimed changes no row and returns no error.
  expect(await response.json()).toMatchObject([{ id: listing }]);
}
