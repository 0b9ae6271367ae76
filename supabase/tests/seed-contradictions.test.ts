import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Backend } from "../local/apis/backend.ts";
import { startBackend } from "../local/testing/helpers.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

/** Returns the names of practices that match a condition, in which `listing` is the listing's row. */
async function practicesWhere(condition: string): Promise<string[]> {
  const row = z.object({ practice_name: z.string() });
  const query = `select practice_name from public.doctors as listing where ${condition} order by 1`;
  return (await backend.db.query(row, query)).map(({ practice_name }) => practice_name);
}

const has = (table: string, condition: string) =>
  `exists (select from public.${table} as part where part.doctor_id = listing.id and ${condition})`;
const service = (names: string, condition: string) =>
  has("listing_services", `service in (${names}) and ${condition}`);

const hours = has("offices", "hours <> '[]'");
const days = "\\m(mon|tues|wednes|thurs|fri|satur|sun)days?\\M|evening|four days";
const milesInAbout = `(select miles from (values ('five', 5), ('ten', 10), ('twelve', 12), ('fifteen', 15), ('twenty', 20)) as words (word, miles)
  where bio ~* ('(house call|home visit)[^.]*within ' || word || ' miles'))`;
const handsOn = `'office_visits', 'same_day_visits', 'annual_physical', 'basic_labs', 'office_tests', 'ekg', 'minor_procedures', 'stitches',
  'skin_biopsies', 'joint_injections', 'vaccines', 'home_visits', 'hospital_visits', 'prenatal_care'`;
/** A condition for prices by age that apply to an adult of 40. */
const isForAdult = "40 between min_age and coalesce(max_age, 120)";
const children = "specialty = 'Pediatrics'";
const noChildren = "specialty in ('Internal Medicine', 'Geriatrics', 'Obstetrics and Gynecology')";

const contradictions: Record<string, [what: string, condition: string][]> = {
  visits: [
    [
      "office hours without office visits",
      `${hours} and ${service("'office_visits'", "coverage = 'not offered'")}`,
    ],
    [
      "no office visits unless it is telehealth only",
      `not telehealth_only and ${service("'office_visits'", "coverage = 'not offered'")}`,
    ],
    ["an office if it is telehealth only", `telehealth_only and ${has("offices", "true")}`],
    [
      "services that need an office if it is telehealth only",
      `telehealth_only and ${service(handsOn, "coverage <> 'not offered'")}`,
    ],
    [
      "no video visits if it is telehealth only",
      `telehealth_only and ${service("'video_visits'", "coverage = 'not offered'")}`,
    ],
    [
      "states seen by telehealth without telehealth",
      `telehealth_states <> '{}' and not telehealth_only and not ${service("'video_visits'", "coverage <> 'not offered'")}`,
    ],
    [
      "different distances for home visits in its field and its About text",
      `home_visit_miles <> ${milesInAbout}`,
    ],
    [
      "different distances for home visits in its field and a service's note",
      service(
        "'home_visits'",
        "note ~* 'mile' and note !~ ('\\m' || listing.home_visit_miles || '\\M')",
      ),
    ],
    [
      "a distance for home visits without home visits",
      `home_visit_miles is not null and (telehealth_only or ${service("'home_visits'", "coverage = 'not offered'")})`,
    ],
    [
      "hours on weekends or in the evening without after-hours care",
      `${service("'after_hours'", "coverage = 'not offered'")} and ${has(
        "offices",
        "exists (select from jsonb_array_elements(hours) as day where day ->> 0 in ('6', '7', '0') or day ->> 2 > '18:00')",
      )}`,
    ],
    [
      "calls at any hour without messages or after-hours care",
      `${service("'after_hours', 'messages_and_calls'", "coverage = 'not offered'")} and ${has("offices", "hours_note ~ 'any hour'")}`,
    ],
    [
      "structured hours and also weekdays in its About text",
      `bio ~* '${days}' and user_id is distinct from '22222222-2222-4222-8222-222222222222' and ${has("offices", "position = 0 and hours <> '[]'")}`,
    ],
  ],
  prices: [
    ["a yearly price above twelve monthly prices", "yearly_price > 12 * monthly_price"],
    [
      "an adult's price by age that differs from its price for one adult",
      `not ${children} and ${has("membership_tiers", `${isForAdult} and part.monthly_price <> listing.monthly_price`)}`,
    ],
    [
      "a child's price by age that differs from the price of a pediatric practice",
      `${children} and ${has("membership_tiers", "part.monthly_price <> listing.monthly_price")}`,
    ],
    [
      "a couple price above two adults or below one",
      "couple_price not between monthly_price and 2 * monthly_price",
    ],
    [
      "a price for students, employees, or children above the adult price",
      "greatest(student_price, employer_price, extra_child_price) > monthly_price",
    ],
    [
      "a family cap below one adult or a couple",
      "family_cap < greatest(monthly_price, couple_price)",
    ],
    [
      "included visits and also a fee per visit",
      `visit_fee > 0 and ${service("'office_visits'", "coverage = 'included'")}`,
    ],
    [
      "an extra price of visits that differs from the fee per visit",
      `${service("'office_visits'", "coverage = 'extra' and price is distinct from listing.visit_fee")}`,
    ],
    [
      "a membership level that differs from the price for one adult",
      "cardinality(membership_levels) > 0 and monthly_price is not null and membership_levels[1] !~ (': ' || round(monthly_price) || '$')",
    ],
    [
      "different family caps in its field and its About text",
      "family_cap <> (regexp_match(bio, 'no more than ([0-9]+) dollars a month'))[1]::numeric",
    ],
  ],
  ages: [
    [
      "adult prices at a pediatric practice",
      `${children} and ${has("membership_tiers", "coalesce(max_age, 120) > 17")}`,
    ],
    [
      "children's prices at a practice for adults",
      `${noChildren} and ${has("membership_tiers", "min_age < 18")}`,
    ],
    [
      "a price per child at a practice for adults",
      `${noChildren} and extra_child_price is not null`,
    ],
    [
      "prices for ages that are not accepted",
      `patient_ages is not null and ${has(
        "membership_tiers",
        "not int4multirange(private.age_span(listing.patient_ages)) @> int4range(min_age, coalesce(max_age, 120), '[]')",
      )}`,
    ],
    [
      "ages that do not fit the specialty",
      `(${children} and patient_ages <> '0-17') or (${noChildren} and patient_ages like '0%')`,
    ],
  ],
  panel: [
    [
      "an open panel and a waitlist in its About text",
      "accepting_new_patients is distinct from false and bio ~* 'waiting list|(panel|practice) is full|not taking new'",
    ],
    [
      "an open panel and people on its waitlist",
      "accepting_new_patients is distinct from false and id in (select doctor_id from private.waitlist_positions)",
    ],
    [
      "a full panel and a clinician who accepts patients",
      `not accepting_new_patients and ${has("clinicians", "part.accepting_new_patients")}`,
    ],
    [
      "an open panel and only full clinicians",
      `accepting_new_patients and ${has("clinicians", "true")} and not ${has("clinicians", "part.accepting_new_patients is distinct from false")}`,
    ],
  ],
  people: [
    [
      "a clinician's language that the practice lacks",
      has("clinicians", "not part.languages <@ listing.languages"),
    ],
    ["Spanish only in its About text", "bio ~* 'spanish|español' and 'Spanish' <> all (languages)"],
    [
      "different credentials in its name and its field",
      "practice_name ~ ', (MD|DO|NP|FNP-C|PA-C|AGNP-C|CPNP-PC)$' and credentials !~ ('^' || substring(practice_name from '[^ ]+$'))",
    ],
    [
      "a different number of clinicians than its About text",
      `${has("clinicians", "true")} and (select count(*) from public.clinicians where doctor_id = listing.id) <> (
        select number from (values ('two', 2), ('three', 3), ('four', 4)) as words (word, number) where bio ~* ('team of ' || word))`,
    ],
    [
      "insurance billing that its About text denies",
      "model = 'hybrid' and bio ~* 'not (bill|take) insurance|instead of insurance|without insurance in the middle'",
    ],
  ],
  dates: [
    [
      "confirmations older than the listing",
      "least(prices_confirmed_at, panel_confirmed_at, hours_confirmed_at, phone_confirmed_at) < created_at",
    ],
    ["an opening year after the listing was added", "opened_year > extract(year from created_at)"],
    [
      "only clinicians who started practicing after it opened",
      `${has("clinicians", "practicing_since is not null")} and not ${has("clinicians", "practicing_since is null or practicing_since <= listing.opened_year")}
        and opened_year is not null`,
    ],
  ],
};

describe.each(Object.entries(contradictions))(
  "the demo data is consistent about %s",
  (_, rules) => {
    it.each(rules)("no listing has %s", async (_what, condition) => {
      expect(await practicesWhere(condition)).toEqual([]);
    });
  },
);
