import type { MapName } from "@/lib/map/shapes";
import { type Size, toScreen, type View } from "@/lib/map/view";

interface MapNamesProps {
  names: readonly MapName[];
  view: View;
  size: Size;
}

/** What the states or counties in sight are called, where there is room for it. */
export function MapNames({ names, view, size }: MapNamesProps) {
  return names
    .filter(({ name, width }) => width * view.scale > name.length * 9)
    .map((shape) => ({ name: shape.name, at: toScreen(view, size, [shape.x, shape.y]) }))
    .filter(({ at: [x, y] }) => x > -80 && y > -20 && x < size.width + 80 && y < size.height + 20)
    .map(({ name, at: [x, y] }) => (
      <text
        key={`${name} ${x} ${y}`}
        x={x}
        y={y}
        textAnchor="middle"
        className="fill-ink-soft stroke-none text-xs tracking-wide"
      >
        {name}
      </text>
    ));
}
