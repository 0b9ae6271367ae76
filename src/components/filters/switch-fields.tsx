import { CheckRow } from "@/components/filters/check-row";
import type { FilterFieldsProps } from "@/components/filters/wish-fields";
import { withFilter } from "@/lib/filters/chosen-options";
import { switches } from "@/lib/filters/options";

interface SwitchFieldsProps extends FilterFieldsProps {
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
export function Switches({ names, selected, counts, onChange }: Omit<SwitchFieldsProps, "legend">) {
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
