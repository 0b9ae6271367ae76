import {
  isHeic,
  isJpeg,
  isPicture,
  type PictureSize,
  readPictureSize,
} from "@/lib/pictures/header";

/** A problem with a file, as shown to the user. */
export interface PictureProblem {
  title: string;
  description: string;
}

const megabyte = 1024 * 1024;
const maxBytes = 2 * megabyte;
// Phones take JPEG and HEIC photos of up to 48 megapixels, which the browser encodes anew before they are uploaded.
const maxPhotoBytes = 50 * megabyte;
// Decoding takes four bytes a pixel, however small the file is. A photo of 48 megapixels is 8,064 pixels wide.
const maxSide = 8192;
/** The fewest pixels on a side that still look sharp where pictures are shown. */
export const minSide = 200;

export const damagedPicture: PictureProblem = {
  title: "We can't read this picture",
  description: "The file is damaged or incomplete. Please choose another one.",
};

const tooLarge: PictureProblem = {
  title: "File too large",
  description: "Please upload an image smaller than 2MB",
};

const unreadableHeic: PictureProblem = {
  title: "HEIC photo not supported",
  description:
    "This is a HEIC photo, which this browser can't open. On iPhone, choose Settings > Camera > Formats > Most Compatible, or share the photo as a JPEG.",
};

type FileStart = Uint8Array<ArrayBuffer> | null;

/** The first bytes of a file, which hold its format and size; null if it can no longer be read. */
async function readStart(file: Blob): Promise<FileStart> {
  try {
    return new Uint8Array(await file.slice(0, maxBytes).arrayBuffer());
  } catch {
    // The file was moved, deleted, or locked after it was chosen.
    return null;
  }
}

/** Why a picture of this size cannot be used; null if it can. */
export function findSizeProblem({ width, height }: PictureSize): PictureProblem | null {
  const pixels = [width, height].map((side) => side.toLocaleString("en-US")).join(" × ");
  if (Math.max(width, height) > maxSide) {
    return {
      title: "Picture too large",
      description: `This picture is ${pixels} pixels. Please upload one that is at most ${maxSide.toLocaleString("en-US")} pixels on each side`,
    };
  }
  if (Math.min(width, height) < minSide) {
    return {
      title: "Picture too small",
      description: `This picture is ${pixels} pixels and would look blurry. Please upload one that is at least ${minSide} pixels on each side`,
    };
  }
  return null;
}

/** Reads the start of a file and returns why it can't be used; null if it can be decoded. */
export async function findPictureProblem(file: Blob): Promise<PictureProblem | null> {
  const bytes = await readStart(file);
  if (!bytes) return damagedPicture;
  if (!isPicture(bytes)) {
    return { title: "Invalid file type", description: "Please upload an image file" };
  }
  const isPhoto = isJpeg(bytes) || isHeic(bytes);
  if (file.size > (isPhoto ? maxPhotoBytes : maxBytes)) return tooLarge;
  // The size of a HEIC photo is known once it is decoded.
  if (isHeic(bytes)) return null;
  const size = readPictureSize(bytes);
  return size ? findSizeProblem(size) : damagedPicture;
}

/** Why a file that looked like a picture could not be decoded. */
export async function explainFailedDecoding(file: Blob): Promise<PictureProblem> {
  const bytes = await readStart(file);
  if (bytes && isHeic(bytes)) return unreadableHeic;
  return file.size > maxBytes ? tooLarge : damagedPicture;
}
