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
export function zoomLimit(picture: PictureSize, aspect: number, minPixels: number): number {
  const { width, height } = cropArea(picture, { zoom: 1, x: 0, y: 0 }, aspect);
  return between(1, Math.min(width, height) / minPixels, maxZoom);
}

export interface CropArea extends PictureSize {
  left: number;
  top: number;
}

/** Returns the part of the picture that a crop selects, in pixels. `aspect` is its width divided by its height. */
export function cropArea(picture: PictureSize, { zoom, x, y }: Crop, aspect: number): CropArea {
  const width = Math.min(picture.width, picture.height * aspect) / zoom;
  const height = Math.min(picture.height, picture.width / aspect) / zoom;
  return { left: (picture.width - width) * x, top: (picture.height - height) * y, width, height };
}

/** Returns the crop after a drag, whose distance is relative to the frame's width. */
export function dragCrop(
  picture: PictureSize,
  crop: Crop,
  aspect: number,
  dx: number,
  dy: number,
): Crop {
  const { width, height } = cropArea(picture, crop, aspect);
  const move = (position: number, room: number, delta: number) =>
    room > 0 ? between(0, position - (delta * width) / room, 1) : position;
  return {
    ...crop,
    x: move(crop.x, picture.width - width, dx),
    y: move(crop.y, picture.height - height, dy),
  };
}

/** The aspect of a photo that isn't shown as a square only: landscape, portrait, or square, whichever is closest. */
export function closestAspect({ width, height }: PictureSize): number {
  const ratio = width / height;
  if (ratio > 7 / 6) return 4 / 3;
  return ratio < 6 / 7 ? 3 / 4 : 1;
}
