import { expect, test } from "vitest";
import { cropSquare, dragCrop, zoomLimit } from "@/lib/browser/picture-crop";

const landscape = { width: 600, height: 400 };
const middle = { zoom: 1, x: 0.5, y: 0.5 };

test("without zoom the square is as large as the picture allows", () => {
  expect(cropSquare(landscape, middle)).toEqual({ left: 100, top: 0, side: 400 });
  expect(cropSquare({ width: 400, height: 600 }, { ...middle, y: 1 })).toEqual({
    left: 0,
    top: 200,
    side: 400,
  });
});

test("zooming selects a smaller square, which the position moves from edge to edge", () => {
  expect(cropSquare(landscape, { zoom: 4, x: 0, y: 0 })).toEqual({ left: 0, top: 0, side: 100 });
  expect(cropSquare(landscape, { zoom: 4, x: 1, y: 1 })).toEqual({
    left: 500,
    top: 300,
    side: 100,
  });
});

test("the picture follows the pointer", () => {
  const dragged = dragCrop(landscape, { ...middle, zoom: 2 }, 0.25, -0.25);
  // A quarter of the frame is 50 of the 200 pixels in it.
  expect(cropSquare(landscape, dragged)).toEqual({ left: 150, top: 150, side: 200 });
});

test("a picture cannot be dragged out of the frame", () => {
  expect(dragCrop(landscape, middle, -9, 0)).toEqual({ ...middle, x: 1 });
  expect(dragCrop(landscape, middle, 9, 0)).toEqual({ ...middle, x: 0 });
  expect(dragCrop(landscape, middle, 0, 9)).toEqual(middle);
});

test("zoom is limited so that the picture stays sharp", () => {
  expect(zoomLimit({ width: 4000, height: 3000 }, 200)).toBe(4);
  expect(zoomLimit(landscape, 200)).toBe(2);
  expect(zoomLimit({ width: 300, height: 200 }, 200)).toBe(1);
});
