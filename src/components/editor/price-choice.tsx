import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { FieldControl } from "@/components/editor/field-control";
import { emptyLevel } from "@/components/editor/level-schema";
import type { OwnListingValues } from "@/components/editor/own-listing-schema";
import { TierRows } from "@/components/editor/tier-rows";
import { emptyTier } from "@/components/editor/tier-schema";
import { RadioGroupField } from "@/components/forms/radio-group-field";
import { recordOf } from "@/lib/record-of";

const ways = ["single", "age", "plan"] as const;
type Way = (typeof ways)[number];
type Prices = Pick<
  OwnListingValues,
  "monthly_price" | "yearly_price" | "tiers" | "membership_levels"
>;

const options = [
  { value: "single", label: "One price" },
  { value: "age", label: "By age" },
  { value: "plan", label: "By plan" },
];

/** The fields of each way to charge. */
const fieldsOfWay = {
  single: ["monthly_price", "yearly_price"],
  age: ["tiers"],
  plan: ["membership_levels"],
} as const satisfies Record<Way, readonly (keyof Prices)[]>;

const priceFields = Object.values(fieldsOfWay).flat();

const empty: Prices = { monthly_price: "", yearly_price: "", tiers: [], membership_levels: [] };

/** What a way starts with: common age groups and two levels, to be filled in. */
const start: Prices = {
  ...empty,
  tiers: [
    { ...emptyTier, label: "Children", min_age: "0", max_age: "17" },
    { ...emptyTier, label: "Adults", min_age: "18", max_age: "64" },
    { ...emptyTier, label: "Seniors", min_age: "65" },
  ],
  membership_levels: [emptyLevel, emptyLevel],
};

const isFilled = (values: Prices, field: keyof Prices) => values[field].length > 0;

const wayOf = (values: Prices): Way =>
  (["age", "plan"] as const).find((way) =>
    fieldsOfWay[way].some((field) => isFilled(values, field)),
  ) ?? "single";

/**
 * How a practice charges, and the fields of that way. Prices of another way are shown if the
 * listing has them; choosing a way clears them, until it is chosen again.
 */
export function PriceChoice() {
  const { getValues, setValue } = useFormContext<OwnListingValues>();
  const [way, setWay] = useState(() => wayOf(getValues()));
  const [held, setHeld] = useState(start);
  const [others, setOthers] = useState<readonly (keyof Prices)[]>(() =>
    ways
      .filter((other) => other !== way)
      .flatMap((other) => [...fieldsOfWay[other]])
      .filter((field) => isFilled(getValues(), field)),
  );
  const isShown = (field: keyof Prices) =>
    fieldsOfWay[way].some((one) => one === field) || others.includes(field);

  function choose(next: Way) {
    const typed = getValues();
    const known = recordOf<Prices>(priceFields, (field) =>
      isFilled(typed, field) ? typed[field] : held[field],
    );
    const prices = recordOf<Prices>(priceFields, (field) =>
      fieldsOfWay[next].some((one) => one === field) ? known[field] : empty[field],
    );
    const dirty = { shouldDirty: true };
    setValue("monthly_price", prices.monthly_price, dirty);
    setValue("yearly_price", prices.yearly_price, dirty);
    setValue("tiers", prices.tiers, dirty);
    setValue("membership_levels", prices.membership_levels, dirty);
    setHeld(known);
    setOthers([]);
    setWay(next);
  }

  return (
    <>
      <RadioGroupField
        label="How do you charge?"
        name="how_charged"
        isCompact
        options={options}
        value={way}
        onChange={(event) => {
          const next = ways.find((one) => one === event.target.value);
          if (next) choose(next);
        }}
      />
      {(isShown("monthly_price") || isShown("yearly_price")) && (
        <div className="grid grid-cols-2 gap-3 sm:gap-6">
          {isShown("monthly_price") && <FieldControl field="monthly_price" />}
          {isShown("yearly_price") && <FieldControl field="yearly_price" />}
        </div>
      )}
      {isShown("tiers") && <TierRows />}
      {isShown("membership_levels") && <FieldControl field="membership_levels" />}
    </>
  );
}
