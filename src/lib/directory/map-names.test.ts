import { expect, test } from "vitest";
import type { CountryFile, StateFile } from "@/lib/directory/map-file";
import { scaleOf } from "@/lib/directory/map-file";
import type { PlacedMarker } from "@/lib/directory/map-markers";
import { placeNames } from "@/lib/directory/map-names";
import { statesIn } from "@/lib/directory/map-projection";

const size = { width: 640, height: 480, letters: 1 };
const land = { lakes: "", rivers: "", roads: "" };
const country: CountryFile = {
  coasts: "",
  ...land,
  borders: "",
  states: [
    {
      code: "TX",
      label: ["Texas", 100, 100, 100],
      bounds: { west: 50, north: 50, east: 150, south: 150 },
    },
    {
      code: "RI",
      label: ["Rhode Island", 400, 100, 10],
      bounds: { west: 395, north: 95, east: 405, south: 105 },
    },
  ],
  towns: [
    ["Austin", 100, 110, 0],
    ["Dallas", 110, 60, 1],
  ],
};
const texas: StateFile = {
  ...land,
  borders: "",
  counties: [["Travis", 101, 105, 6]],
  towns: [["Round Rock", 102, 108, 3]],
};
const marker = (x: number, y: number): PlacedMarker => ({
  at: [x, y],
  radius: 20,
  halfWidth: 20,
  marker: {
    latitude: 0,
    longitude: 0,
    count: 10,
    is_estimate: false,
    is_one_spot: false,
    practice_name: "",
    address_city: "",
    address_state: "",
    doctor_ids: null,
    offices: null,
    point: [0, 0],
  },
});
const names = (scale: number, markers: PlacedMarker[] = [], letters = 1) =>
  placeNames(country, [texas], markers, { x: 100, y: 100, scale }, { ...size, letters });
const words = (...requests: Parameters<typeof names>) => names(...requests).map(({ name }) => name);

test("a county with the name of a town on the map isn't named again", () => {
  const travis: StateFile = { ...texas, towns: [["Travis", 101, 104, 1]] };
  const view = { x: 100, y: 100, scale: 40 };
  const placed = placeNames(country, [travis], [], view, size).map(({ name }) => name);
  expect(placed.filter((name) => name === "Travis")).toHaveLength(1);
});

test("zoomed out, wide states are named, others by code or not at all", () => {
  expect(words(0.7)).toEqual(["Texas"]);
  expect(words(0.3)).toEqual(["TX"]);
  expect(words(0.1)).toEqual([]);
});

test("zoomed in, towns are named by size, then counties", () => {
  expect(words(scaleOf(0))).toEqual(["Austin", "Texas"]);
  expect(words(scaleOf(1))).toEqual(["Austin", "Dallas", "Texas"]);
  expect(words(scaleOf(3))).toEqual(["Austin", "Round Rock", "Texas", "Travis"]);
  expect(words(scaleOf(4))).toEqual(["Austin", "Round Rock", "Travis"]);
  // At half the scale.
  expect(words(scaleOf(1), [], 2)).toEqual(["Austin", "Texas"]);
});

test("a name avoids markers and is dropped if there is no room", () => {
  const [free] = names(0.7);
  expect(free?.at).toEqual([320, 240]);
  const [moved] = names(0.7, [marker(320, 240)]);
  expect(moved?.name).toBe("Texas");
  expect(Math.abs((moved?.at[1] ?? 0) - 240)).toBeGreaterThanOrEqual(28);
  const everywhere = [-80, -40, 0, 40, 80].map((down) => marker(320, 240 + down));
  expect(words(0.7, everywhere)).toEqual([]);
});

test("visible states have details when zoomed in", () => {
  const { states } = country;
  expect(statesIn(states, { x: 100, y: 100, scale: 5 }, size)).toEqual(["TX"]);
  expect(statesIn(states, { x: 250, y: 100, scale: 2 }, size)).toEqual([]);
  expect(statesIn(states, { x: 460, y: 100, scale: 5 }, size)).toEqual(["RI"]);
});
