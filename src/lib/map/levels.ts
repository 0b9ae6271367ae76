import type { Bounds, StateArea } from "@/lib/map/map-file";
import type { Size, View } from "@/lib/map/view";

const firstTowns = 1.25;

/** How near a view is, for the names of towns: at each level it is twice as near, and there is room for more of them. */
export const levelOf = (scale: number): number => Math.floor(Math.log2(scale / firstTowns));

/** How near a view of a level is at least. */
export const scaleOf = (level: number): number => firstTowns * 2 ** level;

/** The last level that the file of the country has towns of. */
export const lastOfCountry = 1;

/** From how near on states are shown with their counties and towns. */
export const statesFrom = scaleOf(lastOfCountry + 1);

/** The states that a view shows some of; none from afar, where one sees nothing of what is in them. */
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
