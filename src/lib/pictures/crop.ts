import type { PictureSize } from "@/lib/pictures/picture-file";

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/** Which part of a picture to keep: how much nearer than the whole, and where, from 0 (left, top) to 1. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

const highestZoom = 4;

/** How near a crop may go: never so near that less than `fewest` pixels are kept. */
export const zoomLimit = ({ width, height }: PictureSize, fewest: number): number =>
  between(1, Math.min(width, height) / fewest, highestZoom);

export interface Square {
  left: number;
  top: number;
  side: number;
}

/** The square of the picture that a crop keeps, in pixels. */
export function cropSquare({ width, height }: PictureSize, { zoom, x, y }: Crop): Square {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

/** The crop after the picture was dragged, by parts of the frame's width. */
export function dragCrop(picture: PictureSize, crop: Crop, dx: number, dy: number): Crop {
  const { side } = cropSquare(picture, crop);
  const move = (position: number, length: number, delta: number) =>
    length > side ? between(0, position - (delta * side) / (length - side), 1) : position;
  return { ...crop, x: move(crop.x, picture.width, dx), y: move(crop.y, picture.height, dy) };
}
