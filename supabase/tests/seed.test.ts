import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Backend } from "../local/apis/backend.ts";
import { startBackend } from "../local/testing/helpers.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

/** Counts the rows of a relation with an optional condition. */
async function count(from: string): Promise<number> {
  const row = z.object({ count: z.number() });
  const [found] = await backend.db.query(row, `select count(*)::integer from ${from}`);
  return found?.count ?? Number.NaN;
}

/** Returns the values of an expression as text. */
async function values(expression: string, from: string): Promise<string[]> {
  const row = z.object({ value: z.string() });
  const found = await backend.db.query(row, `select (${expression})::text as value from ${from}`);
  return found.map(({ value }) => value);
}

const recently = "confirmed_at > now() - interval '90 days'";

describe("the demo data includes", () => {
  it("listings in every state, with more than one page in some", async () => {
    expect(await count("public.doctors where verified")).toBeGreaterThan(400);
    const states =
      "(select address_state, count(*) as listings from public.doctors where verified group by 1) as states";
    expect(await count(states)).toBe(51);
    expect(await count(`${states} where listings > 24`)).toBeGreaterThan(0);
  });

  it.each([
    ["pending listings", "public.doctors where status = 'pending'", 10],
    ["listings with an owner", "public.doctors where ownership = 'owned'", 50],
    ["unclaimed listings", "public.doctors where ownership = 'none'", 100],
    [
      "claims with evidence to decide",
      "public.claim_evidence where status = 'pending' and npi is not null",
      20,
    ],
    ["recently confirmed prices", `public.doctors where verified and ${recently}`, 30],
    ["prices with an old confirmation", `public.doctors where verified and not ${recently}`, 20],
    [
      "prices without a confirmation",
      "public.doctors where verified and monthly_price is not null and confirmed_at is null",
      100,
    ],
    ["practices without a price", "public.doctors where verified and monthly_price is null", 20],
    [
      "practices that a clinician has left",
      "public.doctors where verified and former_clinicians <> '[]'",
      2,
    ],
    ["opening hours", "public.offices where position = 0 and hours <> '[]'", 150],
    ["practices with a second office", "public.offices where position = 1", 20],
    [
      "listings with weeks of activity",
      "(select doctor_id from public.listing_activity group by 1 having max(day) - min(day) > 60) as visited",
      2,
    ],
    ["prices by age", "(select distinct doctor_id from public.membership_tiers) as priced", 50],
    [
      "prices for families",
      "(select doctor_id from public.membership_tiers group by 1 having min(min_age) = 0 and max(min_age) > 0) as families",
      30,
    ],
    [
      // 40% of published listings, so that household prices are visible.
      "practices with prices by age, a family cap, or an enrollment fee",
      `public.doctors where verified and (enrollment_fee > 0 or family_cap is not null
        or exists (select from public.membership_tiers where doctor_id = doctors.id))`,
      173,
    ],
    [
      // 40% of published listings.
      "practices with covered services",
      "public.doctors where verified and exists (select from public.listing_services where doctor_id = doctors.id)",
      160,
    ],
    [
      // 40% of published listings.
      "practices with a billing model",
      "public.doctors where verified and model is not null",
      173,
    ],
    ["hybrid practices", "public.doctors where verified and model = 'hybrid'", 20],
    [
      "state-required statements",
      "public.doctors where verified and state_statement is not null",
      5,
    ],
    ["prices for couples", "public.doctors where verified and couple_price is not null", 15],
    ["prices for employers", "public.doctors where verified and employer_price is not null", 15],
    ["family caps", "public.doctors where verified and family_cap > 0", 25],
    [
      // A quarter of published listings.
      "practices with several clinicians",
      "(select doctor_id from public.clinicians group by 1 having count(*) between 2 and 4) as shared",
      108,
    ],
    ["Spanish speakers", "public.doctors where verified and 'Spanish' = any (languages)", 80],
    [
      "practices that accept no new patients",
      "public.doctors where verified and not accepting_new_patients",
      40,
    ],
    [
      "practices with staff",
      "(select distinct doctor_id from public.practice_members) as staffed",
      4,
    ],
    ["requests on a waitlist", "private.waitlist_positions", 3],
    ["open invitations", "public.practice_invitations where status = 'open'", 1],
    [
      "full practices that mention a waiting list",
      "public.doctors where verified and not accepting_new_patients and bio ilike '%waiting list%'",
      12,
    ],
    [
      "practices that do not state whether they accept patients",
      "public.doctors where verified and accepting_new_patients is null",
      50,
    ],
    ["telehealth-only practices", "public.doctors where verified and telehealth_only", 20],
    ["posts", "public.posts where kind = 'post'", 80],
    ["stories about a practice", "public.posts where kind = 'story' and doctor_id is not null", 3],
    ["comments", "public.post_comments", 150],
    ["liked posts", "public.posts where like_count > 0", 80],
    ["shared posts", "public.posts where share_count > 0", 20],
    ["posts with more than one page of comments", "public.posts where comment_count > 30", 1],
    ["kinds of open cases", "(select distinct kind from private.open_cases) as cases", 4],
    [
      "cases with several reports",
      "(select from public.reports where status = 'open' group by post_id, comment_id having count(*) > 1) as cases",
      3,
    ],
    [
      "reports by people of the practice",
      `public.reports join public.posts on posts.id = post_id
       join private.practice_people as people on people.doctor_id = posts.doctor_id and people.user_id = reporter_id`,
      2,
    ],
    ["appeals with each outcome", "(select distinct status from public.appeals) as appeals", 3],
    ["suspended members", "private.suspensions", 2],
    [
      "corrections with each outcome",
      "(select distinct status from public.listing_corrections) as corrections",
      3,
    ],
    [
      "changes with each outcome",
      "(select distinct status from public.listing_changes) as changes",
      3,
    ],
    [
      "removal requests with each status",
      "(select distinct status from public.removal_requests) as requests",
      4,
    ],
    ["competing claims", "public.claim_evidence where status = 'competing'", 2],
    ["listings with each status", "(select distinct status from public.doctors) as listings", 5],
    [
      "requests with most statuses",
      "(select distinct status from public.practice_requests) as requests",
      7,
    ],
    [
      "requests with several calls",
      "(select from public.request_steps where call is not null group by request_id having count(*) > 3) as requests",
      1,
    ],
    [
      "messages with each status",
      "(select distinct status from public.contact_messages) as messages",
      3,
    ],
    ["failed emails", "private.outbox where last_error is not null", 2],
    ["practices that an alert has found", "public.alert_finds", 1],
    ["notes on cases", "public.case_notes", 3],
    ["imports", "public.import_batches", 1],
  ])("%s", async (_, from, atLeast) => {
    expect(await count(from)).toBeGreaterThanOrEqual(atLeast);
  });

  it("clinicians that match the About text and the owner", async () => {
    const people = `(
      select doctors.id, regexp_replace(person, '^.* |[''’]s$', '', 'g') as surname
      from public.doctors, private.people_named_in(bio) as person
      union select doctors.id, regexp_replace(regexp_replace(full_name, ',.*$', ''), '^.* ', '')
      from public.doctors join public.profiles on profiles.id = doctors.user_id
    ) as named`;
    const missing = `${people} where id in (select doctor_id from public.clinicians) and not exists (
      select from public.clinicians where doctor_id = named.id and name like '% ' || surname)`;
    expect(await values("surname", missing)).toEqual([]);
  });

  it("prices by age near the price for one adult", async () => {
    expect(
      await values(
        "practice_name",
        `public.doctors where exists (
      select from public.membership_tiers where doctor_id = doctors.id
      and (membership_tiers.monthly_price > 2 * doctors.monthly_price or membership_tiers.monthly_price < 10))`,
      ),
    ).toEqual([]);
  });
});

describe("the demo data has only", () => {
  it("fictional phone numbers and web addresses", async () => {
    const phones = await values(
      "phone",
      "(select phone from public.doctors union all select phone from public.profiles) as all_of_them where phone is not null",
    );
    expect(phones.filter((phone) => !/^\+1\d{3}55501\d\d$/.test(phone))).toEqual([]);
    const sites = await values(
      "site",
      `(select unnest(array[website, enrollment_url, booking_url]) as site from public.doctors
      union all select website from public.profiles) as all_of_them where site is not null`,
    );
    const hosts = sites.map((site) => new URL(site).hostname);
    expect(hosts.filter((host) => !/(^|\.)example(\.(com|net|org))?$/.test(host))).toEqual([]);
  });

  it.each([
    ["practice_name", "public.doctors"],
    ["bio", "public.doctors where bio is not null"],
    ["npi", "public.doctors where npi is not null"],
    ["content", "public.posts"],
    ["content", "public.post_comments"],
  ])("a unique %s in %s", async (column, from) => {
    const all = await values(column, from);
    expect(all.filter((value, at) => all.indexOf(value) !== at)).toEqual([]);
  });

  it("dates in the past", async () => {
    for (const table of ["doctors", "posts", "post_comments", "post_likes", "post_shares"]) {
      expect(await count(`public.${table} where created_at > now()`), table).toBe(0);
    }
  });
});
