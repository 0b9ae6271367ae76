import { formatCount } from "@/lib/format/numbers";
import { joinClasses } from "@/lib/join-classes";
import { type Mark, mergeMarks } from "@/lib/map/marks";
import { type Size, toScreen, type View } from "@/lib/map/view";

interface MapMarksProps {
  marks: readonly Mark[];
  view: View;
  size: Size;
  onChoose: (mark: Mark) => void;
}

/** Where practices are: one each, or how many there are together. */
export function MapMarks({ marks, view, size, onChoose }: MapMarksProps) {
  const placed = mergeMarks(marks, view.scale)
    .map((mark) => ({ mark, at: toScreen(view, size, mark.point) }))
    .filter(({ at: [x, y] }) => x > -20 && y > -20 && x < size.width + 20 && y < size.height + 20)
    // As one reads.
    .toSorted((one, other) => one.at[1] - other.at[1] || one.at[0] - other.at[0]);

  return (
    <ul aria-label="On the map">
      {placed.map(({ mark, at: [x, y] }) => (
        <li
          key={`${mark.latitude} ${mark.longitude} ${mark.count}`}
          className="absolute top-0 left-0 size-0"
          style={{ transform: `translate(${x}px, ${y}px)` }}
        >
          <button
            type="button"
            onClick={() => onChoose(mark)}
            aria-label={labelOf(mark)}
            className={joinClasses(
              "-translate-1/2 absolute grid min-h-6 place-items-center rounded-full font-semibold text-on-primary text-xs tabular-nums shadow-soft ring-2 ring-surface hover:z-10 hover:bg-primary-strong focus-visible:z-10 forced-colors:border",
              mark.count === 1 ? "size-6 bg-accent-ink" : "bg-primary",
              mark.count > 1 && sizeOf(mark.count),
            )}
          >
            {mark.count > 1 && shortCount(mark.count)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function sizeOf(count: number): string {
  if (count < 10) return "size-8";
  return count < 1000 ? "size-10" : "size-12";
}

/** "1.2k": marks are small. */
const shortCount = (count: number) =>
  count < 1000 ? count : `${(count / 1000).toFixed(count < 10_000 ? 1 : 0)}k`;

function labelOf(mark: Mark): string {
  const place = `${mark.address_city}, ${mark.address_state}`;
  if (mark.count === 1) return `${mark.practice_name}, ${place}`;
  return `${mark.is_estimate ? "About " : ""}${formatCount(mark.count)} practices near ${place}`;
}
