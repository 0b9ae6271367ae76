import { type Crop, cropArea } from "@/lib/browser/picture-crop";
import {
  explainFailedDecoding,
  findPictureProblem,
  findSizeProblem,
  type PictureProblem,
} from "@/lib/browser/picture-file";

/** The largest side of a cropped picture, in pixels. */
const cropSide = 512;
// Large enough for a sharp avatar at full zoom.
const workingSide = cropSide * 4;
const quality = 0.85;

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw pictures.");
  context.imageSmoothingQuality = "high";
  return context;
}

/** Validates and decodes a picture file. Returns the problem if it can't be used. */
export async function openPicture(file: Blob): Promise<HTMLCanvasElement | PictureProblem> {
  const problem = await findPictureProblem(file);
  if (problem) return problem;
  // Applies the camera's orientation.
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(
    () => null,
  );
  if (!bitmap) return explainFailedDecoding(file);
  try {
    return findSizeProblem(bitmap) ?? drawSmaller(bitmap);
  } finally {
    bitmap.close();
  }
}

/** Draws the picture, or the first frame of an animation, at most as large as cropping needs. */
function drawSmaller(bitmap: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, workingSide / Math.min(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  contextOf(canvas).drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Draws the cropped part of a picture onto the whole canvas, which determines its aspect. */
export function drawCrop(canvas: HTMLCanvasElement, picture: HTMLCanvasElement, crop: Crop): void {
  const { left, top, width, height } = cropArea(picture, crop, canvas.width / canvas.height);
  const context = contextOf(canvas);
  // Otherwise, transparent parts would be black in a JPEG.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

/**
 * Re-encodes the cropped part with at most `maxSide` pixels on a side, which removes metadata such as the location and the
 * camera.
 */
export async function encodeCrop(
  picture: HTMLCanvasElement,
  crop: Crop,
  aspect: number,
  maxSide = cropSide,
): Promise<Blob> {
  const canvas = document.createElement("canvas");
  const { width, height } = cropArea(picture, crop, aspect);
  const scale = Math.min(1, maxSide / Math.max(width, height));
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  drawCrop(canvas, picture, crop);
  const webp = await encode(canvas, "image/webp");
  // Browsers that can't encode WebP return a PNG.
  return webp.type === "image/webp" ? webp : encode(canvas, "image/jpeg");
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const onEncoded = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error("The picture could not be encoded."));
    canvas.toBlob(onEncoded, type, quality);
  });
}
