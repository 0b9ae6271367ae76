import { levelOf, scaleOf } from "@/lib/map/levels";
import type { AreaName, CountryFile, StateFile } from "@/lib/map/map-file";
import type { PlacedMarker } from "@/lib/map/marks";
import { type NameKind, type PlacedName, roomForNames, widthOf } from "@/lib/map/name-places";
import type { Point } from "@/lib/map/projection";
import { type Size, toScreen, type View } from "@/lib/map/view";

/** State names end at this scale, at which the view is inside a state. */
const stateNamesTo = 20;

/** County names start at this scale; further out they would compete with towns. */
const countyNames = { from: scaleOf(3), to: 160 };

/** The names that fit into a view: larger towns first, then states and counties. */
export function placeNames(
  country: CountryFile,
  states: readonly StateFile[],
  markers: readonly PlacedMarker[],
  view: View,
  size: Size,
): PlacedName[] {
  const room = roomForNames(markers, size);
  const onScreen = (x: number, y: number): Point => toScreen(view, size, [x, y]);
  const placeArea = (kind: NameKind, [name, x, y, width]: AreaName, short = name) => {
    const fits = (words: string) => widthOf(kind, words, size) < width * view.scale;
    const fitting = [name, short].find(fits);
    const at = onScreen(x, y);
    if (fitting && isIn(at, size)) room.place({ kind, name: fitting }, at);
  };

  const level = levelOf(view.scale / size.letters);
  const towns = [country, ...states].flatMap((file) =>
    file.towns.filter((town) => town[3] <= level),
  );
  for (const [name, x, y] of towns.toSorted((one, other) => one[3] - other[3])) {
    const spot = onScreen(x, y);
    if (isIn(spot, size)) room.place({ kind: "town", name, spot }, spot);
  }
  if (view.scale < stateNamesTo) {
    for (const { code, label } of country.states) placeArea("state", label, code);
  }
  if (view.scale >= countyNames.from && view.scale < countyNames.to) {
    for (const label of states.flatMap(({ counties }) => counties)) placeArea("county", label);
  }
  return room.placed;
}

const isIn = ([x, y]: Point, { width, height }: Size) =>
  x >= 0 && y >= 0 && x <= width && y <= height;
