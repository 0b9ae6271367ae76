import type { HouseholdPrice } from "@/lib/prices/price-text";
import { answerRead } from "@/test/read-api";
import { server } from "@/test/server";

/** The arguments of `household_prices`. */
interface HouseholdBody {
  listing_ids: string[];
  ages: number[];
}

/** What a household pays at a listing, with a price for everyone by default. */
export const householdPrice = (changes: Partial<HouseholdPrice> = {}): HouseholdPrice => ({
  doctor_id: "5f0c4c1e-0000-4000-8000-000000000001",
  monthly: 230,
  enrollment: 99,
  first_year: 2859,
  each_year: 2760,
  is_capped: false,
  cap_note: null,
  is_cheapest_level: false,
  unpriced_adults: 0,
  unpriced_children: 0,
  refused: null,
  is_acceptance_unknown: false,
  ...changes,
});

/** Mocks household prices and returns the request bodies. */
export function answerHousehold(
  answer: (body: HouseholdBody) => HouseholdPrice[] | Response,
): HouseholdBody[] {
  const requests: HouseholdBody[] = [];
  server.use(
    answerRead<HouseholdBody>("household_prices", (body) => {
      requests.push(body);
      return answer(body);
    }),
  );
  return requests;
}
