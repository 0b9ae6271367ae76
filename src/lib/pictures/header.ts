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

const formats = [png, jpeg, webp, gif];

/** Whether these are the bytes of a PNG, JPEG, WebP or GIF picture, whatever the file's name says. */
export function isPicture(bytes: Uint8Array<ArrayBuffer>): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return formats.some((format) => format.matches(view));
}

/** How many pixels a picture says it has, without decoding it; null when that cannot be read. */
export function readPictureSize(bytes: Uint8Array<ArrayBuffer>): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = formats.find((format) => format.matches(view))?.size(view);
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    // Cut off before it got so far.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
