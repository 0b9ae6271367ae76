import type { ReactNode } from "react";
import { useHousehold } from "@/hooks/household/household";
import { useHouseholdText } from "@/hooks/household/kept";
import { useHouseholdPrice } from "@/hooks/household/prices";
import { formatDollars } from "@/lib/format/numbers";
import { type Ages, describeHousehold } from "@/lib/household/ages";
import {
  type HouseholdPrice as Price,
  refusalWords,
  sumPrefix,
  unpricedWords,
} from "@/lib/household/price-words";
import { joinClasses } from "@/lib/join-classes";
import { priceOnRequest, type ToldPrices, toldPrice } from "@/lib/listings/told-price";

interface HouseholdPriceProps {
  listing: ToldPrices & { id: string };
  /** The listings that are shown together: their prices come in one request. */
  listingIds: readonly string[];
  /** The price for one person, shown to visitors who have not entered a household. */
  children: ReactNode;
}

/** What the visitor's household pays a month. */
export function HouseholdPrice({ children, ...props }: HouseholdPriceProps) {
  return useHouseholdText() === null ? children : <PriceLines {...props} />;
}

/** The price and whose it is, in two lines; loading takes the room of both. */
function PriceLines({ listing, listingIds }: Omit<HouseholdPriceProps, "children">) {
  const { ages } = useHousehold();
  const { data, isPending } = useHouseholdPrice(listing.id, listingIds, ages);
  if (isPending && ages) return <span className="h-10 sm:h-11" />;
  const refusal = data ? refusalWords(data) : "";
  const [sum, whose] =
    refusal && ages ? [refusal, describeHousehold(ages)] : linesOf(listing, data, ages);
  return (
    <span className="min-h-10 min-w-0 sm:min-h-11">
      <span
        className={joinClasses(
          "block font-semibold",
          refusal ? "text-ink text-sm" : "text-primary sm:text-lg",
        )}
      >
        {sum}
      </span>
      <span className="block text-xs text-ink-soft">{whose}</span>
    </span>
  );
}

type Lines = readonly [sum: string, whose: string];

function linesOf(prices: ToldPrices, price: Price | undefined, ages: Ages | null): Lines {
  if (price && ages && price.monthly !== null) {
    const sum = `${sumPrefix(price)}${formatDollars(price.monthly)}/month`;
    return [sum, unpricedWords(price) || `for ${describeHousehold(ages)}`];
  }
  // What is paid by the year only makes no sum of a month, and is a price.
  const isYearly = prices.price_from === null && prices.yearly_price !== null;
  if (!price || isYearly) return singleOf(prices);
  return [priceOnRequest, unpricedWords(price)];
}

/** Where there is no sum to be had, the price that is told says whose it is. */
function singleOf(prices: ToldPrices): Lines {
  const { monthly_price, price_from, yearly_price } = prices;
  const told = toldPrice(prices) ?? priceOnRequest;
  if (monthly_price !== null) return [told, "for one adult"];
  // Where only children have a price, it is a child's.
  if (price_from !== null) return [told, "for one person"];
  return [told, yearly_price === null ? "" : "for one adult"];
}
