import { type WishFieldsProps, withWish } from "@/components/filters/wish-fields";
import { countText } from "@/lib/filters/count-words";
import { switches } from "@/lib/filters/options";

interface SwitchFieldsProps extends WishFieldsProps {
  legend: string;
  names: readonly (keyof typeof switches)[];
}

/** A group of filters that are on or off, each with how many it would leave. */
export function SwitchFields({ legend, ...props }: SwitchFieldsProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <Switches {...props} />
    </fieldset>
  );
}

/** The same without a group of their own. */
export function Switches({ names, wishes, counts, onChange }: Omit<SwitchFieldsProps, "legend">) {
  return names.map((name) => {
    const count = counts?.of(name);
    return (
      <label key={name} className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
        <input
          type="checkbox"
          checked={wishes[name] !== undefined}
          onChange={({ currentTarget }) =>
            onChange(withWish(wishes, name, currentTarget.checked ? "yes" : ""))
          }
          className="size-5 shrink-0 cursor-pointer accent-primary"
        />
        <span className="min-w-0 flex-1">{switches[name]}</span>{" "}
        <span className="min-w-6 text-right text-ink-soft tabular-nums">
          {count && !(count.isLeast && count.count === 0) && countText(count)}
        </span>
      </label>
    );
  });
}
