import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Database } from "../local/database/database.ts";
import { openSession } from "../local/testing/helpers.ts";

let db: Database;
beforeAll(async () => {
  db = await openSession();
});
afterAll(() => db.close());

async function listLabels(query: string): Promise<string[]> {
  return (await db.query(z.object({ label: z.string() }), query)).map((row) => row.label);
}

// The price of one adult is compared with the limits of an HSA; people search for the filter.
const withoutTerms = "'HSA Basis'";

const hasTerms = (language: string) => `exists (
  select from private.search_terms as terms where language = '${language}'
    and ((terms.kind = 'tag' and terms.value = tags.label) or (terms.kind = 'filter' and terms.value = tags.filter || '=' || tags.value)))`;

// The columns of listings, offices, and clinicians with a yes or no, a fixed list, or a limit, and
// what people search for instead.
const factsOfForms: Record<string, string[]> = {
  "doctors.accepting_new_patients": ["Accepting New Patients"],
  "doctors.telehealth_only": ["Telehealth Only", "in-person=yes"],
  "doctors.medicare_opt_out": ["medicare=opted-out"],
  "doctors.free_meeting": ["Free Meet-and-Greet"],
  "doctors.model": ["model=pure", "model=hybrid"],
  "doctors.enrollment_fee": ["enrollment-fee=none"],
  "doctors.notice_days": ["month-to-month=yes"],
  "doctors.monthly_price": ["priced=yes", "sort=price"],
  "offices.step_free": ["step-free=yes"],
  "offices.parking": ["Parking"],
  "offices.transit": ["Public Transit"],
  "offices.hours": ["open=now", "open=evenings", "open=saturday", "open=sunday", "Open Mondays"],
  "clinicians.gender": ["gender=woman", "gender=man"],
};

// Columns that state nothing to search for.
const otherFlags = [
  "doctors.verified",
  "doctors.enrollment_per_person",
  "clinicians.accepting_new_patients",
  "offices.by_appointment",
];

describe("the terms of search", () => {
  it.each(["en", "es"])("cover every tag in “%s”", async (language) => {
    expect(
      await listLabels(
        `select label from private.search_tags as tags
         where not starts_with(tag, '=offers-') and label <> ${withoutTerms} and not ${hasTerms(language)} order by id`,
      ),
    ).toEqual([]);
  });

  it("cover the Spanish name of every tag", async () => {
    expect(
      await listLabels(
        `select tags.label from private.search_tags as tags left join public.services on services.label = tags.label and tags.kind = 'offer'
         where not exists (
           select from private.search_terms as terms where term = private.normalize_words(spanish)
             and terms.value in (coalesce(services.tag, tags.label), tags.filter || '=' || tags.value)) order by id`,
      ),
    ).toEqual([]);
  });

  it("cover every service whose coverage a practice can state", async () => {
    expect(
      await listLabels(
        `select label from public.services where not exists (
           select from private.search_terms where kind = 'tag' and value = services.tag) order by position`,
      ),
    ).toEqual([]);
  });

  it("find a listing whose specialty is spelled like any term for it", async () => {
    expect(
      await listLabels(
        `select term as label from private.search_terms as terms join private.search_tags as tags on label = terms.value
         cross join jsonb_populate_record(
           null::public.doctors, jsonb_build_object('practice_name', 'Elm', 'specialty', term)) as listing
         where tags.kind = 'specialty' and terms.kind = 'tag'
           and tags.tag <> all (private.listing_tags(listing, private.get_accepted_ages(listing)))`,
      ),
    ).toEqual([]);
  });

  it("name only tags and filters that exist", async () => {
    expect(
      await listLabels(
        `select distinct value as label from private.search_terms as terms
         where (kind = 'tag' and not exists (select from private.search_tags where label = terms.value))
           or (kind = 'filter' and split_part(value, '=', 1) not in ('sort', 'open', 'hsa', 'accepts-household', 'confirmed') and not exists (
             select from private.search_tags where filter || '=' || search_tags.value = terms.value))
         order by label`,
      ),
    ).toEqual([]);
  });

  it("cover every fact that forms can state", async () => {
    for (const [column, values] of Object.entries(factsOfForms)) {
      const [table = "", name = ""] = column.split(".");
      const columns = await listLabels(
        `select column_name as label from information_schema.columns
         where table_schema = 'public' and table_name = '${table}' and column_name = '${name}'`,
      );
      expect(columns, column).toEqual([name]);
      for (const value of values) {
        const terms = await listLabels(
          `select term as label from private.search_terms where value = '${value}'`,
        );
        expect(terms, value).not.toEqual([]);
      }
    }
  });

  it("are known for every yes or no of a form", async () => {
    const flags = await listLabels(
      `select table_name || '.' || column_name as label from information_schema.columns
       where table_schema = 'public' and table_name in ('doctors', 'offices', 'clinicians') and data_type = 'boolean'`,
    );
    expect(flags.filter((flag) => !(flag in factsOfForms) && !otherFlags.includes(flag))).toEqual(
      [],
    );
  });

  it("give every city a position", async () => {
    expect(
      await listLabels(
        "select term as label from private.search_terms where kind = 'place' and value is not null and position is null",
      ),
    ).toEqual([]);
  });

  it("mean one tag or filter each", async () => {
    expect(
      await listLabels(
        `select key as label from private.search_terms where kind in ('tag', 'filter', 'not listed', 'insurance', 'medicare', 'every practice')
         group by key having count(distinct (kind, value)) > 1 order by key`,
      ),
    ).toEqual([]);
  });
});
