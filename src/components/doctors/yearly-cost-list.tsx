import { formatDollars } from "@/lib/format";
import type { Prices } from "@/lib/prices";
import { yearlyCost } from "@/lib/yearly-cost";

/** What one adult pays in a year, by month or at once. Nothing without a price. */
export function YearlyCostList({ prices }: { prices: Prices }) {
  const { paidMonthly, paidYearly, saving } = yearlyCost(prices);
  if (paidMonthly === null && paidYearly === null) return null;
  return (
    <div className="mt-4 rounded-md bg-sage px-4 py-3 text-sm">
      <h3 className="font-sans text-sm tracking-normal">What this costs a year</h3>
      <dl className="mt-1 grid gap-1">
        {paidMonthly !== null && <Cost term="Paid monthly" amount={paidMonthly} />}
        {paidYearly !== null && <Cost term="Paid yearly" amount={paidYearly} />}
      </dl>
      {saving > 0 && (
        <div className="mt-1">Paying yearly saves {formatDollars(saving)} a year.</div>
      )}
      {prices.enrollment_fee !== null && prices.enrollment_fee > 0 && (
        <div className="mt-1 text-ink-soft">
          The first year, with the enrollment fee of {formatDollars(prices.enrollment_fee)}.
        </div>
      )}
    </div>
  );
}

function Cost({ term, amount }: { term: string; amount: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{term}</dt>
      <dd className="font-semibold">{formatDollars(amount)}</dd>
    </div>
  );
}
