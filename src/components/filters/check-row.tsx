import { type Count, formatLowerBound } from "@/lib/filters/count-words";

interface CheckRowProps {
  label: string;
  /** How many results the option would leave; undefined while loading. */
  count: Count | undefined;
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
}

/** A checkbox with the number of results it would leave. */
export function CheckRow({ label, count, isOn, onTurn }: CheckRowProps) {
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
