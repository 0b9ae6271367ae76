import { type Crop, cropSquare } from "@/lib/pictures/crop";
import {
  explainFailedDecoding,
  findPictureProblem,
  findSizeProblem,
  type PictureProblem,
} from "@/lib/pictures/picture-file";

const avatarSide = 512;
// Enough to cut an avatar out of at full zoom.
const workingSide = avatarSide * 4;
const quality = 0.85;

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw pictures.");
  context.imageSmoothingQuality = "high";
  return context;
}

/** Checks and decodes a file that should become a picture here, or returns why it cannot. */
export async function openPicture(file: Blob): Promise<HTMLCanvasElement | PictureProblem> {
  const problem = await findPictureProblem(file);
  if (problem) return problem;
  // Turned as the camera was held.
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

/** No larger than cropping needs; of an animation the first frame. */
function drawSmaller(bitmap: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, workingSide / Math.min(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  contextOf(canvas).drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Draws the kept part of a picture all over a square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: HTMLCanvasElement, crop: Crop): void {
  const { left, top, side } = cropSquare(picture, crop);
  const context = contextOf(canvas);
  // What is transparent would otherwise turn black in a JPEG, and vanish on a dark page.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** Encodes the kept part anew, small and without anything but its pixels: no place, no camera, no hidden parts. */
export async function encodeCrop(picture: HTMLCanvasElement, crop: Crop): Promise<Blob> {
  const canvas = document.createElement("canvas");
  const side = Math.ceil(Math.min(avatarSide, cropSquare(picture, crop).side));
  canvas.width = side;
  canvas.height = side;
  drawCrop(canvas, picture, crop);
  const webp = await encode(canvas, "image/webp");
  // A canvas that cannot encode WebP answers with a PNG.
  return webp.type === "image/webp" ? webp : encode(canvas, "image/jpeg");
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error("The picture could not be encoded."));
    canvas.toBlob(take, type, quality);
  });
}
