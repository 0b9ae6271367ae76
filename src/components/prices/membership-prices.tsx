import type { ReactNode } from "react";
import { FeeList } from "@/components/prices/fee-list";
import { PriceTable } from "@/components/prices/price-table";
import { YearlyCostList } from "@/components/prices/yearly-cost-list";
import { formatDollars } from "@/lib/format/numbers";
import { singleLabel } from "@/lib/household/for-whom";
import { ageRange } from "@/lib/listings/age-range";
import { readLevel } from "@/lib/listings/membership-levels";
import type { Prices } from "@/lib/listings/prices";

interface MembershipPricesProps {
  prices: Prices & { patient_ages?: string | null; specialty?: string | null };
  /** A household's total is shown above: the single price moves into the list, and no yearly cost is computed. */
  isBelowSum?: boolean;
  /** Content below the single price. */
  children?: ReactNode;
}

/** All prices of a practice. */
export function MembershipPrices({ prices, isBelowSum = false, children }: MembershipPricesProps) {
  const { monthly_price: monthly, yearly_price: yearly, membership_levels: levels, tiers } = prices;
  const others = [prices.couple_price, prices.student_price, prices.employer_price];
  return (
    <>
      {[monthly, yearly, ...others].every((price) => price === null) &&
        tiers.length + levels.length === 0 && (
          <p className="mt-3 text-ink-soft">
            This practice hasn’t published its prices. Ask the practice.
          </p>
        )}
      {!isBelowSum && <SinglePrice prices={prices} />}
      {children}
      {tiers.length > 0 && (
        <PriceTable
          caption="Price by age"
          heads={["Ages", "Per month"]}
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
          heads={["Level", "One adult, per month"]}
          rows={levels.map(readLevel)}
        />
      )}
      <FeeList prices={prices} single={isBelowSum ? singleLabel(prices) : null} />
      {!isBelowSum && <YearlyCostList prices={prices} />}
    </>
  );
}

/** What one person pays. Renders nothing if no such price is published. */
function SinglePrice({ prices }: Pick<MembershipPricesProps, "prices">) {
  const { monthly_price: monthly, yearly_price: yearly } = prices;
  if (monthly === null && yearly === null) return null;
  return (
    <>
      <h3 className="mt-3 font-sans text-sm tracking-normal">{singleLabel(prices)}</h3>
      {monthly !== null && (
        <p className="mt-1 flex items-baseline gap-2">
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
    </>
  );
}
