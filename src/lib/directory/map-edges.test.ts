import { expect, test } from "vitest";
import { edgesOf } from "@/lib/directory/map-edges";
import { toMap, type View, viewOf, wholeCountry, zoomed } from "@/lib/directory/map-projection";

const size = { width: 640, height: 480, letters: 1 };
const at = (latitude: number, longitude: number, scale: number): View => {
  const [x, y] = toMap(latitude, longitude) ?? [0, 0];
  return { x, y, scale };
};
const holds = (view: View, latitude: number, longitude: number) =>
  edgesOf(view, size).filter(
    ({ west, east, south, north }) =>
      west < longitude && longitude < east && south < latitude && latitude < north,
  ).length;

test("zoomed out, the whole country is one request", () => {
  expect(edgesOf(wholeCountry(size), size)).toEqual([
    { west: -180, south: -16, east: 180, north: 75, zoom: 0 },
  ]);
});

test("zoomed in, the visible part is requested with smaller cells", () => {
  const points = [toMap(30.27, -97.74) ?? [0, 0], toMap(32.78, -96.8) ?? [0, 0]] as const;
  const view = viewOf(points, size);
  expect(edgesOf(view, size)).toHaveLength(1);
  expect([holds(view, 30.27, -97.74), holds(view, 32.78, -96.8)]).toEqual([1, 1]);
  expect(holds(view, 39, -97)).toBe(0);
  const [closest] = edgesOf(zoomed(viewOf(points.slice(0, 1), size), size, 1e9), size);
  expect(closest?.zoom).toBe(13);
  expect(closest && closest.east > closest.west).toBe(true);
});

test("Alaska and Hawaii are requested when part of them is visible", () => {
  const inAlaska = at(61.22, -149.9, 8);
  expect(edgesOf(inAlaska, size)).toHaveLength(1);
  expect(holds(inAlaska, 61.22, -149.9)).toBe(1);
  expect(holds(at(21.31, -157.86, 8), 21.31, -157.86)).toBe(1);
  // Southern California with the north of Alaska below it, and both insets side by side.
  const beside = { ...at(33, -117, 4), y: 440 };
  expect(edgesOf(beside, size)).toHaveLength(2);
  expect([holds(beside, 33, -117), holds(beside, 68, -150)]).toEqual([1, 1]);
  const insets = { x: 209, y: 560, scale: 4 };
  expect([holds(insets, 58.3, -134.4), holds(insets, 21.3, -157.8)]).toEqual([1, 1]);
});

test.each([
  ["San Juan", 18.42, -66.06],
  ["Hagåtña", 13.47, 144.75],
  ["Pago Pago", -14.28, -170.7],
])("only the inset of %s is requested when it fills the view", (_name, latitude, longitude) => {
  const view = at(latitude, longitude, 60);
  expect(edgesOf(view, size)).toHaveLength(1);
  expect(holds(view, latitude, longitude)).toBe(1);
  expect(holds(view, 26, -98)).toBe(0);
});

test("the insets of Guam and American Samoa are requested side by side, without the ocean between them", () => {
  const view = { x: 380, y: 590, scale: 8 };
  expect([holds(view, 13.47, 144.75), holds(view, -14.28, -170.7)]).toEqual([1, 1]);
  expect(holds(view, 0, 0)).toBe(0);
});

test("Florida and the inset of Puerto Rico are requested side by side", () => {
  const view = { x: 860, y: 570, scale: 5 };
  expect([holds(view, 25.8, -80.2), holds(view, 18.42, -66.06)]).toEqual([1, 1]);
});

test("a cell of Alaska is as wide on the screen as any other", () => {
  const [alaska] = edgesOf(at(61.22, -149.9, 20), size);
  const [texas] = edgesOf(at(30.27, -97.74, 20), size);
  expect((texas?.zoom ?? 0) - (alaska?.zoom ?? 0)).toBeGreaterThanOrEqual(1);
});
