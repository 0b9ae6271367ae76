import { useId, useState } from "react";
import { CheckRow } from "@/components/filters/check-row";
import type { FilterFieldsProps } from "@/components/filters/wish-fields";
import { Button } from "@/components/ui/button";
import { selectedOptions, withFilter } from "@/lib/filters/chosen-options";
import type { Options } from "@/lib/filters/option-lists";
import type { OptionListName } from "@/lib/filters/wishes";

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
export function ChoiceFields({
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
          {isOpen ? `Fewer ${things}` : `All ${offered.length} ${things}`}
        </Button>
      )}
    </fieldset>
  );
}
