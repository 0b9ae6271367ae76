import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { z } from "zod";
import type { Backend } from "../local/apis/backend.ts";
import { publishableKey } from "../local/apis/keys.ts";
import { client, createPostgresCopy, siteUrl, startBackendOn } from "../local/testing/helpers.ts";

// `npm run dev` uses PGlite, and the hosted site PostgreSQL. Each function of the API is called
// once on both, with the demo data, and both must give the same status and JSON.

/**
 * One call in each line: the function, the caller, and the arguments. The caller is a visitor or a
 * demo account, by the name in its address. "id of" and "version of" a listing, and queries, are
 * replaced by their result. A call sees what those above it wrote. Functions that return rows in no
 * order have one in their line.
 */
const calls = `
  check_name visitor {"value": "D P C"}
  check_place visitor {"city": "Austn", "state": "TX", "zip": "78704"}
  count_newer_posts visitor {"after_created_at": "2020-01-01T00:00:00Z", "after_id": "THREAD"}
  describe_place visitor {"in_state": "TX", "in_city": "austin"}
  describe_search visitor {"search": "pediatrician near Austin who speaks Spanish"}
  filter_counts visitor {"search": "Austin"}
  find_listed_practices visitor {"candidate": {"phone": "+15125550142"}}
  find_listing_by_address visitor {"address": "bouldin-lantern-direct-primary-care-austin-4af1aa"}
  find_similar_listings visitor {"name": "Bouldin Lantern", "zip": "78704"}
  get_closing visitor {"target": "OWN"}
  get_comment_page visitor {"target": "THREAD"}
  get_feed_page visitor {}
  get_invitation visitor {"target": "select id from public.practice_invitations"}
  get_listing_checks visitor {"target": "OWN"}
  get_person_badges visitor {"person": "22222222-2222-4222-8222-222222222222"}
  household_prices visitor {"listing_ids": ["OWN"], "ages": [34, 36, 4]}
  list_home_stories visitor {}
  list_place_listings visitor {"in_state": "TX", "in_city": "austin"}
  list_places visitor {"in_state": "TX"}
  listing_cards visitor {"listing_ids": ["OWN", "id of Whitfield Primary Care"]}
  map_clusters visitor {"search": "Austin", "west": -99, "south": 29, "east": -96, "north": 31, "zoom": 8}
  search_doctors visitor {"search": "Austin", "filters": {"language": "Spanish"}}
  search_feed visitor {"query": "insurance"}
  suggest_searches visitor {"typed": "bould"}
  telehealth_listings visitor {"search": "Austin"}

  export_my_data patient {}
  get_current_member patient {}
  get_own_decision kip.lawlor {"target_table": "profiles", "target": "SUSPENDED"}
  list_bookmarked_posts patient {}
  list_my_practices doctor {}
  list_my_sessions doctor {}
  list_request_contacts doctor {}
  list_waitlist_positions patient {}
  preview_digest patient {"about_zip": "78704"}
  list_weekly_activity doctor {"target": "OWN"}

  admin_count_queues admin {}
  admin_get_email_health admin {}
  admin_get_listing_evidence admin {"listings": ["OWN", "id of Fieldstone Gate Medical Home"]}
  admin_get_npi_records?order=npi admin {"numbers": ["1104087378", "1104213776", "1104988971"]}
  admin_get_registry_health admin {}
  admin_list_failures admin {}
  admin_list_waiting_cases admin {}
  admin_search_listings admin {"query": "lantern"}
  admin_search_members admin {"query": "", "only_suspended": true}
  find_own_cases admin {"target_table": "posts", "targets": ["STORY"]}
  find_removal_listings admin {"target": "select id from public.removal_requests where requester_name = 'Ada Quimby'"}
  list_case_notes admin {"cases": ["STORY"]}
  list_case_reports admin {"cases": ["STORY", "COMMENT"]}
  list_cases admin {}
  list_contact_replies admin {"messages": ["5a0f1f0e-6c1b-4b0e-9d55-0d2c3f7f1e03"]}
  list_decisions_about_member?order=id admin {"member": "SUSPENDED"}
  list_flagged_claims?order=doctor_id,claimant admin {"flag": "NPI failed"}
  list_flagged_listings?order=id admin {"flag": "NPI failed"}
  list_open_appeals?order=created_at admin {}
  list_reports_about_member?order=created_at admin {"member": "SUSPENDED"}
  search_as_admin admin {"query": "lantern"}
  search_moderation_log admin {"query": "lawlor"}

  check_upload patient {}
  confirm_membership patient {"target": "OWNSTORY"}
  confirm_removal visitor {"token": "unknown"}
  count_activity visitor {"batch": [{"listing": "OWN", "kind": "opened"}]}
  count_npi_lookup doctor {"npi": "1234567893"}
  create_alert patient {"place": "Boise, ID"}
  delete_comment patient {"target": "select id from public.post_comments where content like 'Please do! I am%'"}
  list_recently_deleted patient {}
  restore_comment patient {"target": "select id from public.post_comments where content like 'Please do! I am%'"}
  delete_draft renee.kowalski {"target": "id of Sawgrass Landing Family Care"}
  delete_post patient {"target": "OWNSTORY"}
  restore_post patient {"target": "OWNSTORY"}
  file_competing_claim abram.skarsgaard {"target": "CLAIMED"}
  request_removal visitor {"request": {"subject": "practice", "relation": "owner", "practice_name": "Elm Well Care", "address_city": "Pueblo", "address_state": "CO", "address_zip": "81003", "requester_name": "Elmer Well", "email": "elmer@example.org"}}
  resume_email patient {}
  save_listings patient {"listing_ids": ["OWN", "id of Hickory Nut Family Health"]}
  submit_appeal mohammed.al.amin {"target_table": "posts", "target": "5a0f1f0e-6c1b-4b0e-9d55-0d2c3f7f1a05", "message": "Please look again"}
  withdraw_claim emeka.nunez {"target": "26a3f857-4270-4f1d-ace6-63ef8967d36b"}

  confirm_listing doctor {"target": "OWN", "part": "prices", "seen_version": "version of Bouldin Lantern Direct Primary Care"}
  save_listing doctor {"target": "OWN", "changes": {"monthly_price": 91, "address_street": "1 New St"}, "base_version": "version of Bouldin Lantern Direct Primary Care"}
  find_values_before doctor {"target": "OWN", "undone": "version of Bouldin Lantern Direct Primary Care"}
  restore_values_before doctor {"target": "OWN", "undone": "version of Bouldin Lantern Direct Primary Care", "seen_version": "version of Bouldin Lantern Direct Primary Care"}
  invite_staff doctor {"target": "OWN", "address": "patient@demo.test", "as_role": "front_desk"}
  list_my_invitations patient {}
  answer_invitation patient {"target": "select id from public.practice_invitations where email = 'patient@demo.test'", "is_accepted": true}
  set_staff_role doctor {"target": "OWN", "person": "PATIENT", "new_role": "manager"}
  remove_staff doctor {"target": "OWN", "person": "PATIENT"}
  withdraw_invitation doctor {"target": "select id from public.practice_invitations where email like 'reception%'"}
  offer_ownership doctor {"target": "OWN", "person": "MANAGER"}
  update_request doctor {"target": "5a0f1f0e-6c1b-4b0e-9d55-0d2c3f7f1f02", "new_status": "answered", "new_reply": "Yes"}
  log_request_call doctor {"target": "5a0f1f0e-6c1b-4b0e-9d55-0d2c3f7f1f02", "outcome": "reached"}
  propose_again hodan.abdi {"target": "select id from public.listing_changes where status = 'declined'", "fields": ["practice_name"], "answer": "It is our name"}
  withdraw_change erik.lindgren {"target": "select id from public.listing_changes where status = 'open' and proposed::text like '%Superior%'"}
  request_work_email_code lucien.hawthorne {"target": "CLAIMED"}
  get_work_email_code_status lucien.hawthorne {"target": "CLAIMED"}
  verify_work_email lucien.hawthorne {"target": "CLAIMED", "code": "000000"}
  close_listing erik.lindgren {"target": "id of Night Harbor Direct Care", "closed_on": "select current_date + 30", "suggested_listing": "OWN"}
  remove_suggestion doctor {"closing": "id of Night Harbor Direct Care"}
  cancel_closing erik.lindgren {"target": "id of Night Harbor Direct Care"}
  withdraw_listing zainab.ashworth {"target": "id of Ashworth Family Doctors"}
  submit_listing zainab.ashworth {"target": "id of Ashworth Family Doctors"}
  leave_practice chidinma.nwosu {"target": "id of Nwosu Family Health"}

  admin_retry_failures admin {"source": "email"}
  allow_listing admin {"target": "OWN", "reason": "They asked for it"}
  close_report admin {"target": "select id from public.reports where reason = 'closed'"}
  decide_appeal admin {"appeal": "select appeals.id from public.appeals join public.moderation_log on moderation_log.id = decision_id where appeals.status = 'open' and event = 'post_removed'", "is_granted": true, "reason": "Fair", "seen_version": 2}
  decide_change admin {"target": "select id from public.listing_changes where status = 'open' order by proposed::text", "seen_version": 1, "is_accepted": true}
  decide_claim admin {"target": "CLAIMED", "claimant": "CLAIMANT", "seen_version": "select version from public.claim_evidence where claimant = 'CLAIMANT'", "is_approved": true, "accepted": "select enum_range(null::public.failed_check)"}
  decide_correction admin {"target": "select id from public.listing_corrections where field = 'languages'", "is_accepted": false, "note": "They do not"}
  decide_listing admin {"target": "id of Cordero Family Practice", "seen_version": "version of Cordero Family Practice", "is_verified": true}
  decide_all admin {"seen": "select jsonb_agg(seen) from (select jsonb_build_object('id', doctor_id, 'claimant', claimant, 'version', version) as seen from public.claim_evidence where work_email_proven_at is not null and status = 'pending' union all select to_jsonb(doctors) from public.doctors where status = 'pending' order by seen) as waiting", "is_approved": true}
  decide_removal admin {"target": "select id from public.removal_requests where requester_name = 'Ada Quimby'", "is_approved": true, "reason": "As they asked", "listings": ["id of Wagon Wheel Senior Care"]}
  find_listing_removal admin {"target": "id of Wagon Wheel Senior Care"}
  moderate_comment admin {"target": "5a0f1f0e-6c1b-4b0e-9d55-0d2c3f7f1c31", "decision": "remove", "reason": "A phone number", "seen_version": 2}
  erase_comment admin {"target": "COMMENT", "reason": "An insult", "seen_version": 1}
  erase_post admin {"target": "STORY", "reason": "Not true", "seen_version": 1}
  feature_story admin {"target": "OWNSTORY", "is_featured": true, "seen_version": 1}
  import_listings admin {"rows": [{"row": 1, "practice_name": "Elm Mile Direct Care", "address_city": "Boise", "address_state": "ID", "address_zip": "83702"}], "is_dry_run": false, "batch": "THREAD", "file_name": "boise.csv"}
  undo_import admin {"batch": "THREAD", "is_dry_run": false}
  merge_listings admin {"source": "id of Rosemary Lane Direct Care", "target": "id of Heron Hollow Geriatrics", "reason": "The same"}
  get_merge_target visitor {"target": "id of Rosemary Lane Direct Care"}
  moderate_post admin {"target": "5a0f1f0e-6c1b-4b0e-9d55-0d2c3f7f1a02", "decision": "remove", "reason": "Spam", "seen_version": 2}
  reassign_listing admin {"target": "OWN", "new_owner": "MANAGER", "reason": "Sold", "seen_version": "version of Bouldin Lantern Direct Primary Care"}
  reopen_listing admin {"target": "id of Oluchi Peña, NP", "seen_version": "version of Oluchi Peña, NP", "reason": "They sent a photo"}
  reply_to_contact_message admin {"reply": "THREAD", "target": "5a0f1f0e-6c1b-4b0e-9d55-0d2c3f7f1e01", "body": "Please do"}
  restore_listing admin {"target": "id of Aspen Fork Senior Care", "seen_version": "version of Aspen Fork Senior Care", "reason": "They are back"}
  restore_member admin {"target": "SUSPENDED"}
  revoke_ownership admin {"target": "id of Black Walnut Family Health", "seen_version": "version of Black Walnut Family Health", "reason": "Not theirs"}
  set_contact_message_status admin {"target": "5a0f1f0e-6c1b-4b0e-9d55-0d2c3f7f1e02", "outcome": "spam"}
  set_role admin {"target": "PATIENT", "role": "doctor", "is_granted": true}
  suspend_member admin {"target": "PATIENT", "reason": "A test"}
  take_down_listing admin {"target": "id of Black Walnut Family Health", "seen_version": "version of Black Walnut Family Health", "reason": "It closed"}
  take_down_reported_listing admin {"target": "select id from public.reports where reason = 'not_dpc' and status = 'open'", "reason": "Not direct primary care", "seen_version": "version of Ibarra Direct Care"}

  end_session elspeth.omalley {"target": "select id from auth.sessions order by created_at desc"}
  prepare_account_deletion jess.whitcomb {}
  delete_account jess.whitcomb {}
`;

/** Rows of the demo data that several calls are about. */
const ids: Record<string, string> = {
  OWN: "4af1aaf0-d820-426b-9212-2c7010cecf9b",
  CLAIMED: "caf6822a-560e-4932-b266-c07cfc0a524b",
  CLAIMANT: "0ba8e972-2f61-4ac6-946c-aee50eb39814",
  THREAD: "5a0f1f0e-6c1b-4b0e-9d55-0d2c3f7f1a01",
  STORY: "5a0f1f0e-6c1b-4b0e-9d55-0d2c3f7f1a03",
  OWNSTORY: "b43a01a5-f7d6-4fe7-b1b9-fcf5e6357817",
  COMMENT: "5a0f1f0e-6c1b-4b0e-9d55-0d2c3f7f1c32",
  PATIENT: "11111111-1111-4111-8111-111111111111",
  MANAGER: "6d749aa6-b766-4f4a-8a2a-3cb3f6530e28",
  SUSPENDED: "8d7a4c1e-52b6-4f0e-9a37-6f1c2b9d0e11",
};

/** Functions whose numbers depend on when a database was created. */
const timed = ["admin_get_email_health", "list_weekly_activity"];

/** The sessions of members in each database. */
const tokens = new Map<string, string>();

const table = calls
  .trim()
  .split(/\n\s+/)
  .map((line) => {
    const [, name = "", order = "", caller = "", args = ""] =
      /^(\w+)(\?\S+)? (\S+) (.*)$/.exec(line) ?? [];
    return {
      name,
      order,
      caller,
      args: args.replace(/\b[A-Z]{3,}\b/g, (word) => ids[word] ?? word),
    };
  });

const hasPostgres = inject("templateUrl") !== null;
let backends: Backend[] = [];
beforeAll(async () => {
  // The backends log the errors of refused calls.
  vi.spyOn(console, "error").mockImplementation(() => {});
  const url = await createPostgresCopy();
  if (url) backends = await Promise.all([startBackendOn(url), startBackendOn(null)]);
});
afterAll(() => Promise.all(backends.map((backend) => backend.close())));

/** Signs a caller in to both databases. */
async function signIn(backend: Backend, caller: string): Promise<string> {
  if (caller === "visitor") return publishableKey;
  const key = `${backends.indexOf(backend)} ${caller}`;
  const domain = caller.includes(".") ? "members.demo.test" : "demo.test";
  const { data } = tokens.has(key)
    ? { data: null }
    : await client(backend).auth.signInWithPassword({
        email: `${caller}@${domain}`,
        password: "demo-password",
      });
  if (data?.session) tokens.set(key, data.session.access_token);
  return tokens.get(key) ?? "";
}

/** Replaces queries in arguments by their results. */
async function resolve(backend: Backend, value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((item) => resolve(backend, item)));
  const [, query, column, name] =
    /^(select .*)$|^(id|version) of (.*)$/.exec(typeof value === "string" ? value : "") ?? [];
  if (!query && !column) return value;
  const row = z.record(z.string(), z.unknown());
  const [found] = await backend.db.query(
    row,
    query ?? `select ${column} from public.doctors where practice_name = '${name}'`,
  );
  if (!found) throw new Error(`The demo data has no row for ${value}.`);
  return Object.values(found)[0];
}

async function call(backend: Backend, { name, order, caller, args }: (typeof table)[number]) {
  const entries = Object.entries<unknown>(JSON.parse(args)).map(async ([key, value]) => [
    key,
    await resolve(backend, value),
  ]);
  const authorization = `Bearer ${await signIn(backend, caller)}`;
  const response = await backend.fetch(
    new Request(`${siteUrl}/rest/v1/rpc/${name}${order}`, {
      method: "POST",
      headers: { apikey: publishableKey, authorization, "content-type": "application/json" },
      body: JSON.stringify(Object.fromEntries(await Promise.all(entries))),
    }),
  );
  const text = await response.text();
  const body: unknown = JSON.parse(text || "null", (_key, value) => normalize(value, name));
  return { status: response.status, body };
}

/** Replaces values that differ by nature by their kind. */
function normalize(value: unknown, name: string) {
  // Mathematical functions differ in the last digits.
  if (typeof value === "number") return timed.includes(name) ? 0 : Number(value.toPrecision(9));
  if (typeof value !== "string") return value;
  return value
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, "id")
    .replace(/\d{4}-\d\d-\d\d/g, "day")
    .replace(/\d\d:\d\d:\d\d(\.\d+)?/g, "time")
    .replace(/\d+\.\d{9,}/g, (digits) => Number(digits).toPrecision(9));
}

test.runIf(hasPostgres)("each function of the API has a call", async () => {
  const row = z.object({ name: z.string() });
  // Functions of a row are columns of its table.
  const query = `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    and not exists (select from pg_type where pg_type.oid = any (proargtypes) and typtype = 'c')`;
  const names = (await backends[0]?.db.query(row, query))?.map(({ name }) => name).sort();
  expect(
    table.map(({ name }) => name).sort(),
    "Add a line to `calls` for a new function, and remove that of one that is gone",
  ).toEqual(names);
});

const named = table.map((line) => [line.name, line] as const);
test.runIf(hasPostgres).each(named)("%s gives the same answer", async (_name, line) => {
  const [postgres, pglite] = await Promise.all(backends.map((backend) => call(backend, line)));
  expect(pglite, "PGlite's answer").toEqual(postgres);
});
