import type { ReactNode } from "react";
import { useHousehold } from "@/hooks/prices/household";
import { useHouseholdPrice } from "@/hooks/prices/household-prices";
import { useHouseholdText } from "@/hooks/prices/stored-household";
import { formatDollars } from "@/lib/format/numbers";
import { joinClasses } from "@/lib/join-classes";
import { t } from "@/lib/messages";
import { type Ages, describeHousehold } from "@/lib/prices/household-ages";
import {
  type HouseholdPrice as Price,
  refusalText,
  totalText,
  unpricedText,
} from "@/lib/prices/price-text";
import { type MainPrices, mainPrice, priceOnRequest } from "@/lib/prices/prices";

interface HouseholdPriceProps {
  listing: MainPrices & { id: string };
  /** The listings shown together, whose prices load in one request. */
  listingIds: readonly string[];
  /** The price for one person, shown to visitors who have not entered a household. */
  children: ReactNode;
}

/** What the visitor's household pays per month. */
export function HouseholdPrice({ children, ...props }: HouseholdPriceProps) {
  return useHouseholdText() === null ? children : <PriceLines {...props} />;
}

/** The price and the people it covers, on two lines; the placeholder has the height of both. */
function PriceLines({ listing, listingIds }: Omit<HouseholdPriceProps, "children">) {
  const { ages } = useHousehold();
  const { data, isPending } = useHouseholdPrice(listing.id, listingIds, ages);
  if (isPending && ages) return <span className="h-10 sm:h-11" />;
  const refusal = data ? refusalText(data) : "";
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

function linesOf(prices: MainPrices, price: Price | undefined, ages: Ages | null): Lines {
  if (price && ages && price.monthly !== null) {
    const total = formatDollars(price.monthly);
    const household = describeHousehold(ages);
    return [totalText(price, t`${total}/month`), unpricedText(price) || t`for ${household}`];
  }
  // A price per year alone gives no monthly total, but is still a price.
  const isYearly = prices.price_from === null && prices.yearly_price !== null;
  if (!price || isYearly) return singleOf(prices);
  // Without any price, "on request" has said it.
  return [priceOnRequest, ""];
}

/** Without a household total, the main price shows who it's for. */
function singleOf(prices: MainPrices): Lines {
  const { monthly_price, price_from, yearly_price } = prices;
  const price = mainPrice(prices) ?? priceOnRequest;
  if (monthly_price !== null) return [price, t`for one adult`];
  // If only children have prices, it is a child's price.
  if (price_from !== null) return [price, t`for one person`];
  return [price, yearly_price === null ? "" : t`for one adult`];
}
