import { type Years, yearlyCost } from "@/components/prices/yearly-cost";
import { formatDollars } from "@/lib/format/numbers";
import type { Prices } from "@/lib/listings/prices";

/** What one adult pays per year, by monthly or yearly payment. Renders nothing without a price. */
export function YearlyCostList({ prices }: { prices: Prices }) {
  const { paidMonthly, paidYearly, saving } = yearlyCost(prices);
  if (paidMonthly === null && paidYearly === null) return null;
  return (
    <div className="mt-4 rounded-md bg-sage px-4 py-3 text-sm">
      <h3 className="font-sans text-sm tracking-normal">Cost per year</h3>
      <dl className="mt-1 grid gap-1">
        {paidMonthly && <Cost term="Paid monthly" years={paidMonthly} />}
        {paidYearly && <Cost term="Paid yearly" years={paidYearly} />}
      </dl>
      {saving > 0 && (
        <div className="mt-1">Paying yearly saves {formatDollars(saving)} a year.</div>
      )}
      {prices.enrollment_fee !== null && prices.enrollment_fee > 0 && (
        <div className="mt-1 text-ink-soft">
          The first year includes the enrollment fee of {formatDollars(prices.enrollment_fee)}.
        </div>
      )}
    </div>
  );
}

function Cost({ term, years: { first, later } }: { term: string; years: Years }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt>{term}</dt>
      <dd className="font-semibold">
        {first === later
          ? formatDollars(later)
          : `First year ${formatDollars(first)}, then ${formatDollars(later)}`}
      </dd>
    </div>
  );
}
