import { formatCount } from "@/lib/format/numbers";
import { t } from "@/lib/messages";

export interface PictureSize {
  width: number;
  height: number;
}

interface PictureFormat {
  matches: (view: DataView) => boolean;
  size: (view: DataView) => PictureSize | null;
}

function hasText(view: DataView, offset: number, text: string): boolean {
  if (view.byteLength < offset + text.length) return false;
  return [...text].every((letter, index) => view.getUint8(offset + index) === letter.charCodeAt(0));
}

const png: PictureFormat = {
  matches: (view) => hasText(view, 0, "\x89PNG\r\n\x1a\n"),
  size: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
};

const gif: PictureFormat = {
  matches: (view) => hasText(view, 0, "GIF87a") || hasText(view, 0, "GIF89a"),
  size: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
};

const jpeg: PictureFormat = {
  matches: (view) => hasText(view, 0, "\xff\xd8\xff"),
  size(view) {
    let offset = 2;
    for (;;) {
      const marker = view.getUint8(offset + 1);
      if (view.getUint8(offset) !== 0xff) return null;
      // Frame headers are C0 to CF, except for three that hold tables or arithmetic settings.
      const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
      if (isFrame) return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
      // A marker may be preceded by any number of fill bytes.
      offset += marker === 0xff ? 1 : 2 + view.getUint16(offset + 2);
    }
  },
};

const uint24 = (view: DataView, offset: number) =>
  view.getUint16(offset, true) + view.getUint8(offset + 2) * 0x10000;

const webp: PictureFormat = {
  matches: (view) => hasText(view, 0, "RIFF") && hasText(view, 8, "WEBP"),
  size(view) {
    if (hasText(view, 12, "VP8X")) {
      return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
    }
    if (hasText(view, 12, "VP8L")) {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    return {
      width: view.getUint16(26, true) & 0x3fff,
      height: view.getUint16(28, true) & 0x3fff,
    };
  },
};

// The brands of ISO 23008-12 for HEVC-coded images and sequences.
const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"];

/** Detects HEIC by its major brand or, in a generic container ("mif1"), by a compatible brand. */
function isHeicFile(view: DataView): boolean {
  if (!hasText(view, 4, "ftyp") || view.byteLength < 12) return false;
  const end = Math.min(view.getUint32(0), view.byteLength);
  const isBrandAt = (offset: number) => heicBrands.some((brand) => hasText(view, offset, brand));
  for (let offset = 8; offset + 4 <= end; offset += 4) {
    // Skips the four bytes of the version after the major brand.
    if (offset !== 12 && isBrandAt(offset)) return true;
  }
  return false;
}

const formats = [png, jpeg, webp, gif];

const viewOf = (bytes: Uint8Array<ArrayBuffer>) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Whether these are the bytes of a JPEG picture. */
export const isJpeg = (bytes: Uint8Array<ArrayBuffer>): boolean => jpeg.matches(viewOf(bytes));

/** Whether these are the bytes of a HEIC picture, the format of iPhones. Not every browser can decode it. */
export const isHeic = (bytes: Uint8Array<ArrayBuffer>): boolean => isHeicFile(viewOf(bytes));

/** Whether these are the bytes of a PNG, JPEG, WebP, GIF, or HEIC picture. */
export function isPicture(bytes: Uint8Array<ArrayBuffer>): boolean {
  const view = viewOf(bytes);
  return isHeicFile(view) || formats.some((format) => format.matches(view));
}

/** Reads a picture's size from its header, without decoding it; null if it can't be read. */
export function readPictureSize(bytes: Uint8Array<ArrayBuffer>): PictureSize | null {
  const view = viewOf(bytes);
  try {
    const size = formats.find((format) => format.matches(view))?.size(view);
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    // The header is truncated.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** A problem with a file, as shown to the user. */
export interface PictureProblem {
  title: string;
  description: string;
}

const megabyte = 1024 * 1024;
const maxBytes = 2 * megabyte;
// Phones take JPEG and HEIC photos of up to 48 megapixels, and editors export large PNGs. The
// browser re-encodes them before the upload.
const maxPhotoBytes = 50 * megabyte;
// Decoding takes four bytes per pixel, regardless of the file size. A photo of 48 megapixels is 8,064 pixels wide.
const maxSide = 8192;
/** The fewest pixels on a side that still look sharp where pictures are shown. */
export const minSide = 200;

export const damagedPicture: PictureProblem = {
  title: t`We can't read this picture`,
  description: t`The file is damaged or incomplete. Please choose another one.`,
};

const tooLarge: PictureProblem = {
  title: t`File too large`,
  description: t`Please upload an image smaller than 2MB`,
};

const unreadableHeic: PictureProblem = {
  title: t`HEIC photo not supported`,
  description: t`This is a HEIC photo, which this browser can't open. On iPhone, choose Settings > Camera > Formats > Most Compatible, or share the photo as a JPEG.`,
};

type FileStart = Uint8Array<ArrayBuffer> | null;

/** Reads the first bytes of a file, which contain its format and size; null if the file can't be read anymore. */
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
  const pixels = [width, height].map(formatCount).join(" × ");
  if (Math.max(width, height) > maxSide) {
    const most = formatCount(maxSide);
    return {
      title: t`Picture too large`,
      description: t`This picture is ${pixels} pixels. Please upload one that is at most ${most} pixels on each side`,
    };
  }
  if (Math.min(width, height) < minSide) {
    return {
      title: t`Picture too small`,
      description: t`This picture is ${pixels} pixels and would look blurry. Please upload one that is at least ${minSide} pixels on each side`,
    };
  }
  return null;
}

/** Reads the start of a file and returns why it can't be used; null if it can be decoded. */
export async function findPictureProblem(file: Blob): Promise<PictureProblem | null> {
  const bytes = await readStart(file);
  if (!bytes) return damagedPicture;
  if (!isPicture(bytes)) {
    return { title: t`Invalid file type`, description: t`Please upload an image file` };
  }
  const isResized = isJpeg(bytes) || isHeic(bytes) || png.matches(viewOf(bytes));
  if (file.size > (isResized ? maxPhotoBytes : maxBytes)) return tooLarge;
  // The size of a HEIC photo is known only after decoding.
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
