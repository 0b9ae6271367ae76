import { ageRange } from "@/lib/listings/age-range";
import { readLevel } from "@/lib/listings/membership-levels";
import type { Prices } from "@/lib/listings/prices";
import type { Coverage } from "@/lib/services/coverage";

/** A service of a practice. */
export interface DescribedService {
  coverage: Coverage;
  price: number | null;
  about: { label: string; explanation: string; position: number };
}

/** The unit of a price: a UN/CEFACT code, or text. */
type Unit = { unitCode: "MON" | "ANN" } | { unitText: string };

const month: Unit = { unitCode: "MON" };
const year: Unit = { unitCode: "ANN" };
const each = (unitText: string): Unit => ({ unitText });

function offer(name: string, price: number | null, unit: Unit) {
  if (price === null) return [];
  const priceSpecification = {
    "@type": "UnitPriceSpecification",
    price,
    priceCurrency: "USD",
    ...unit,
    referenceQuantity: { "@type": "QuantitativeValue", value: 1, ...unit },
  };
  return [{ "@type": "Offer", name, price, priceCurrency: "USD", priceSpecification }];
}

/** A maximum is not a price, because people may pay less. */
function cap(name: string, maxPrice: number | null) {
  if (maxPrice === null) return [];
  const priceSpecification = {
    "@type": "UnitPriceSpecification",
    maxPrice,
    priceCurrency: "USD",
    ...month,
    referenceQuantity: { "@type": "QuantitativeValue", value: 1, ...month },
  };
  return [{ "@type": "Offer", name, priceSpecification }];
}

/** The prices of a practice as offers; unpublished ones are left out. */
export function offersOf(prices: Prices, services: readonly DescribedService[]) {
  const { employer_from: from } = prices;
  const employer = from === null ? "Per employee" : `Per employee (${from} or more)`;
  return [
    ...offer("Membership, per month", prices.monthly_price, month),
    ...offer("Membership, per year", prices.yearly_price, year),
    ...prices.tiers.flatMap((tier) =>
      offer(
        `${tier.label}, ages ${ageRange(tier.min_age, tier.max_age)}`,
        tier.monthly_price,
        month,
      ),
    ),
    ...prices.membership_levels
      .map(readLevel)
      .flatMap(({ name, price }) => offer(`${name}, per month`, price, month)),
    ...offer("Couple, per month", prices.couple_price, month),
    ...offer("Child with an enrolled adult, per month", prices.extra_child_price, month),
    ...cap("Family maximum, per month", prices.family_cap),
    ...offer("Student, per month", prices.student_price, month),
    ...offer(`${employer}, per month`, prices.employer_price, month),
    ...offer(
      "Enrollment fee",
      prices.enrollment_fee,
      each(prices.enrollment_per_person ? "person" : "enrollment"),
    ),
    ...offer("Visit", prices.visit_fee, each("visit")),
    ...offer("Cancellation fee", prices.leaving_fee, each("membership")),
    ...services
      .filter(({ coverage }) => coverage === "extra")
      .flatMap(({ about, price }) => offer(about.label, price, each("service"))),
  ];
}

/** The services a practice offers, included in the fee or not. */
export const offeredServices = (services: readonly DescribedService[]) =>
  services
    .filter(({ coverage }) => coverage !== "not offered")
    .toSorted((one, other) => one.about.position - other.about.position)
    .map(({ about }) => ({
      "@type": "MedicalProcedure",
      name: about.label,
      description: about.explanation,
    }));
