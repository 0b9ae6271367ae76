import { useHousehold } from "@/hooks/household/household";
import { useHouseholdPrice } from "@/hooks/household/prices";
import { formatDollars } from "@/lib/format/numbers";
import { type Ages, describeHousehold } from "@/lib/household/ages";
import { type HouseholdPrice as Price, unpricedWords } from "@/lib/household/price-words";

interface HouseholdPriceProps {
  listing: { id: string; monthly_price: number | null };
  /** The listings that stand together, which are asked for at once. */
  listingIds: readonly string[];
}

/** What a household pays a month, in two lines; the room for both is kept while it is asked for. */
export function HouseholdPrice({ listing, listingIds }: HouseholdPriceProps) {
  const { ages } = useHousehold();
  const { data, isPending } = useHouseholdPrice(listing.id, listingIds, ages);
  if (isPending && ages) return <span className="h-10 sm:h-11" />;
  const [sum, whose] = data && ages ? sumOf(data, ages) : singleOf(listing.monthly_price);
  return (
    <span className="min-h-10 min-w-0 sm:min-h-11">
      <span className="block font-semibold text-primary sm:text-lg">{sum}</span>
      <span className="block text-xs text-ink-soft">{whose}</span>
    </span>
  );
}

type Lines = readonly [sum: string, whose: string];

function sumOf(price: Price, ages: Ages): Lines {
  const unpriced = unpricedWords(price);
  if (price.monthly === null) return ["Price on request", unpriced];
  const sum = `${formatDollars(price.monthly)}/month`;
  return unpriced ? [`at least ${sum}`, unpriced] : [sum, `for ${describeHousehold(ages)}`];
}

/** Where there is no sum to be had, the single price says whose it is. */
const singleOf = (price: number | null): Lines =>
  price === null ? ["Price on request", ""] : [`${formatDollars(price)}/month`, "for one adult"];
