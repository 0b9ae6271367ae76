import { formatDollars } from "@/lib/format/numbers";
import { formatNotice, type Prices } from "@/lib/listings/prices";

const price = (dollars: number | null) => (dollars === null ? null : formatDollars(dollars));
const fee = (dollars: number | null) => (dollars === 0 ? "None" : price(dollars));

/** Whom the enrollment fee is for, if the practice says so. */
function enrollmentTerm(isPerPerson: boolean | null): string {
  if (isPerPerson === null) return "One-time enrollment fee";
  return isPerPerson ? "Enrollment fee per person" : "Enrollment fee per household";
}

interface FeeListProps {
  prices: Prices;
  /** Whom the single price is for; null if that price is shown above the list. */
  single: string | null;
}

/** A practice's other fees. Renders nothing if it publishes none. */
export function FeeList({ prices, single }: FeeListProps) {
  const { employer_from: from } = prices;
  const employees = from === null ? "" : ` (${from} or more)`;
  const fees = [
    [`${single}, per month`, single && price(prices.monthly_price)],
    [`${single}, per year`, single && price(prices.yearly_price)],
    ["Couple, per month", price(prices.couple_price)],
    ["Child with an enrolled adult, per month", price(prices.extra_child_price)],
    ["Family maximum per month", fee(prices.family_cap)],
    ["Student, per month", price(prices.student_price)],
    [`Per employee per month${employees}`, price(prices.employer_price)],
    [enrollmentTerm(prices.enrollment_per_person), fee(prices.enrollment_fee)],
    ["Fee per visit", fee(prices.visit_fee)],
    ["Cancellation notice", formatNotice(prices.notice_days)],
    ["Cancellation fee", fee(prices.leaving_fee)],
  ] as const;
  const known = fees.filter(([, words]) => words !== null);
  if (known.length === 0) return null;
  return (
    <dl className="mt-4 grid gap-1 text-sm">
      {known.map(([term, words]) => (
        <div key={term} className="flex justify-between gap-4">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="font-semibold">{words}</dd>
        </div>
      ))}
    </dl>
  );
}
