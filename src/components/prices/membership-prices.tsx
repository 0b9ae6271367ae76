import type { ReactNode } from "react";
import { AskLink } from "@/components/prices/ask-link";
import { yearlyCost, yearTexts } from "@/components/prices/yearly-cost";
import { YearlyCosts } from "@/components/prices/yearly-costs";
import { Trans } from "@/components/ui/messages";
import { formatDollars } from "@/lib/format/numbers";
import { textLanguage } from "@/lib/format/text-language";
import { t } from "@/lib/messages";
import { ageRange, tierName } from "@/lib/prices/age-spans";
import { singleLabel } from "@/lib/prices/household-label";
import { readLevel } from "@/lib/prices/membership-levels";
import { formatNotice, type Prices } from "@/lib/prices/prices";

const price = (dollars: number | null) => (dollars === null ? null : formatDollars(dollars));
const fee = (dollars: number | null) => (dollars === 0 ? t`None` : price(dollars));

/** The label of the enrollment fee, with who pays it if the practice specifies that. */
function enrollmentTerm(isPerPerson: boolean | null): string {
  if (isPerPerson === null) return t`One-time enrollment fee`;
  return isPerPerson ? t`Enrollment fee per person` : t`Enrollment fee per household`;
}

/** The label of the employer price, with the number of employees that it needs. */
const employerTerm = (least: number | null): string =>
  least === null ? t`Per employee, per month` : t`Per employee (${least} or more), per month`;

/** The ages of a price, unless its label is the same text. */
function ageNote({ label, min_age, max_age }: Prices["tiers"][number]): string | undefined {
  const ages = ageRange(min_age, max_age);
  return ages === label ? undefined : ages;
}

interface FeeListProps {
  prices: Prices;
  /** The label of the single price, such as "One adult"; null if that price is shown above the list. */
  single: string | null;
}

/** A practice's other fees. Renders nothing if it publishes none. */
function FeeList({ prices, single }: FeeListProps) {
  const who = single ?? "";
  const fees = [
    [t`${who}, per month`, single && price(prices.monthly_price)],
    [t`${who}, per year`, single && price(prices.yearly_price)],
    [t`Couple, per month`, price(prices.couple_price)],
    [t`Child with an enrolled adult, per month`, price(prices.extra_child_price)],
    [t`Family maximum, per month`, fee(prices.family_cap)],
    [t`Student, per month`, price(prices.student_price)],
    [employerTerm(prices.employer_from), price(prices.employer_price)],
    [enrollmentTerm(prices.enrollment_per_person), fee(prices.enrollment_fee)],
    [t`Fee per visit`, fee(prices.visit_fee)],
    [t`Cancellation notice`, formatNotice(prices.notice_days)],
    [t`Cancellation fee`, fee(prices.leaving_fee)],
    [t`Rejoining fee`, fee(prices.rejoin_fee)],
  ] as const;
  const known = fees.filter(([, words]) => words !== null);
  const { family_cap_note: note } = prices;
  if (known.length === 0) return null;
  return (
    <>
      <dl className="mt-4 grid gap-1 text-sm">
        {known.map(([term, words]) => (
          <div key={term} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="shrink-0 font-semibold">{words}</dd>
          </div>
        ))}
      </dl>
      {note && prices.family_cap !== null && (
        <p className="mt-1 text-sm wrap-anywhere">
          <span className="text-ink-soft">{t`The family maximum covers:`}</span>{" "}
          <span lang={textLanguage(note)}>{note}</span>
        </p>
      )}
    </>
  );
}

interface MembershipPricesProps {
  prices: Prices & { patient_ages?: string | null; specialty?: string | null };
  /** The listing to ask, if the prices can link to it. */
  listing?: { id: string };
  /** A household's total is shown above: the single price moves into the list, and no yearly cost is computed. */
  isBelowTotal?: boolean;
  /** Content below the single price. */
  children?: ReactNode;
}

/** All prices of a practice. */
export function MembershipPrices({
  prices,
  listing,
  isBelowTotal = false,
  children,
}: MembershipPricesProps) {
  const { monthly_price: monthly, yearly_price: yearly, membership_levels: levels, tiers } = prices;
  const others = [prices.couple_price, prices.student_price, prices.employer_price];
  return (
    <>
      {/* A household's total says so, too. */}
      {!isBelowTotal &&
        [monthly, yearly, ...others].every((price) => price === null) &&
        tiers.length + levels.length === 0 && (
          <p className="mt-3 text-ink-soft">
            {t`This practice hasn't published its prices.`}{" "}
            {listing && (
              <AskLink listing={listing} about="family_prices" label={t`Ask what it charges`} />
            )}
          </p>
        )}
      {!isBelowTotal && <SinglePrice prices={prices} />}
      {children}
      {tiers.length > 0 && (
        <PriceTable
          caption={t`Price by age`}
          heads={[t`Ages`, t`Per month`]}
          rows={tiers.map((tier) => ({
            name: tierName(tier.label),
            note: ageNote(tier),
            price: tier.monthly_price,
          }))}
        />
      )}
      {levels.length > 0 && (
        <PriceTable
          caption={t`Membership levels`}
          heads={[t`Level`, t`One adult, per month`]}
          rows={levels.map(readLevel)}
        />
      )}
      <FeeList prices={prices} single={isBelowTotal ? singleLabel(prices) : null} />
      {!isBelowTotal && <SingleYearlyCosts prices={prices} />}
    </>
  );
}

/** What one person pays. Renders nothing if no such price is published. */
function SinglePrice({ prices }: Pick<MembershipPricesProps, "prices">) {
  const { monthly_price: monthly, yearly_price: yearly } = prices;
  if (monthly === null && yearly === null) return null;
  const yearlyPrice = price(yearly);
  return (
    <>
      <h3 className="mt-3 font-sans text-sm tracking-normal">{singleLabel(prices)}</h3>
      {monthly !== null && (
        <p className="mt-1 flex items-baseline gap-2">
          <span className="font-display text-3xl font-semibold text-primary">
            {formatDollars(monthly)}
          </span>
          <span className="text-ink-soft">{t`per month`}</span>
        </p>
      )}
      {yearly !== null && (
        <p className="mt-1 text-ink-soft">
          {monthly === null ? (
            <Trans>
              <span className="font-semibold text-ink">{yearlyPrice}</span> per year
            </Trans>
          ) : (
            <Trans>
              or <span className="font-semibold text-ink">{yearlyPrice}</span> per year
            </Trans>
          )}
        </p>
      )}
    </>
  );
}

interface PriceTableProps {
  caption: string;
  /** The two column headings. */
  heads: readonly [names: string, prices: string];
  rows: readonly { name: string; note?: string | undefined; price: number }[];
}

/** Membership prices by age or level. */
function PriceTable({ caption, heads, rows }: PriceTableProps) {
  const [names, prices] = heads;
  return (
    <table className="mt-4 w-full text-left text-sm">
      <caption className="pb-1 text-left font-semibold">{caption}</caption>
      <thead className="text-ink-soft">
        <tr className="border-b border-line">
          <th scope="col" className="py-1.5 pr-3 font-normal">
            {names}
          </th>
          <th scope="col" className="py-1.5 text-right font-normal">
            {prices}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, note, price }) => (
          <tr key={`${name} ${note} ${price}`} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-3 font-semibold wrap-anywhere">
              <span lang={textLanguage(name)}>{name}</span>{" "}
              {note && <span className="block font-normal text-ink-soft">{note}</span>}
            </th>
            <td className="py-1.5 text-right font-semibold">{formatDollars(price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What one person pays per year, by monthly or yearly payment. Renders nothing without a price. */
function SingleYearlyCosts({ prices }: { prices: Prices }) {
  const costs = yearlyCost(prices);
  if (costs.paidMonthly === null && costs.paidYearly === null) return null;
  return (
    <div className="mt-4 rounded-md bg-sage px-4 pt-0.5 pb-3">
      <YearlyCosts
        paidMonthly={yearTexts(costs.paidMonthly, prices)}
        paidYearly={yearTexts(costs.paidYearly, prices)}
        saving={costs.saving}
        enrollment={prices.enrollment_fee}
        visitFee={prices.visit_fee}
      />
    </div>
  );
}
