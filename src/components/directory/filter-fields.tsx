import { useId, useState } from "react";
import { SelectField } from "@/components/forms/select-field";
import { HouseholdButton } from "@/components/prices/household-button";
import { Button } from "@/components/ui/button";
import type { FilterCounts } from "@/hooks/directory/filter-counts";
import { useListingSearch } from "@/hooks/directory/search-listings";
import { useHousehold } from "@/hooks/prices/household";
import {
  type DirectoryFilters,
  type OptionListName,
  selectedOptions,
  withFilter,
} from "@/lib/directory/directory-filters";
import { switches } from "@/lib/directory/filter-labels";
import {
  ageGroupLabels,
  commonLanguages,
  commonServices,
  type Options,
} from "@/lib/directory/filter-option-lists";
import { type Count, formatLowerBound } from "@/lib/directory/format-count";
import type { ListingFilters } from "@/lib/directory/listing-filters";
import { formatDollars } from "@/lib/format/numbers";
import { describeHousehold } from "@/lib/prices/household-ages";
import { languages, services, specialties } from "@/lib/supabase/filter-options";

interface ChoiceFieldsProps extends FilterFieldsProps {
  legend: string;
  hint: string;
  name: OptionListName;
  /** The plural noun for the options: "languages". */
  things: string;
  options: Options;
  /** Options to show first. */
  common?: readonly string[];
}

/** How many options are shown at first, unless more are selected. */
const few = 5;

/** A filter with several options. Options without results are hidden, and long lists start with the most common ones. */
function ChoiceFields({
  legend,
  hint,
  name,
  things,
  options,
  common,
  ...props
}: ChoiceFieldsProps) {
  const { selected, counts, onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const hintId = useId();
  const chosen = selectedOptions(selected, name);
  const offered = Object.keys(options).filter((value) => {
    const count = counts?.of(name, value);
    return chosen.includes(value) || !count || count.isLeast || count.count > 0;
  });
  const firstOnes = [...new Set([...chosen, ...(common ?? []), ...offered])]
    .filter((value) => offered.includes(value))
    .slice(0, Math.max(few, chosen.length));
  const hidden = offered.length - firstOnes.length;
  // A button for a single hidden option would take as much room as the option.
  const isAll = isOpen || hidden < 2;

  return (
    <fieldset aria-describedby={hintId}>
      <legend className="font-semibold">{legend}</legend>
      <p id={hintId} className="mb-1 text-ink-soft text-sm">
        {hint}
      </p>
      {offered
        .filter((value) => isAll || firstOnes.includes(value))
        .map((value) => (
          <CheckRow
            key={value}
            label={options[value] ?? value}
            count={counts?.of(name, value)}
            isOn={chosen.includes(value)}
            onTurn={(isOn) => {
              const others = chosen.filter((other) => other !== value);
              onChange(withFilter(selected, name, (isOn ? [...others, value] : others).join(",")));
            }}
          />
        ))}
      {hidden > 1 && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isOpen}
          className="-ml-4.5"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? `Show fewer ${things}` : `Show all ${offered.length} ${things}`}
        </Button>
      )}
    </fieldset>
  );
}

/** All sort and filter controls. `filters` is the search whose results are shown. */
export function FilterFields({
  filters,
  ...fields
}: FilterFieldsProps & { filters: ListingFilters }) {
  const { selected, onChange } = fields;
  const { data: found } = useListingSearch(filters);
  const { ages: household } = useHousehold();
  return (
    <div className="grid gap-7">
      <SelectField
        label="Sort by"
        value={selected.sort ?? ""}
        onChange={({ currentTarget }) =>
          onChange(withFilter(selected, "sort", currentTarget.value))
        }
      >
        <option value="">{found?.place ? "Distance" : "Best match"}</option>
        <option value="price">
          {household ? "Price for my household" : "Price for one person"}
        </option>
        <option value="newest">Newest</option>
      </SelectField>
      <SwitchFields {...fields} legend="Visits" names={["accepting", "telehealth", "in-person"]} />
      <PriceFields {...fields} />
      <ChoiceFields
        {...fields}
        legend="Ages served"
        hint="Match all"
        name="ages"
        things="ages"
        options={ageGroupLabels}
      />
      <ChoiceFields
        {...fields}
        legend="Specialty"
        hint="Match any"
        name="specialty"
        things="specialties"
        options={specialties}
      />
      <ChoiceFields
        {...fields}
        legend="Language"
        hint="Match any"
        name="language"
        things="languages"
        options={languages}
        common={commonLanguages}
      />
      <ChoiceFields
        {...fields}
        legend="Services"
        hint="Match all, whether included or for an extra fee"
        name="service"
        things="services"
        options={services}
        common={commonServices}
      />
      <SwitchFields {...fields} legend="Verification" names={["verified", "confirmed"]} />
    </div>
  );
}

/** The maximum price, the household it applies to, and whether a price must be published. */
function PriceFields({ selected, counts, onChange }: FilterFieldsProps) {
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
        hint={`For ${whose}, at the lowest membership level. Practices that don't publish a monthly price are left out.`}
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

interface SwitchFieldsProps extends FilterFieldsProps {
  legend: string;
  names: readonly (keyof typeof switches)[];
}

/** A group of on/off filters, each with the number of results it would leave. */
function SwitchFields({ legend, ...props }: SwitchFieldsProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <Switches {...props} />
    </fieldset>
  );
}

/** The checkboxes without a fieldset. */
function Switches({ names, selected, counts, onChange }: Omit<SwitchFieldsProps, "legend">) {
  return names.map((name) => (
    <CheckRow
      key={name}
      label={switches[name]}
      count={counts?.of(name)}
      isOn={selected[name] !== undefined}
      onTurn={(isOn) => onChange(withFilter(selected, name, isOn ? "yes" : ""))}
    />
  ));
}

/** The props of every group of filters. */
interface FilterFieldsProps {
  selected: DirectoryFilters;
  /** How many results each option would leave; undefined while loading. */
  counts: FilterCounts | undefined;
  onChange: (selected: DirectoryFilters) => void;
}

interface CheckRowProps {
  label: string;
  /** How many results the option would leave; undefined while loading. */
  count: Count | undefined;
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
}

/** A checkbox with the number of results it would leave. */
function CheckRow({ label, count, isOn, onTurn }: CheckRowProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
        className="size-5 shrink-0 cursor-pointer accent-primary"
      />
      <span className="min-w-0 flex-1">{label}</span>{" "}
      <span className="min-w-6 text-right text-ink-soft tabular-nums">
        {count && !(count.isLeast && count.count === 0) && formatLowerBound(count)}
      </span>
    </label>
  );
}
