import { formatDollars, inWords } from "@/lib/format/numbers";
import { noticeWords, type Prices } from "@/lib/listings/prices";

const price = (dollars: number | null) => (dollars === null ? null : formatDollars(dollars));
const fee = (dollars: number | null) => (dollars === 0 ? "None" : price(dollars));

/** Whom the enrollment fee is for, as far as the practice says. */
function enrollmentTerm(isPerPerson: boolean | null): string {
  if (isPerPerson === null) return "Enrollment fee, once";
  return isPerPerson ? "Enrollment fee, each person" : "Enrollment fee, a household";
}

/** What else a practice asks for, beside the prices for one adult and by age. Nothing where it says nothing. */
export function FeeList({ prices }: { prices: Prices }) {
  const { employer_from: from } = prices;
  const employees = from === null ? "" : `, from ${inWords(from, "employee")}`;
  const fees = [
    ["Two adults together, a month", price(prices.couple_price)],
    ["Each child with an adult, a month", price(prices.extra_child_price)],
    ["A family pays at most, a month", fee(prices.family_cap)],
    ["Student, a month", price(prices.student_price)],
    [`Each employee, a month${employees}`, price(prices.employer_price)],
    [enrollmentTerm(prices.enrollment_per_person), fee(prices.enrollment_fee)],
    ["Fee per visit", fee(prices.visit_fee)],
    ["Notice to leave", noticeWords(prices.notice_days)],
    ["Fee for leaving", fee(prices.leaving_fee)],
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
