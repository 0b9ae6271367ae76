import { expect, test } from "vitest";
import { steps } from "../../lib/map/map-file.ts";
import { toMap } from "../../lib/map/projection.ts";
import { usStates } from "../../lib/places/us-states.ts";
import { drawMap, nameTowns, toPath } from "./draw-map.ts";

test("a line is written as its beginning and the ways from point to point", () => {
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

test("every state is drawn, named within itself, and has counties and towns of its own", () => {
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
  // It has one county.
  expect(states.get("DC")?.borders).toBe("");

  const far = country.towns.map(([name]) => name);
  expect(far).toEqual(expect.arrayContaining(["Houston", "Chicago", "Denver", "Anchorage"]));
  expect(far).not.toContain("Round Rock");
  const roundRock = states.get("TX")?.towns.find(([name]) => name === "Round Rock");
  const [x, y] = toMap(30.52, -97.67) ?? [0, 0];
  expect(Math.hypot((roundRock?.[1] ?? 0) - x, (roundRock?.[2] ?? 0) - y)).toBeLessThan(1);
  expect(states.get("TX")?.towns.some(([name]) => name === "Houston")).toBe(false);
  // Draws 3,100 counties: a busy machine takes its time.
}, 60_000);

/** The ZIP codes of a town, each in a place of its own. */
const zips = (city: string, latitude: number, count = 1) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ zip: `${city}${index}`, city, state: "TX", latitude, longitude: -97 + index / 1000 },
  }));

test("of towns near each other the larger one is named from farther away, and a hamlet from near only", () => {
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
