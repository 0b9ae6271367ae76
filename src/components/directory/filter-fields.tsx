import { type ReactNode, useId, useState } from "react";
import { SelectField } from "@/components/forms/select-field";
import { HouseholdButton, HouseholdDialog } from "@/components/prices/household-button";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import type { FilterCounts } from "@/hooks/directory/filter-counts";
import { useListingSearch } from "@/hooks/directory/search-listings";
import { useHousehold } from "@/hooks/prices/household";
import { householdStore } from "@/hooks/prices/stored-household";
import {
  type DirectoryFilters,
  type FilterName,
  type OptionListName,
  selectedOptions,
  withFilter,
} from "@/lib/directory/directory-filters";
import { choices, switches, switchValues } from "@/lib/directory/filter-labels";
import {
  ageGroupLabels,
  commonLanguages,
  commonServices,
  type Options,
  openTimes,
} from "@/lib/directory/filter-option-lists";
import { type Count, formatLowerBound } from "@/lib/directory/format-count";
import type { ListingFilters } from "@/lib/directory/listing-filters";
import { formatDollars } from "@/lib/format/numbers";
import { t } from "@/lib/messages";
import { describeHousehold } from "@/lib/prices/household-ages";
import { hsaRule } from "@/lib/prices/hsa";
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
  /** Whether the visitor opens the group first. */
  isFolded?: boolean;
}

/** How many options are shown at first, unless more are selected. */
const few = 5;

/**
 * A filter with several options. Options without results are hidden, and long lists start with the
 * most common ones.
 */
function ChoiceFields({
  legend,
  hint,
  name,
  things,
  options,
  common,
  isFolded,
  ...props
}: ChoiceFieldsProps) {
  const { selected, counts, onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const chosen = selectedOptions(selected, name);
  const offered = Object.keys(options).filter((value) => {
    const count = counts?.of(name, value);
    return chosen.includes(value) || !count || count.isLeast || count.count > 0;
  });
  const firstOnes = [...new Set([...chosen, ...(common ?? []), ...offered])]
    .filter((value) => offered.includes(value))
    .slice(0, Math.max(few, chosen.length));
  const count = offered.length;
  const hidden = count - firstOnes.length;
  // A button for a single hidden option would take as much room as the option.
  const isAll = isOpen || hidden < 2;

  return (
    <Group legend={legend} hint={hint} {...(isFolded && { startsFolded: chosen.length === 0 })}>
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
          {isOpen ? t`Show fewer ${things}` : t`Show all ${count} ${things}`}
        </Button>
      )}
    </Group>
  );
}

interface GroupProps {
  legend: string;
  hint?: string | undefined;
  /** Makes the group collapsible; it starts collapsed if true. */
  startsFolded?: boolean | undefined;
  children: ReactNode;
}

/** A group of filters with a heading. */
function Group({ legend, hint, startsFolded, children }: GroupProps) {
  const hintId = useId();
  // Later changes of a filter don't open or close the group.
  const [startsOpen] = useState(!startsFolded);
  const isFoldable = startsFolded !== undefined;
  const fields = (
    <fieldset aria-describedby={hint && hintId}>
      <legend className={isFoldable ? "sr-only" : "mb-1 font-semibold"}>{legend}</legend>
      {hint && (
        <p id={hintId} className="-mt-1 mb-1 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
  if (!isFoldable) return fields;
  return (
    <Disclosure startsOpen={startsOpen} summary={<span className="font-semibold">{legend}</span>}>
      <div className="text-ink">{fields}</div>
    </Disclosure>
  );
}

/** Some filters, or all of them. */
export type FilterPart = "cost" | "language" | "all";

interface AllFieldsProps extends FilterFieldsProps {
  part: FilterPart;
  /** The search whose results are shown. */
  filters: ListingFilters;
}

/** The controls of some filters, or of all. */
export function FilterFields({ part, filters, ...fields }: AllFieldsProps) {
  const { data: found } = useListingSearch(filters);
  if (part === "cost") return <PriceFields {...fields} />;
  if (part === "language") return <LanguageFields {...fields} />;
  const hasPlace = !found || found.place !== null || found.state !== null;
  return (
    <div className="grid gap-7">
      <SwitchFields
        {...fields}
        legend={t`Visits`}
        names={["accepting", "telehealth", "in-person"]}
      />
      <PriceFields {...fields} />
      <ChoiceFields
        {...fields}
        legend={t`Hours`}
        hint={
          hasPlace
            ? t`By the clock of each office`
            : t`“Open now” works with a place: search for a city or ZIP code, or use Near me.`
        }
        name="open"
        things={t`hours`}
        options={openTimes}
      />
      <ChoiceFields
        {...fields}
        legend={t`Ages served`}
        hint={t`Match all`}
        name="ages"
        things={t`ages`}
        options={ageGroupLabels}
      />
      <ChoiceFields
        {...fields}
        legend={t`Specialty`}
        hint={t`Match any`}
        name="specialty"
        things={t`specialties`}
        options={specialties}
      />
      <LanguageFields {...fields} />
      <FoldedGroups {...fields} />
    </div>
  );
}

function LanguageFields(fields: FilterFieldsProps) {
  return (
    <ChoiceFields
      {...fields}
      legend={t`Language`}
      hint={t`Match any`}
      name="language"
      things={t`languages`}
      options={languages}
      common={commonLanguages}
    />
  );
}

/** The groups that few visitors need. */
function FoldedGroups(fields: FilterFieldsProps) {
  return (
    <div className="grid gap-1">
      <ChoiceFields
        {...fields}
        isFolded
        legend={t`Services`}
        hint={t`Match all, whether included or for an extra fee`}
        name="service"
        things={t`services`}
        options={services}
        common={commonServices}
      />
      <Group legend={t`Clinicians`} startsFolded={!fields.selected.gender}>
        <OneOf {...fields} name="gender" label={t`Gender`} anyLabel={t`Any gender`} />
      </Group>
      <SwitchFields {...fields} isFolded legend={t`Access`} names={["step-free"]} />
      <Group
        legend={t`Medicare and insurance`}
        startsFolded={!fields.selected.medicare && !fields.selected.model}
      >
        <Switches {...fields} names={["medicare"]} />
        <OneOf {...fields} name="model" label={t`Type of practice`} anyLabel={t`Any type`} />
      </Group>
      <SwitchFields
        {...fields}
        isFolded
        legend={t`Verification`}
        names={["verified", "confirmed"]}
      />
    </div>
  );
}

interface OneOfProps extends FilterFieldsProps {
  name: keyof typeof choices;
  label: string;
  /** The option without a filter. */
  anyLabel: string;
}

/** A filter with one of several options. */
function OneOf({ name, label, anyLabel, selected, counts, onChange }: OneOfProps) {
  return (
    <SelectField
      label={label}
      value={selected[name] ?? ""}
      onChange={({ currentTarget }) => onChange(withFilter(selected, name, currentTarget.value))}
    >
      <option value="">{anyLabel}</option>
      {Object.entries(choices[name]).map(([value, option]) => (
        <option key={value} value={value}>
          {withCount(option, counts?.of(name, value))}
        </option>
      ))}
    </SelectField>
  );
}

const isKnown = (count: Count | undefined): count is Count =>
  count !== undefined && !(count.isLeast && count.count === 0);

/** The label of an option in a list, with the number of results it would leave. */
const withCount = (label: string, count: Count | undefined) =>
  isKnown(count) ? `${label} (${formatLowerBound(count)})` : label;

/** The maximum price and other costs, and the household they apply to. */
function PriceFields({ selected, counts, onChange }: FilterFieldsProps) {
  const { ages } = useHousehold();
  const whose = ages ? describeHousehold(ages) : t`one adult, or one child at pediatric practices`;
  const prices = [...new Set([...(counts?.valuesOf("price-to") ?? []), selected["price-to"]])]
    .flatMap((price) => (price === undefined ? [] : Number(price)))
    .sort((one, other) => one - other);
  const fields = { selected, counts, onChange };
  return (
    <Group legend={t`Cost`}>
      <SelectField
        label={t`Maximum per month`}
        hint={t`For ${whose}, at the lowest membership level. Practices that don't publish a monthly price are left out.`}
        value={selected["price-to"] ?? ""}
        onChange={({ currentTarget }) =>
          onChange(withFilter(selected, "price-to", currentTarget.value))
        }
      >
        <option value="">{t`Any price`}</option>
        {prices.map((price) => (
          <option key={price} value={price}>
            {withCount(formatDollars(price), counts?.of("price-to", String(price)))}
          </option>
        ))}
      </SelectField>
      <div className="-ml-4.5">
        <HouseholdButton />
      </div>
      <Switches {...fields} names={["priced", "enrollment-fee", "month-to-month"]} />
      <HouseholdSwitches {...fields} />
    </Group>
  );
}

/** The filters about the whole household; one adult without one. */
function HouseholdSwitches(props: FilterFieldsProps) {
  const { ages } = useHousehold();
  const { selected, counts, onChange } = props;
  const [isAsking, setIsAsking] = useState(false);
  const hsaHint = useId();
  const accept = (value: string) => onChange(withFilter(selected, "accepts-household", value));

  function close() {
    setIsAsking(false);
    if (householdStore.get() !== null) accept("yes");
  }

  return (
    <>
      <CheckRow
        label={ages ? t`Fits an HSA for my household` : t`Fits an HSA for one adult`}
        describedBy={hsaHint}
        count={counts?.of("hsa")}
        isOn={selected.hsa !== undefined}
        onTurn={(isOn) => onChange(withFilter(selected, "hsa", isOn ? "yes" : ""))}
      />
      <p id={hsaHint} className="-mt-1.5 mb-2 ml-8 text-ink-soft text-xs">
        {hsaRule(ages?.length ?? 1)}
      </p>
      <CheckRow
        label={switches["accepts-household"]}
        count={ages ? counts?.of("accepts-household") : undefined}
        isOn={selected["accepts-household"] !== undefined}
        onTurn={(isOn) => {
          if (isOn && !ages) setIsAsking(true);
          else accept(isOn ? "yes" : "");
        }}
      />
      {isAsking && <HouseholdDialog onClose={close} />}
    </>
  );
}

interface SwitchFieldsProps extends FilterFieldsProps {
  legend: string;
  names: readonly SwitchName[];
  /** Whether the visitor opens the group first. */
  isFolded?: boolean;
}

type SwitchName = keyof typeof switches & FilterName;

/** A group of on/off filters, each with the number of results it would leave. */
function SwitchFields({ legend, isFolded, ...props }: SwitchFieldsProps) {
  const isAnyOn = props.names.some((name) => props.selected[name]);
  return (
    <Group legend={legend} {...(isFolded && { startsFolded: !isAnyOn })}>
      <Switches {...props} />
    </Group>
  );
}

/** The checkboxes without a fieldset. */
function Switches({ names, selected, counts, onChange }: Omit<SwitchFieldsProps, "legend">) {
  return names.map((name) => {
    const value = switchValues[name] ?? "yes";
    return (
      <CheckRow
        key={name}
        label={switches[name]}
        count={counts?.of(name, value)}
        isOn={selected[name] !== undefined}
        onTurn={(isOn) => onChange(withFilter(selected, name, isOn ? value : ""))}
      />
    );
  });
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
  /** The id of a text that explains the option. */
  describedBy?: string;
  onTurn: (isOn: boolean) => void;
}

/** A checkbox with the number of results it would leave. */
function CheckRow({ label, count, isOn, describedBy, onTurn }: CheckRowProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5 text-sm">
      <input
        type="checkbox"
        checked={isOn}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
        className="size-5 shrink-0 cursor-pointer accent-primary"
      />
      <span className="min-w-0 flex-1">{label}</span>{" "}
      <span className="min-w-6 text-right text-ink-soft tabular-nums">
        {isKnown(count) && formatLowerBound(count)}
      </span>
    </label>
  );
}
