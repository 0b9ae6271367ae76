import { formatDollars } from "@/lib/format/numbers";
import { ageRange } from "@/lib/listings/age-range";
import type { AgePrice } from "@/lib/listings/prices";

/** What a membership costs at which age. */
export function TierTable({ tiers }: { tiers: readonly AgePrice[] }) {
  return (
    <table className="mt-4 w-full text-left text-sm">
      <caption className="pb-1 text-left font-semibold">Price by age</caption>
      <thead className="text-ink-soft">
        <tr className="border-b border-line">
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
          <tr key={tier.min_age} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-3 font-semibold wrap-anywhere">
              {tier.label}{" "}
              <span className="block font-normal text-ink-soft">
                {ageRange(tier.min_age, tier.max_age)}
              </span>
            </th>
            <td className="py-1.5 text-right font-semibold">{formatDollars(tier.monthly_price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
