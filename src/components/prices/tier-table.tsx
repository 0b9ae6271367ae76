import { type ReactNode, useState } from "react";
import { controlClasses } from "@/components/forms/control-classes";
import { familySum, mostOfAnAge } from "@/components/prices/family-sum";
import { formatDollars } from "@/lib/format/numbers";
import { ageRange } from "@/lib/listings/age-range";
import type { AgePrice } from "@/lib/listings/prices";

/** What a membership costs at which age, and what a family pays together: how many are of each age is asked here. */
export function TierTable({ tiers }: { tiers: readonly AgePrice[] }) {
  const [counts, setCounts] = useState<readonly number[]>([]);
  const count = (index: number, typed: string) =>
    setCounts(tiers.map((_, at) => (at === index ? readCount(typed) : (counts[at] ?? 0))));
  return (
    <table className="mt-4 w-full text-left text-sm">
      <caption className="pb-1 text-left font-semibold">Price by age</caption>
      <thead className="text-ink-soft">
        <tr className="border-b border-line">
          <Heading>Ages</Heading>
          <Heading>A month</Heading>
          <Heading className="text-right print:hidden">How many</Heading>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier, index) => (
          <tr key={tier.min_age} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-3 font-semibold wrap-anywhere">
              {tier.label}{" "}
              <span className="block font-normal text-ink-soft">
                {ageRange(tier.min_age, tier.max_age)}
              </span>
            </th>
            <td className="py-1.5 pr-3 font-semibold">{formatDollars(tier.monthly_price)}</td>
            <td className="w-18 py-1.5 text-right print:hidden">
              <input
                type="number"
                inputMode="numeric"
                min={0}
                max={mostOfAnAge}
                placeholder="0"
                aria-label={`How many of you: ${tier.label}`}
                className={`${controlClasses} text-right`}
                value={counts[index] || ""}
                onChange={(event) => count(index, event.currentTarget.value)}
              />
            </td>
          </tr>
        ))}
      </tbody>
      <FamilySum tiers={tiers} counts={counts} />
    </table>
  );
}

/** A whole number of people; what is no number is nobody. */
const readCount = (typed: string) =>
  Math.min(mostOfAnAge, Math.max(0, Math.trunc(Number(typed)) || 0));

function Heading({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <th scope="col" className={`py-1.5 pr-3 font-normal last:pr-0 ${className}`}>
      {children}
    </th>
  );
}

interface FamilySumProps {
  tiers: readonly AgePrice[];
  counts: readonly number[];
}

function FamilySum({ tiers, counts }: FamilySumProps) {
  const { people, monthly } = familySum(tiers, counts);
  return (
    <tfoot className="print:hidden">
      <tr>
        <td colSpan={3} aria-live="polite" className="pt-2.5">
          {people === 0 ? (
            <span className="text-ink-soft">
              Enter how many of you there are to see what your family pays.
            </span>
          ) : (
            <span className="flex flex-wrap justify-between gap-x-4 font-semibold">
              <span>{people === 1 ? "For one person" : `For ${people} people`}</span>
              <span className="text-primary">{formatDollars(monthly)} a month</span>
            </span>
          )}
        </td>
      </tr>
    </tfoot>
  );
}
