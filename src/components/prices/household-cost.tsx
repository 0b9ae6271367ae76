import { AskLink } from "@/components/prices/ask-link";
import { HouseholdButton } from "@/components/prices/household-button";
import { HsaNote } from "@/components/prices/hsa-note";
import { MedicareNote } from "@/components/prices/medicare-note";
import { MembershipPrices } from "@/components/prices/membership-prices";
import { yearlyCost, yearTexts } from "@/components/prices/yearly-cost";
import { YearlyCosts } from "@/components/prices/yearly-costs";
import { LoadFailure } from "@/components/ui/load-failure";
import { Skeleton } from "@/components/ui/skeleton";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { useHousehold } from "@/hooks/prices/household";
import { useHouseholdPrices } from "@/hooks/prices/household-prices";
import { formatDollars } from "@/lib/format/numbers";
import { textLanguage } from "@/lib/format/text-language";
import { t } from "@/lib/messages";
import { type Ages, describeHousehold } from "@/lib/prices/household-ages";
import { householdLabel } from "@/lib/prices/household-label";
import { getHsaAnswer, householdFee, singleFee } from "@/lib/prices/hsa";
import { hasSenior } from "@/lib/prices/medicare";
import {
  canBeHigher,
  firstYearText,
  type HouseholdPrice,
  refusalText,
  totalText,
  unpricedText,
} from "@/lib/prices/price-text";

/**
 * What the visitor's household (or one person) pays the practice per month and per year, and the
 * practice's other fees.
 */
export function HouseholdCost({ listing }: { listing: ListingDetail }) {
  const { ages } = useHousehold();
  const prices = useHouseholdPrices([listing.id], ages);
  const price = prices.data?.[0];
  const hasFailed = prices.isError && !price;
  const showsTotal = ages !== null && !hasFailed;
  const fee = ages && price ? householdFee(ages, price) : singleFee(listing);
  const button = (
    <div className="my-1 -ml-4.5 print:hidden">
      <HouseholdButton />
    </div>
  );
  return (
    <>
      {hasFailed && <LoadFailure query={prices} title={t`We couldn't calculate your price`} />}
      {showsTotal && (
        <section
          aria-label={t`Your household's price`}
          className="mt-3 rounded-md bg-sage px-4 py-3"
        >
          <h3 className="font-sans text-sm tracking-normal">{householdLabel(ages)}</h3>
          {ages.length > 1 && <p className="text-sm text-ink-soft">{describeHousehold(ages)}</p>}
          {price ? (
            <HouseholdTotal listing={listing} ages={ages} price={price} />
          ) : (
            prices.isPending && <Skeleton className="mt-2 h-40" />
          )}
        </section>
      )}
      {showsTotal && button}
      <MembershipPrices prices={listing} listing={listing} isBelowTotal={showsTotal}>
        {!showsTotal && button}
      </MembershipPrices>
      {ages && hasSenior(ages) && <MedicareNote listing={listing} />}
      {!(showsTotal && !price) && (
        <HsaNote
          answer={getHsaAnswer(listing, fee)}
          enrollmentFee={listing.enrollment_fee}
          isForSenior={ages !== null && hasSenior(ages)}
          listing={listing}
        />
      )}
    </>
  );
}

interface HouseholdTotalProps {
  listing: ListingDetail;
  ages: Ages;
  price: HouseholdPrice;
}

function HouseholdTotal({ listing, ages, price }: HouseholdTotalProps) {
  const { monthly, enrollment, first_year, each_year, is_capped, is_cheapest_level, cap_note } =
    price;
  const unpriced = unpricedText(price);
  const refusal = refusalText(price);
  if (refusal) {
    return (
      <p className="mt-1 text-lg font-semibold">
        {price.refused === null ? (
          <AskLink listing={listing} about="family_prices" label={refusal} />
        ) : (
          refusal
        )}
      </p>
    );
  }
  if (monthly === null || first_year === null || each_year === null) {
    // There is no monthly total if only a yearly price is published.
    return (
      <p className="mt-1 text-ink-soft">
        {t`This practice hasn't published a monthly price for your household.`}{" "}
        <AskLink listing={listing} about="family_prices" label={t`Ask what it charges`} />
      </p>
    );
  }
  // The yearly price is for the same person as the monthly one.
  const isSingle = ages.length === 1 && monthly === listing.monthly_price;
  const single = isSingle ? yearlyCost(listing) : null;
  return (
    <>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
        <TotalPrefix price={price} />
        <span className="font-display text-3xl font-semibold text-primary">
          {formatDollars(monthly)}
        </span>
        <span className="text-ink-soft">{t`per month`}</span>
      </p>
      {unpriced && <p className="text-sm font-semibold">{capitalize(unpriced)}</p>}
      <YearlyCosts
        paidMonthly={{
          first: firstYearText(price, formatDollars(first_year)),
          later: totalText(price, formatDollars(each_year)),
        }}
        paidYearly={single ? yearTexts(single.paidYearly, listing) : null}
        saving={single?.saving ?? 0}
        enrollment={enrollment}
        visitFee={listing.visit_fee}
      />
      {(is_cheapest_level || is_capped || cap_note) && (
        <p className="mt-1 text-sm text-ink-soft">
          {is_cheapest_level && <span>{t`These are the prices of the lowest-priced level.`} </span>}
          {cap_note ? (
            <>
              <span>{t`This is the practice's family maximum. Check whether it covers your household:`}</span>{" "}
              <span lang={textLanguage(cap_note)}>{cap_note}</span>
            </>
          ) : (
            is_capped && <span>{t`The practice's family maximum lowers your total.`}</span>
          )}
        </p>
      )}
    </>
  );
}

/** The words before a total that can be higher: see `totalText`. */
function TotalPrefix({ price }: { price: HouseholdPrice }) {
  if (!canBeHigher(price)) return null;
  return <span className="text-ink-soft">{unpricedText(price) ? t`At least` : t`From`}</span>;
}

const capitalize = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
