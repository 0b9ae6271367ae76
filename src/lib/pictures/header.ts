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
      // Frame headers are C0 to CF, but for the three that hold tables or arithmetic settings.
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

// The brands of ISO 23008-12 for still pictures and sequences that are coded with HEVC.
const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"];

/** HEIC, by its major brand or, in a container of any coding ("mif1"), by one that it is compatible with. */
function isHeicFile(view: DataView): boolean {
  if (!hasText(view, 4, "ftyp") || view.byteLength < 12) return false;
  const end = Math.min(view.getUint32(0), view.byteLength);
  const isBrandAt = (offset: number) => heicBrands.some((brand) => hasText(view, offset, brand));
  for (let offset = 8; offset + 4 <= end; offset += 4) {
    // The four bytes after the major brand are its version.
    if (offset !== 12 && isBrandAt(offset)) return true;
  }
  return false;
}

const formats = [png, jpeg, webp, gif];

const viewOf = (bytes: Uint8Array<ArrayBuffer>) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Whether these are the bytes of a JPEG picture. */
export const isJpeg = (bytes: Uint8Array<ArrayBuffer>): boolean => jpeg.matches(viewOf(bytes));

/** Whether these are the bytes of a HEIC picture, as iPhones take them. Not every browser can decode it. */
export const isHeic = (bytes: Uint8Array<ArrayBuffer>): boolean => isHeicFile(viewOf(bytes));

/** Whether these are the bytes of a PNG, JPEG, WebP, GIF, or HEIC picture, whatever the file's name says. */
export function isPicture(bytes: Uint8Array<ArrayBuffer>): boolean {
  const view = viewOf(bytes);
  return isHeicFile(view) || formats.some((format) => format.matches(view));
}

/** How many pixels a picture says it has, without decoding it; null when that cannot be read. */
export function readPictureSize(bytes: Uint8Array<ArrayBuffer>): PictureSize | null {
  const view = viewOf(bytes);
  try {
    const size = formats.find((format) => format.matches(view))?.size(view);
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    // Cut off before it got so far.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
