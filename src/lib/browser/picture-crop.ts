import type { PictureSize } from "@/lib/browser/picture-file";

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/** The selected part of a picture: the zoom factor, and the position from 0 (left, top) to 1. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

const maxZoom = 4;

/** Returns the maximum zoom at which at least `minPixels` per side are selected. */
export const zoomLimit = ({ width, height }: PictureSize, minPixels: number): number =>
  between(1, Math.min(width, height) / minPixels, maxZoom);

export interface Square {
  left: number;
  top: number;
  side: number;
}

/** Returns the square of the picture that a crop selects, in pixels. */
export function cropSquare({ width, height }: PictureSize, { zoom, x, y }: Crop): Square {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

/** Returns the crop after a drag, whose distance is relative to the frame's width. */
export function dragCrop(picture: PictureSize, crop: Crop, dx: number, dy: number): Crop {
  const { side } = cropSquare(picture, crop);
  const move = (position: number, length: number, delta: number) =>
    length > side ? between(0, position - (delta * side) / (length - side), 1) : position;
  return { ...crop, x: move(crop.x, picture.width, dx), y: move(crop.y, picture.height, dy) };
}
