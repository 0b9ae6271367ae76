import { expect, test } from "vitest";
import { steps } from "../../lib/directory/map-file.ts";
import { toMap } from "../../lib/directory/map-projection.ts";
import { usStates } from "../../lib/format/us-states.ts";
import { drawMap, nameTowns, toPath } from "./draw-map.ts";

test("toPath writes lines with relative coordinates", () => {
  const line = [
    [10, 20],
    [10.001, 20.001],
    [11, 19.5],
    [10.5, 19.5],
  ];
  expect(toPath([line, [[5, 5]]])).toBe(
    `M${10 * steps},${20 * steps}l${steps},${-steps / 2} ${-steps / 2},0`,
  );
});

test("every state has a shape, a name within its bounds, counties, and towns", () => {
  const { country, states } = drawMap();
  const codes = usStates.map(([code]) => code).sort();
  expect(country.states.map(({ code }) => code).sort()).toEqual(codes);
  expect([...states.keys()].sort()).toEqual(codes);
  for (const { label, bounds } of country.states) {
    const [, x, y] = label;
    expect(x > bounds.west && x < bounds.east && y > bounds.north && y < bounds.south).toBe(true);
  }
  expect(states.get("TX")?.counties).toHaveLength(254);
  expect(states.get("TX")?.borders).toMatch(/^M\d+,\d+l-?\d+,-?\d+ /);
  expect(states.get("PR")?.counties).toHaveLength(78);
  expect(states.get("PR")?.towns.map(([name]) => name)).toContain("Mayagüez");
  // DC has one county.
  expect(states.get("DC")?.borders).toBe("");

  // Interstates, rivers, and lakes, and none on Guam.
  const [texas, guam] = [states.get("TX"), states.get("GU")];
  for (const path of [texas?.lakes, texas?.rivers, texas?.roads, country.roads, country.rivers]) {
    expect(path).toMatch(/^M\d+,\d+l-?\d+,-?\d+/);
  }
  expect(guam?.roads).toBe("");

  const far = country.towns.map(([name]) => name);
  expect(far).toEqual(expect.arrayContaining(["Houston", "Chicago", "Denver", "Anchorage"]));
  expect(far).not.toContain("Round Rock");
  const roundRock = states.get("TX")?.towns.find(([name]) => name === "Round Rock");
  const [x, y] = toMap(30.52, -97.67) ?? [0, 0];
  expect(Math.hypot((roundRock?.[1] ?? 0) - x, (roundRock?.[2] ?? 0) - y)).toBeLessThan(1);
  expect(states.get("TX")?.towns.some(([name]) => name === "Houston")).toBe(false);
  // Drawing 3,100 counties takes a while.
}, 60_000);

/** Returns a town's ZIP codes, each at a different location. */
const zips = (city: string, latitude: number, count = 1) =>
  Array.from({ length: count }, (_, index) => ({
    zip: `${city}${index}`,
    city,
    state: "TX",
    latitude,
    longitude: -97 + index / 1000,
  }));

test("the larger of two nearby towns is named at a lower zoom level, and a small town only when zoomed in", () => {
  const offices = zips("Offices", 33).flatMap((zip) => Array.from({ length: 50 }, () => zip));
  const towns = nameTowns([
    ...zips("Small", 30.1, 7),
    ...zips("Large", 30, 9),
    ...zips("Far", 35, 7),
    ...offices,
  ]);
  const levels = Object.fromEntries((towns.get("TX") ?? []).map((town) => [town[0], town[3]]));
  expect(levels).toEqual({ Large: 0, Far: 0, Small: expect.any(Number), Offices: 4 });
  expect(levels.Small).toBeGreaterThan(2);
});
