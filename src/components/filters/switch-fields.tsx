import { CheckRow } from "@/components/filters/check-row";
import type { WishFieldsProps } from "@/components/filters/wish-fields";
import { withWish } from "@/lib/filters/chosen-options";
import { switches } from "@/lib/filters/options";

interface SwitchFieldsProps extends WishFieldsProps {
  legend: string;
  names: readonly (keyof typeof switches)[];
}

/** A group of on/off filters, each with the number of results it would leave. */
export function SwitchFields({ legend, ...props }: SwitchFieldsProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <Switches {...props} />
    </fieldset>
  );
}

/** The checkboxes without a fieldset. */
export function Switches({ names, wishes, counts, onChange }: Omit<SwitchFieldsProps, "legend">) {
  return names.map((name) => (
    <CheckRow
      key={name}
      label={switches[name]}
      count={counts?.of(name)}
      isOn={wishes[name] !== undefined}
      onTurn={(isOn) => onChange(withWish(wishes, name, isOn ? "yes" : ""))}
    />
  ));
}
