import { SelectField } from "@/components/forms/select-field";
import type { FilterCounts } from "@/hooks/filters/counts";
import { countText } from "@/lib/filters/count-words";
import type { Options } from "@/lib/filters/options";
import type { Wishes, WishName } from "@/lib/filters/wishes";

interface ChoiceFieldProps {
  label: string;
  /** What to call it when nothing is chosen. */
  anyLabel: string;
  name: WishName;
  options: Options;
  /** Whether options without a listing are shown, too. */
  isComplete?: boolean;
  wishes: Wishes;
  counts: FilterCounts | undefined;
  onChoose: (value: string) => void;
  hint?: string;
}

/** A filter of which one option can be chosen, each with how many it would leave. */
export function ChoiceField({ name, options, anyLabel, isComplete, ...props }: ChoiceFieldProps) {
  const { label, wishes, counts, onChoose, hint } = props;
  const chosen = wishes[name] ?? "";
  const shown = Object.entries(options).filter(([value]) => {
    const count = counts?.of(name, value);
    return isComplete || value === chosen || !count || count.isLeast || count.count > 0;
  });
  const named = (value: string, words: string) => {
    const count = counts?.of(name, value);
    return count && !(count.isLeast && count.count === 0)
      ? `${words} (${countText(count)})`
      : words;
  };
  return (
    <SelectField
      label={label}
      hint={hint}
      value={Object.hasOwn(options, chosen) ? chosen : ""}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="">{anyLabel}</option>
      {shown.map(([value, words]) => (
        <option key={value} value={value}>
          {named(value, words)}
        </option>
      ))}
    </SelectField>
  );
}
