// The first bytes of pictures, enough to detect their format and size.

const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));
const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => (value >> (8 * (bytes - 1 - index))) & 0xff);
const little = (value: number, bytes: number) => big(value, bytes).reverse();

export const pngHeader = (width: number, height: number) =>
  new Uint8Array([
    ...text("\x89PNG\r\n\x1a\n"),
    ...big(13, 4),
    ...text("IHDR"),
    ...big(width, 4),
    ...big(height, 4),
  ]);

export const gifHeader = (width: number, height: number) =>
  new Uint8Array([...text("GIF89a"), ...little(width, 2), ...little(height, 2)]);

/** A JPEG header whose first segment, like those from cameras, contains bytes that look like a frame header. */
export const jpegHeader = (width: number, height: number) =>
  new Uint8Array([
    0xff,
    0xd8,
    0xff,
    0xe1,
    ...big(12, 2),
    0xff,
    0xc0,
    0,
    17,
    8,
    0,
    1,
    0,
    1,
    0,
    // A fill byte, then the header of a progressive picture.
    0xff,
    0xff,
    0xc2,
    ...big(17, 2),
    8,
    ...big(height, 2),
    ...big(width, 2),
  ]);

const riff = (...content: number[]) =>
  new Uint8Array([...text("RIFF"), 0, 0, 0, 0, ...text("WEBP"), ...content]);

export const webpHeaders = {
  lossy: (width: number, height: number) =>
    riff(
      ...text("VP8 "),
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0x9d,
      1,
      0x2a,
      ...little(width, 2),
      ...little(height, 2),
    ),
  lossless: (width: number, height: number) =>
    riff(...text("VP8L"), 0, 0, 0, 0, 0x2f, ...little((width - 1) | ((height - 1) << 14), 4)),
  extended: (width: number, height: number) =>
    riff(
      ...text("VP8X"),
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      ...little(width - 1, 3),
      ...little(height - 1, 3),
    ),
};

/** The first box of a file in the ISO base media format: its major brand, version, and compatible brands. */
export const fileTypeBox = (brand: string, ...compatible: string[]) =>
  new Uint8Array([
    ...big(16 + 4 * compatible.length, 4),
    ...text("ftyp"),
    ...text(brand),
    0,
    0,
    0,
    0,
    ...compatible.flatMap(text),
  ]);
