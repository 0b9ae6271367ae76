import { formatCount } from "@/lib/format/numbers";
import { joinClasses } from "@/lib/join-classes";
import type { Mark, PlacedMark } from "@/lib/map/marks";

interface MapMarksProps {
  marks: readonly PlacedMark[];
  /** The marker whose card is open. */
  chosen: Mark | null;
  onChoose: (mark: Mark) => void;
}

/** The markers: single practices and clusters with their counts. */
export function MapMarks({ marks, chosen, onChoose }: MapMarksProps) {
  return (
    <ul aria-label="Practices on the map">
      {marks.map(({ mark, at: [x, y], reach }) => (
        <li
          key={`${mark.latitude} ${mark.longitude} ${mark.count}`}
          className="absolute top-0 left-0 size-0"
          style={{ transform: `translate(${x}px, ${y}px)` }}
        >
          <button
            type="button"
            onClick={() => onChoose(mark)}
            aria-label={labelOf(mark)}
            aria-current={isSame(mark, chosen) || undefined}
            style={{ width: 2 * reach, height: 2 * reach }}
            className={joinClasses(
              "-translate-1/2 absolute grid place-items-center rounded-full font-semibold text-on-primary text-xs tabular-nums shadow-soft ring-2 ring-surface hover:z-10 hover:bg-primary-strong focus-visible:z-10 aria-current:z-10 aria-current:bg-primary-strong aria-current:ring-4 aria-current:ring-accent forced-colors:border aria-current:forced-colors:border-4",
              mark.count === 1 ? "bg-accent-ink" : "bg-primary",
            )}
          >
            {mark.count > 1 && shortCount(mark.count)}
          </button>
        </li>
      ))}
    </ul>
  );
}

const isSame = (mark: Mark, chosen: Mark | null) =>
  chosen?.latitude === mark.latitude &&
  chosen.longitude === mark.longitude &&
  chosen.count === mark.count;

/** "1.2k": markers are small. */
const shortCount = (count: number) =>
  count < 1000 ? count : `${(count / 1000).toFixed(count < 10_000 ? 1 : 0)}k`;

function labelOf(mark: Mark): string {
  const place = mark.address_city && `${mark.address_city}, ${mark.address_state}`;
  if (mark.count === 1) return place ? `${mark.practice_name}, ${place}` : mark.practice_name;
  const practices = `${mark.is_estimate ? "About " : ""}${formatCount(mark.count)} practices`;
  return place ? `${practices} near ${place}` : practices;
}
