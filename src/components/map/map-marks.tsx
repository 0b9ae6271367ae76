import { formatCount } from "@/lib/format/numbers";
import { joinClasses } from "@/lib/join-classes";
import type { Marker, PlacedMarker } from "@/lib/map/marks";

interface MapMarkersProps {
  markers: readonly PlacedMarker[];
  /** The marker whose card is open. */
  selected: Marker | null;
  onChoose: (marker: Marker) => void;
}

/** The markers: single practices and clusters with their counts. */
export function MapMarkers({ markers, selected, onChoose }: MapMarkersProps) {
  return (
    <ul aria-label="Practices on the map">
      {markers.map(({ marker, at: [x, y], reach }) => (
        <li
          key={`${marker.latitude} ${marker.longitude} ${marker.count}`}
          className="absolute top-0 left-0 size-0"
          style={{ transform: `translate(${x}px, ${y}px)` }}
        >
          <button
            type="button"
            onClick={() => onChoose(marker)}
            aria-label={labelOf(marker)}
            aria-current={isSame(marker, selected) || undefined}
            style={{ width: 2 * reach, height: 2 * reach }}
            className={joinClasses(
              "-translate-1/2 absolute grid place-items-center rounded-full font-semibold text-on-primary text-xs tabular-nums shadow-soft ring-2 ring-surface hover:z-10 hover:bg-primary-strong focus-visible:z-10 aria-current:z-10 aria-current:bg-primary-strong aria-current:ring-4 aria-current:ring-accent forced-colors:border aria-current:forced-colors:border-4",
              marker.count === 1 ? "bg-accent-ink" : "bg-primary",
            )}
          >
            {marker.count > 1 && shortCount(marker.count)}
          </button>
        </li>
      ))}
    </ul>
  );
}

const isSame = (marker: Marker, selected: Marker | null) =>
  selected?.latitude === marker.latitude &&
  selected.longitude === marker.longitude &&
  selected.count === marker.count;

/** "1.2k": markers are small. */
const shortCount = (count: number) =>
  count < 1000 ? count : `${(count / 1000).toFixed(count < 10_000 ? 1 : 0)}k`;

function labelOf(marker: Marker): string {
  const place = marker.address_city && `${marker.address_city}, ${marker.address_state}`;
  if (marker.count === 1) return place ? `${marker.practice_name}, ${place}` : marker.practice_name;
  const practices = `${marker.is_estimate ? "About " : ""}${formatCount(marker.count)} practices`;
  return place ? `${practices} near ${place}` : practices;
}
