import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { attackers, type Scene, setUpScene } from "./attackers.ts";

// Attacks on the directory with the public key and arbitrary JSON.

// The backend logs refused requests, which this test expects.
vi.spyOn(console, "error").mockImplementation(() => {});

let scene: Scene;
beforeAll(async () => {
  scene = await setUpScene();
});
afterAll(() => scene.backend.close());

const count = async (where: string) => {
  const [found] = await scene.backend.db.query(
    z.object({ count: z.number() }),
    `select count(*)::int from public.doctors where ${where}`,
  );
  return found?.count;
};

const listing = (number: number) => ({
  practice_name: `Practice ${number}`,
  address_city: "Austin",
  address_state: "TX",
  address_zip: "78704",
});

test.each([
  "select=*&verified=is.true",
  "select=*&verified=is.true&or=(address_city.ilike.*aus*,address_state.ilike.*aus*,practice_name.ilike.*aus*)",
  "select=*,submitter:profiles!doctors_submitted_by_fkey(full_name),claimer:profiles!doctors_claimed_by_fkey(full_name)",
])("a visitor can read published listings with %s, and no internal data", async (query) => {
  const { status, text } = await scene.call("visitor", `/rest/v1/doctors?${query}`);
  expect(status, text).toBe(200);
  const rows: Record<string, unknown>[] = JSON.parse(text);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(row).toMatchObject({ status: "published", status_reason: null, rejection_count: 0 });
  }
});

test("a visitor finds no listing by the reason of its rejection", async () => {
  for (const filter of [
    "status_reason=not.is.null",
    "rejection_count=gt.0",
    "status=neq.published",
  ]) {
    const { text } = await scene.call("visitor", `/rest/v1/doctors?select=id&${filter}`);
    expect(text, filter).toBe("[]");
  }
});

test("one PATCH cannot claim several listings", async () => {
  const { status, text } = await scene.call(
    "member",
    "/rest/v1/doctors?claim_status=eq.unclaimed&user_id=is.null",
    { method: "PATCH", body: { claimed_by: scene.member.id, claim_status: "pending" } },
  );
  expect(status).toBeGreaterThanOrEqual(400);
  expect(text).toMatch(/5 open claims|Claim one listing at a time/);
  expect(await count(`claimed_by = '${scene.member.id}'`)).toBe(0);
});

test("a POST of 500 listings is refused", async () => {
  const body = Array.from({ length: 500 }, (_nothing, index) => listing(index));
  const { status, text } = await scene.call("member", "/rest/v1/doctors", { body });
  expect([status, text]).toEqual([429, expect.stringContaining("rate_limit_reached")]);
  expect(await count(`submitted_by = '${scene.member.id}'`)).toBe(0);
});

test("only 20 of 60 reports are accepted", async () => {
  const { text } = await scene.call("visitor", "/rest/v1/doctors?select=id&limit=60");
  const doctors: { id: string }[] = JSON.parse(text);
  const statuses: number[] = [];
  for (const { id } of doctors) {
    const body = { doctor_id: id, reason: "other", note: "x".repeat(1000) };
    statuses.push((await scene.call("member", "/rest/v1/reports", { body })).status);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.slice(20).every((status) => status === 429)).toBe(true);
});

test("only 30 of 60 uploads are accepted, and the others name the time to wait", async () => {
  const picture = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: "image/png" });
  const messages: (string | undefined)[] = [];
  for (let number = 0; number < 60; number++) {
    const name = `${scene.member.id}/${number}.png`;
    const { error } = await scene.member.client.storage.from("avatars").upload(name, picture);
    messages.push(error?.message);
  }
  expect(messages.slice(0, 30)).toEqual(Array(30).fill(undefined));
  expect(messages.slice(30)).toEqual(Array(30).fill(expect.any(String)));
  const { error } = await scene.member.client.rpc("check_upload");
  expect(error?.hint).toBe("rate_limit_reached");
});

test.each(attackers)("a %s cannot change a status by writing it", async (attacker) => {
  const before = await count("status = 'published'");
  for (const change of [
    { status: "published" },
    { status: "withdrawn", status_reason: "Rival" },
    { verified: false },
    { rejection_count: 0 },
    { version: 1 },
    { merged_into: null },
    { owned_since: "2020-01-01" },
    { user_id: scene.member.id },
    { claim_status: "approved", claimed_by: scene.member.id },
    { claim_status: "pending", claimed_by: scene.patient.id },
    { claim_status: "pending", claimed_by: scene.member.id, practice_name: "Mine" },
  ]) {
    const path = "/rest/v1/doctors?claim_status=eq.unclaimed&limit=1";
    const { status, text } = await scene.call(attacker, path, { method: "PATCH", body: change });
    expect([JSON.stringify(change), status >= 400], text).toEqual([JSON.stringify(change), true]);
  }
  for (const table of ["listing_versions", "listing_changes", "moderation_log"]) {
    const { status } = await scene.call(attacker, `/rest/v1/${table}`, {
      body: { action: "edit" },
    });
    expect(status).toBeGreaterThanOrEqual(400);
  }
  expect(await count("status = 'published'")).toBe(before);
  expect(await count("practice_name = 'Mine'")).toBe(0);
});

test("a new listing cannot be published, owned by another member, or backdated", async () => {
  for (const extra of [
    { status: "published" },
    { verified: true },
    { user_id: scene.patient.id },
    { user_id: scene.member.id },
    { submitted_by: scene.patient.id },
    { claim_status: "approved", claimed_by: scene.member.id },
    { created_at: "2020-01-01" },
  ]) {
    const body = { ...listing(1), ...extra };
    const { status } = await scene.call("member", "/rest/v1/doctors", { body });
    expect([JSON.stringify(extra), status >= 400]).toEqual([JSON.stringify(extra), true]);
  }
});
