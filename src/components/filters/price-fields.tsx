import { Switches } from "@/components/filters/switch-fields";
import type { FilterFieldsProps } from "@/components/filters/wish-fields";
import { SelectField } from "@/components/forms/select-field";
import { HouseholdButton } from "@/components/household/household-button";
import { useHousehold } from "@/hooks/household/household";
import { withFilter } from "@/lib/filters/chosen-options";
import { formatLowerBound } from "@/lib/filters/count-words";
import { formatDollars } from "@/lib/format/numbers";
import { describeHousehold } from "@/lib/household/ages";

/** The maximum price, the household it applies to, and whether a price must be published. */
export function PriceFields({ selected, counts, onChange }: FilterFieldsProps) {
  const { ages } = useHousehold();
  const whose = ages ? describeHousehold(ages) : "one adult, or one child at pediatric practices";
  const prices = [...new Set([...(counts?.valuesOf("price-to") ?? []), selected["price-to"]])]
    .flatMap((price) => (price === undefined ? [] : Number(price)))
    .sort((one, other) => one - other);
  const named = (price: number) => {
    const count = counts?.of("price-to", String(price));
    const isKnown = count && !(count.isLeast && count.count === 0);
    return formatDollars(price) + (isKnown ? ` (${formatLowerBound(count)})` : "");
  };
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Price</legend>
      <SelectField
        label="Maximum per month"
        hint={`For ${whose}, at the lowest membership level. Practices that don’t publish a monthly price are left out.`}
        value={selected["price-to"] ?? ""}
        onChange={({ currentTarget }) =>
          onChange(withFilter(selected, "price-to", currentTarget.value))
        }
      >
        <option value="">Any price</option>
        {prices.map((price) => (
          <option key={price} value={price}>
            {named(price)}
          </option>
        ))}
      </SelectField>
      <div className="-ml-4.5">
        <HouseholdButton />
      </div>
      <Switches names={["priced"]} selected={selected} counts={counts} onChange={onChange} />
    </fieldset>
  );
}
