import type { Database } from "../../src/lib/supabase/database.types.ts";
import { publishableKey } from "../../supabase/local/apis/keys.ts";
import { expect, test } from "../fixtures.ts";

// Requests with only the public key, as an anonymous attacker could send them.
test.use({ extraHTTPHeaders: { apikey: publishableKey } });

const anyId = "11111111-1111-4111-8111-111111111111";

/** For each table, a change that an authorized user could make. */
const changes = {
  alert_finds: { key: "alert_id", values: { doctor_id: anyId } },
  alerts: { key: "id", values: { place: "Austin, TX" } },
  appeals: { key: "id", values: { message: "Please" } },
  blocks: { key: "blocked_id", values: { blocked_id: anyId } },
  clinician_departures: { key: "id", values: { shows_new_practice: true } },
  clinicians: { key: "id", values: { name: "Me" } },
  claim_evidence: { key: "claimant", values: { full_name: "Me" } },
  doctors: { key: "id", values: { practice_name: "Mine now" } },
  import_batches: { key: "id", values: { file_name: "mine.csv" } },
  listing_activity: { key: "doctor_id", values: { amount: 900 } },
  listing_changes: { key: "id", values: { status: "accepted" } },
  listing_corrections: { key: "id", values: { proposed_value: "555" } },
  listing_services: { key: "doctor_id", values: { service: "ekg", coverage: "included" } },
  listing_versions: { key: "doctor_id", values: { action: "edit" } },
  membership_tiers: { key: "id", values: { label: "Free" } },
  moderation_log: { key: "target_id", values: { action: "nothing" } },
  notification_preferences: { key: "member_id", values: { muted_email_topics: [] } },
  notification_actors: { key: "actor_id", values: { actor_id: anyId } },
  notifications: { key: "id", values: { note: "You won" } },
  offices: { key: "id", values: { name: "Elsewhere" } },
  post_comments: { key: "id", values: { content: "Buy this" } },
  post_likes: { key: "user_id", values: { user_id: anyId } },
  post_shares: { key: "user_id", values: { user_id: anyId } },
  posts: { key: "id", values: { content: "Buy this" } },
  practice_invitations: { key: "id", values: { role: "manager" } },
  practice_members: { key: "user_id", values: { role: "manager" } },
  practice_requests: { key: "id", values: { plan: "Free" } },
  profiles: { key: "id", values: { full_name: "Someone else" } },
  reports: { key: "id", values: { note: "Buy this" } },
  request_steps: { key: "request_id", values: { actor: anyId } },
  saved_listings: { key: "doctor_id", values: { doctor_id: anyId } },
  services: { key: "name", values: { label: "Massage" } },
  submission_notes: { key: "doctor_id", values: { how_known: "x" } },
  user_roles: { key: "user_id", values: { role: "admin" } },
  contact_replies: { key: "id", values: { body: "Buy this" } },
  removal_requests: { key: "id", values: { status: "approved" } },
  // Visitors may only send a message on the contact page.
  contact_messages: { key: "id", values: { status: "spam" } },
  zip_codes: { key: "state", values: { city: "Nowhere" } },
} satisfies Record<keyof Database["public"]["Tables"], { key: string; values: object }>;

for (const [table, { key, values }] of Object.entries(changes)) {
  test(`a visitor cannot write to ${table}`, async ({ request }) => {
    const rowUrl = `/rest/v1/${table}?${key}=eq.${key === "state" ? "TX" : anyId}`;
    for (const response of [
      await request.post(`/rest/v1/${table}`, { data: values }),
      await request.patch(rowUrl, { data: values }),
      await request.delete(rowUrl),
    ]) {
      expect(response.status()).toBe(401);
      expect(await response.json()).toMatchObject({ code: "42501" });
    }
  });
}

test("a visitor cannot read pending listings", async ({ request }) => {
  const doctors = "/rest/v1/doctors?select=verified&limit=1000";
  const listings = await (await request.get(doctors)).json();
  expect(listings.length).toBeGreaterThan(400);
  expect(await (await request.get(`${doctors}&verified=is.false`)).json()).toEqual([]);
});

test("a visitor can see the doctor role, but no other roles", async ({ request }) => {
  const roles = (await (await request.get("/rest/v1/user_roles?select=role")).json()) as unknown[];
  expect(roles).toContainEqual({ role: "doctor" });
  expect(roles.filter((row) => (row as { role: string }).role !== "doctor")).toEqual([]);
});

for (const [schema, table] of [
  ["auth", "users"],
  ["auth", "sessions"],
  ["storage", "objects"],
  ["private", "doctor_search"],
  ["private", "import_rows"],
  ["private", "outbox"],
] as const) {
  test(`a visitor cannot reach ${schema}.${table}`, async ({ request }) => {
    const response = await request.get(`/rest/v1/${table}`, {
      headers: { "accept-profile": schema },
    });
    expect(response.status()).toBe(406);
    expect(await response.json()).toMatchObject({ code: "PGRST106" });
  });
}

test("a visitor cannot manage accounts or upload files", async ({ request }) => {
  expect((await request.get("/auth/v1/admin/users")).status()).toBe(401);
  const upload = await request.post(`/storage/v1/object/avatars/${anyId}/me.png`, {
    headers: { "content-type": "image/png" },
    data: Buffer.from("not a picture"),
  });
  expect(await upload.json()).toMatchObject({ statusCode: "403" });
});

test("requests without the public key are rejected", async ({ playwright, baseURL }) => {
  const requestWithoutKey = await playwright.request.newContext({
    baseURL: baseURL ?? "",
    extraHTTPHeaders: {},
  });
  expect((await requestWithoutKey.get("/rest/v1/doctors")).status()).toBe(401);
  await requestWithoutKey.dispose();
});
