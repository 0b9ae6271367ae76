import type { Area } from "react-easy-crop";
import {
  explainFailedDecoding,
  findPictureProblem,
  findSizeProblem,
  type PictureProblem,
  type PictureSize,
} from "@/lib/browser/picture-file";

/** A picture that can be decoded, with its size in pixels after the camera's orientation is applied. */
export interface Picture extends PictureSize {
  file: Blob;
}

const decode = (file: Blob) => createImageBitmap(file, { imageOrientation: "from-image" });

/** Validates a picture file. Returns the problem if it can't be used. */
export async function openPicture(file: Blob): Promise<Picture | PictureProblem> {
  const problem = await findPictureProblem(file);
  if (problem) return problem;
  const bitmap = await decode(file).catch(() => null);
  if (!bitmap) return explainFailedDecoding(file);
  const { width, height } = bitmap;
  bitmap.close();
  return findSizeProblem({ width, height }) ?? { file, width, height };
}

/**
 * Encodes an area of a picture with at most `maxSide` pixels on a side, without metadata such as
 * the location and the camera.
 */
export async function encodeArea(file: Blob, area: Area, maxSide: number): Promise<Blob> {
  const { x, y, width, height } = area;
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser can't draw pictures.");
  // Otherwise, transparent parts would be black in a JPEG.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  const bitmap = await decode(file);
  context.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const webp = await canvas.convertToBlob({ type: "image/webp", quality: 0.85 });
  // Browsers that can't encode WebP return a PNG.
  return webp.type === "image/webp"
    ? webp
    : canvas.convertToBlob({ type: "image/jpeg", quality: 0.85 });
}
