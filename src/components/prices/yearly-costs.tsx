import { formatDollars } from "@/lib/format/numbers";
import { t } from "@/lib/messages";
import { visitFeeText } from "@/lib/prices/price-text";

/** What people pay in the first year, enrollment fee included, and in each later year, as text: "at least $950". */
export interface YearTexts {
  first: string;
  later: string;
}

interface YearlyCostsProps {
  /** Null without a monthly price. */
  paidMonthly: YearTexts | null;
  /** Null without a yearly price for these people. */
  paidYearly: YearTexts | null;
  /** How many dollars less the yearly payment is; 0 if it isn't. */
  saving: number;
  /** The enrollment fee in dollars; null if not published. */
  enrollment: number | null;
  /** Dollars per visit; null if not published. */
  visitFee: number | null;
}

/** What one person or a household pays per year. Renders nothing without a price. */
export function YearlyCosts({
  paidMonthly,
  paidYearly,
  saving,
  enrollment,
  visitFee,
}: YearlyCostsProps) {
  if (paidMonthly === null && paidYearly === null) return null;
  const visits = visitFeeText(visitFee);
  const saved = formatDollars(saving);
  return (
    <>
      <h4 className="mt-3 font-sans text-sm font-semibold tracking-normal">{t`Cost per year at these prices`}</h4>
      <dl className="mt-1 grid gap-1 text-sm">
        {paidMonthly && <Cost term={t`Paid monthly`} words={describeYears(paidMonthly)} />}
        {paidYearly && <Cost term={t`Paid yearly`} words={describeYears(paidYearly)} />}
        {visits && <Cost term={t`Visits`} words={visits} />}
      </dl>
      {saving > 0 && <p className="mt-1 text-sm">{t`Paying yearly saves ${saved} a year.`}</p>}
      <p className="mt-1 text-sm text-ink-soft">{describeEnrollment(enrollment)}</p>
    </>
  );
}

const describeYears = ({ first, later }: YearTexts) =>
  first === later ? later : t`First year ${first}, then ${later}`;

function describeEnrollment(enrollment: number | null): string {
  if (enrollment === null) return t`The enrollment fee isn't published.`;
  if (enrollment === 0) return t`No enrollment fee.`;
  const fee = formatDollars(enrollment);
  return t`The first year includes the enrollment fee of ${fee}.`;
}

function Cost({ term, words }: { term: string; words: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt>{term}</dt>
      <dd className="font-semibold">{words}</dd>
    </div>
  );
}
