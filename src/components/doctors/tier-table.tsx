import { ageRange } from "@/lib/age-range";
import { formatDollars } from "@/lib/format";
import type { AgePrice } from "@/lib/prices";

/** What a membership costs at which age. */
export function TierTable({ tiers }: { tiers: readonly AgePrice[] }) {
  return (
    <table className="mt-4 w-full text-left text-sm">
      <caption className="pb-1 text-left font-semibold">Price by age</caption>
      <thead className="text-ink-soft">
        <tr className="border-b border-line">
          <th scope="col" className="py-1.5 pr-3 font-normal">
            Membership
          </th>
          <th scope="col" className="py-1.5 pr-3 font-normal">
            Ages
          </th>
          <th scope="col" className="py-1.5 text-right font-normal">
            A month
          </th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.min_age} className="border-b border-line last:border-0">
            <th scope="row" className="py-1.5 pr-3 font-semibold wrap-anywhere">
              {tier.label}
            </th>
            <td className="py-1.5 pr-3">{ageRange(tier.min_age, tier.max_age)}</td>
            <td className="py-1.5 text-right font-semibold">{formatDollars(tier.monthly_price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
