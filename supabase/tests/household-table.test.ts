import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { readAges } from "@/lib/prices/household-ages";
import { getHsaAnswer, householdFee } from "@/lib/prices/hsa";
import { type HouseholdPrice, refusalText, totalText } from "@/lib/prices/price-text";
import type { Backend } from "../local/apis/backend.ts";
import { client, startBackend } from "../local/testing/helpers.ts";
import { households, type Shape, type ShapeName, shapes } from "./household-table.ts";

const names = Object.keys(shapes) as ShapeName[];
const practices: ReadonlyMap<string, Shape> = new Map(Object.entries(shapes));
const ids = new Map<string, string>();

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await backend.db.run("delete from public.doctors");
  for (const name of names) ids.set(name, await addPractice(name));
  await backend.db.run("insert into private.changed_listings select id from public.doctors");
});
afterAll(() => backend.close());

const row = z.object({ id: z.string() });

async function addPractice(name: ShapeName): Promise<string> {
  const { tiers = [], clinicians = [], services = [], ...columns } = practices.get(name) ?? {};
  const values = { ...columns, practice_name: `Practice ${name}`, status: "published" };
  const place = { address_city: "Austin", address_state: "TX", address_zip: "78704" };
  const all = Object.entries({ ...values, ...place });
  const [added] = await backend.db.query(
    row,
    `insert into public.doctors (${all.map(([column]) => column).join(", ")})
     values (${all.map((_, index) => `$${index + 1}`).join(", ")}) returning id`,
    all.map(([, value]) => value),
  );
  const id = added?.id ?? "";
  for (const [from, to, price] of tiers) {
    await backend.db.query(
      z.unknown(),
      `insert into public.membership_tiers (doctor_id, label, min_age, max_age, monthly_price)
       values ($1, 'Ages', $2, $3, $4)`,
      [id, from, to, price],
    );
  }
  for (const [index, clinician] of clinicians.entries()) {
    await backend.db.query(
      z.unknown(),
      "insert into public.clinicians (doctor_id, position, name, specialty) values ($1, $2, $3, $4)",
      [id, index + 1, clinician.name, clinician.specialty],
    );
  }
  for (const [index, coverage] of services.entries()) {
    await backend.db.query(
      z.unknown(),
      `insert into public.listing_services (doctor_id, service, coverage)
       select $1, name, $2::public.service_coverage from public.services order by position offset $3 limit 1`,
      [id, coverage, index],
    );
  }
  return id;
}

async function pricesOf(ages: string): Promise<Map<string, HouseholdPrice>> {
  const { data, error } = await client(backend).rpc("household_prices", {
    listing_ids: [...ids.values()],
    ages: readAges(ages),
  });
  if (error) throw error;
  const prices: HouseholdPrice[] = data;
  return new Map(prices.map((price) => [price.doctor_id, price]));
}

function sumOf(price: HouseholdPrice): string {
  const refusal = refusalText(price);
  if (price.is_acceptance_unknown) return "ask";
  if (refusal) return refusal.replace("Doesn't accept", "no");
  if (price.monthly === null) return "none";
  return totalText(price, String(price.monthly)).replace("at least ", ">");
}

const hsaLabels = { within: "ok", over: "over", ask: "?", levels: "?", ages: "?" };

function hsaOf(ages: string, name: ShapeName, price: HouseholdPrice): string {
  const {
    specialty = null,
    visit_fee = null,
    membership_levels = [],
    ...shape
  } = practices.get(name) ?? {};
  const practice = {
    address_state: "TX",
    specialty,
    visit_fee,
    membership_levels,
    clinicians: shape.clinicians ?? [],
    services: (shape.services ?? []).map((coverage) => ({ coverage })),
  };
  return hsaLabels[getHsaAnswer(practice, householdFee(readAges(ages) ?? [], price)).kind];
}

test("the table has 20 households and 12 practices", () => {
  expect([households.length, names.length]).toEqual([20, 12]);
});

test.each(households)(
  "a household of %s gets the expected price or refusal from each practice",
  async (ages, shown) => {
    const prices = await pricesOf(ages);
    const cells = names.map((name) => {
      const price = prices.get(ids.get(name) ?? "");
      return price ? `${sumOf(price)} ${hsaOf(ages, name, price)}` : "not priced";
    });
    expect(cells).toEqual(shown.split(" | "));
  },
);

/** The rank of a result in the price sort: complete sums, minimum sums, no price, unknown acceptance, refusal. */
const groupOf = (price: HouseholdPrice): number => {
  if (price.refused !== null) return 4;
  if (price.is_acceptance_unknown) return 3;
  if (price.monthly === null) return 2;
  return price.unpriced_adults + price.unpriced_children > 0 ? 1 : 0;
};

test.each(households)(
  "a household of %s can sort and filter practices by its prices",
  async (ages) => {
    const prices = await pricesOf(ages);
    const search = async (filters: Record<string, string>) => {
      const { data, error } = await client(backend).rpc("search_doctors", {
        search: "texas",
        filters: { household: ages, ...filters },
      });
      if (error) throw error;
      const found: { id: string }[] = data;
      return found.flatMap(({ id }) => prices.get(id) ?? []);
    };
    const ranks = (await search({ sort: "price" })).map((price) => [
      groupOf(price),
      price.monthly ?? 0,
    ]);
    expect(ranks).toHaveLength(names.length);
    expect(ranks).toEqual(ranks.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
    const affordable = (await search({ "price-to": "200" })).map((price) => price.doctor_id);
    const expected = [...prices.values()].filter(
      (price) => groupOf(price) === 0 && price.monthly !== null && price.monthly <= 200,
    );
    expect(affordable.toSorted()).toEqual(expected.map((price) => price.doctor_id).toSorted());
  },
);
