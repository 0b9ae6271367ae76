import { createRequire } from "node:module";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { readZipCodes } from "../../../supabase/scripts/zips/source.ts";
import { lastOfCountry } from "../../lib/map/levels.ts";
import type { CountryFile, StateFile, TownName } from "../../lib/map/map-file.ts";
import { stateCode } from "../../lib/places/us-states.ts";
import { areaName, boundsOf, toPath } from "./draw-lines.ts";
import { nameTowns } from "./name-towns.ts";

type Shapes = GeometryCollection<{ name: string }>;
type Atlas = Topology<{ nation: Shapes; states: Shapes; counties: Shapes }>;

/** The files of the map: the country, and each state by its code. */
export interface DrawnMap {
  country: CountryFile;
  states: ReadonlyMap<string, StateFile>;
}

const isOfCountry = ([, , , level]: TownName) => level <= lastOfCountry;

/** Draws the map from the shapes of the Census Bureau and the places of the ZIP codes. */
export function drawMap(): DrawnMap {
  const atlas: Atlas = createRequire(import.meta.url)("us-atlas/counties-albers-10m.json");
  const towns = nameTowns(readZipCodes());
  const { nation, states, counties } = atlas.objects;
  const shapes = feature(atlas, states).features.map(({ id, geometry, properties: { name } }) => {
    const code = stateCode(name);
    if (!code) throw new Error(`The atlas has a state that the directory has not: ${name}.`);
    return { code, id: String(id), label: areaName(name, geometry), bounds: boundsOf(geometry) };
  });
  return {
    country: {
      coasts: toPath(mesh(atlas, nation).coordinates),
      borders: toPath(mesh(atlas, states, (one, other) => one !== other).coordinates),
      states: shapes.map(({ code, label, bounds }) => ({ code, label, bounds })),
      towns: [...towns.values()].flat().filter(isOfCountry),
    },
    states: new Map(
      shapes.map(({ code, id }) => [
        code,
        {
          ...drawCounties(atlas, {
            ...counties,
            // The number of a county begins with that of its state.
            geometries: counties.geometries.filter((county) => String(county.id).startsWith(id)),
          }),
          towns: (towns.get(code) ?? []).filter((town) => !isOfCountry(town)),
        },
      ]),
    ),
  };
}

const drawCounties = (atlas: Atlas, counties: Shapes) => ({
  borders: toPath(mesh(atlas, counties, (one, other) => one !== other).coordinates),
  counties: feature(atlas, counties).features.map(({ geometry, properties: { name } }) =>
    areaName(name, geometry),
  ),
});
