import type { Bounds, StateArea } from "@/lib/map/map-file";
import type { Size, View } from "@/lib/map/view";

const firstTowns = 1.25;

/** The zoom level for town names. Each level doubles the scale and has room for more names. */
export const levelOf = (scale: number): number => Math.floor(Math.log2(scale / firstTowns));

/** The lowest scale of a level. */
export const scaleOf = (level: number): number => firstTowns * 2 ** level;

/** The last level whose towns are in the country's file. */
export const lastOfCountry = 1;

/** The scale from which states are shown with counties and towns. */
export const statesFrom = scaleOf(lastOfCountry + 1);

/** The states that are visible; none when zoomed out too far for their details. */
export function statesIn(states: readonly StateArea[], view: View, size: Size): string[] {
  if (view.scale < statesFrom) return [];
  const right = size.width / 2 / view.scale;
  const down = size.height / 2 / view.scale;
  const isIn = ({ west, north, east, south }: Bounds) =>
    west < view.x + right &&
    east > view.x - right &&
    north < view.y + down &&
    south > view.y - down;
  return states.filter(({ bounds }) => isIn(bounds)).map(({ code }) => code);
}
