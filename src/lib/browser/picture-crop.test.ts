import { expect, test } from "vitest";
import { closestAspect, cropArea, dragCrop, zoomLimit } from "@/lib/browser/picture-crop";

const landscape = { width: 600, height: 400 };
const middle = { zoom: 1, x: 0.5, y: 0.5 };
const square = (left: number, top: number, side: number) => ({
  left,
  top,
  width: side,
  height: side,
});

test("without zoom the square is as large as the picture allows", () => {
  expect(cropArea(landscape, middle, 1)).toEqual(square(100, 0, 400));
  expect(cropArea({ width: 400, height: 600 }, { ...middle, y: 1 }, 1)).toEqual(
    square(0, 200, 400),
  );
});

test("zooming selects a smaller square, which the position moves from edge to edge", () => {
  expect(cropArea(landscape, { zoom: 4, x: 0, y: 0 }, 1)).toEqual(square(0, 0, 100));
  expect(cropArea(landscape, { zoom: 4, x: 1, y: 1 }, 1)).toEqual(square(500, 300, 100));
});

test("the picture follows the pointer", () => {
  const dragged = dragCrop(landscape, { ...middle, zoom: 2 }, 1, 0.25, -0.25);
  // A quarter of the frame is 50 of the 200 pixels in it.
  expect(cropArea(landscape, dragged, 1)).toEqual(square(150, 150, 200));
});

test("a picture cannot be dragged out of the frame", () => {
  expect(dragCrop(landscape, middle, 1, -9, 0)).toEqual({ ...middle, x: 1 });
  expect(dragCrop(landscape, middle, 1, 9, 0)).toEqual({ ...middle, x: 0 });
  expect(dragCrop(landscape, middle, 1, 0, 9)).toEqual(middle);
});

test("zoom is limited so that the picture stays sharp", () => {
  expect(zoomLimit({ width: 4000, height: 3000 }, 1, 200)).toBe(4);
  expect(zoomLimit(landscape, 1, 200)).toBe(2);
  expect(zoomLimit({ width: 300, height: 200 }, 1, 200)).toBe(1);
});

test("a frame in landscape takes the whole width of a wide picture", () => {
  const wide = { width: 1200, height: 900 };
  expect(cropArea(wide, middle, closestAspect(wide))).toEqual({ left: 0, top: 0, ...wide });
  expect(cropArea(landscape, { ...middle, x: 1 }, 4 / 3)).toMatchObject({ top: 0, height: 400 });
  // The frame is 533 pixels wide, so the picture moves by at most 67.
  expect(dragCrop(landscape, middle, 4 / 3, -0.05, 0).x).toBeCloseTo(0.9);
});

test.each([
  [1920, 1080, 4 / 3],
  [1000, 1000, 1],
  [1100, 1000, 1],
  [1080, 1920, 3 / 4],
])("a photo of %i by %i pixels has the closest aspect", (width, height, aspect) => {
  expect(closestAspect({ width, height })).toBe(aspect);
});
