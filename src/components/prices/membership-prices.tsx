import { FeeList } from "@/components/prices/fee-list";
import { hsaNote } from "@/components/prices/hsa";
import { PriceTable } from "@/components/prices/price-table";
import { YearlyCostList } from "@/components/prices/yearly-cost-list";
import { formatDollars } from "@/lib/format/numbers";
import { ageRange } from "@/lib/listings/age-range";
import { readLevel } from "@/lib/listings/membership-levels";
import type { Prices } from "@/lib/listings/prices";

/** Everything a practice says about its prices, and what follows from it. */
export function MembershipPrices({ prices }: { prices: Prices }) {
  const { monthly_price: monthly, yearly_price: yearly, membership_levels: levels, tiers } = prices;
  const others = [prices.couple_price, prices.student_price, prices.employer_price];
  return (
    <>
      {[monthly, yearly, ...others].every((price) => price === null) &&
        tiers.length + levels.length === 0 && (
          <p className="mt-3 text-ink-soft">
            This practice has not published its prices. Ask the practice.
          </p>
        )}
      {monthly !== null && (
        <p className="mt-3 flex items-baseline gap-2">
          <span className="font-display text-3xl font-semibold text-primary">
            {formatDollars(monthly)}
          </span>
          <span className="text-ink-soft">per month</span>
        </p>
      )}
      {yearly !== null && (
        <p className="mt-1 text-ink-soft">
          {monthly !== null && "or "}
          <span className="font-semibold text-ink">{formatDollars(yearly)}</span> per year
        </p>
      )}
      {tiers.length > 0 && (
        <PriceTable
          caption="Price by age"
          heads={["Ages", "A month"]}
          rows={tiers.map((tier) => ({
            name: tier.label,
            note: ageRange(tier.min_age, tier.max_age),
            price: tier.monthly_price,
          }))}
        />
      )}
      {levels.length > 0 && (
        <PriceTable
          caption="Membership levels"
          heads={["Level", "A month, one adult"]}
          rows={levels.map(readLevel)}
        />
      )}
      <FeeList prices={prices} />
      <YearlyCostList prices={prices} />
      <p className="mt-4 text-sm text-ink-soft">{hsaNote(prices)}</p>
    </>
  );
}
