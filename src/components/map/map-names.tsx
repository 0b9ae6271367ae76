import { joinClasses } from "@/lib/join-classes";
import type { PlacedMarker } from "@/lib/map/marks";
import type { NameKind, PlacedName } from "@/lib/map/name-places";

interface MapNamesProps {
  names: readonly PlacedName[];
  markers: readonly PlacedMarker[];
}

const looks: Record<NameKind, string> = {
  state: "fill-ink-soft font-semibold text-sm tracking-wide",
  county: "fill-ink-soft text-xs tracking-widest",
  town: "fill-ink text-xs",
};

/** Place names, above the lines and below the markers. */
export function MapNames({ names, markers }: MapNamesProps) {
  return names.map(({ kind, name, at: [x, y], spot }) => (
    <g key={`${kind} ${name} ${spot ?? ""}`} className="stroke-none">
      {spot && !isCovered(spot, markers) && (
        <circle cx={spot[0]} cy={spot[1]} r="2" className="fill-ink-soft" />
      )}
      <text
        x={x}
        y={y}
        textAnchor="middle"
        dominantBaseline="central"
        className={joinClasses(
          "stroke-3 stroke-surface [paint-order:stroke] [stroke-linejoin:round] forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]",
          looks[kind],
        )}
      >
        {name}
      </text>
    </g>
  ));
}

const isCovered = ([x, y]: readonly [number, number], markers: readonly PlacedMarker[]) =>
  markers.some(({ at, reach }) => Math.hypot(at[0] - x, at[1] - y) < reach + 2);
