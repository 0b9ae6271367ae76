import { ChoiceField } from "@/components/filters/choice-field";
import { Switches } from "@/components/filters/switch-fields";
import { type WishFieldsProps, withWish } from "@/components/filters/wish-fields";
import { HouseholdButton } from "@/components/household/household-button";
import { useHousehold } from "@/hooks/household/household";
import { formatDollars } from "@/lib/format/numbers";
import { describeHousehold } from "@/lib/household/ages";

/** What it may cost, for whom, and whether that must be published. */
export function PriceFields({ wishes, counts, onChange }: WishFieldsProps) {
  const { ages } = useHousehold();
  const whose = ages ? describeHousehold(ages) : "one adult";
  const prices = [...new Set([...(counts?.valuesOf("price-to") ?? []), wishes["price-to"]])]
    .flatMap((price) => (price === undefined ? [] : Number(price)))
    .sort((one, other) => one - other);
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Price</legend>
      <ChoiceField
        label="A month, up to"
        anyLabel="Any price"
        name="price-to"
        isComplete
        options={Object.fromEntries(prices.map((price) => [price, formatDollars(price)]))}
        hint={`For ${whose}. Practices without a published price are left out.`}
        wishes={wishes}
        counts={counts}
        onChoose={(price) => onChange(withWish(wishes, "price-to", price))}
      />
      <div className="-ml-4.5">
        <HouseholdButton />
      </div>
      <Switches names={["priced"]} wishes={wishes} counts={counts} onChange={onChange} />
    </fieldset>
  );
}
