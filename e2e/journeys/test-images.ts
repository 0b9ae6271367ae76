import { crc32, deflateSync } from "node:zlib";

// Generates valid and invalid image files.

interface PngOptions {
  width: number;
  height?: number;
  /** Returns the RGB color of a column. */
  color?: (column: number) => [number, number, number];
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

/** A PNG whose left half is red and whose right half is blue by default. */
export function png({ width, height = width, color }: PngOptions): Buffer {
  const halves = (column: number): [number, number, number] =>
    column < width / 2 ? [200, 40, 40] : [40, 40, 200];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits per channel, RGB.
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.alloc(1 + width * 3);
  for (let column = 0; column < width; column += 1) {
    row.set((color ?? halves)(column), 1 + column * 3);
  }
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Pads a picture to exactly `size` bytes. Decoders ignore data after the end of a PNG. */
export function padded(picture: Buffer, size: number): Buffer {
  return Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
}

/** Returns a GIF with two frames of 200 by 200 pixels, the first red and the second blue. */
export function animatedGif(): Buffer {
  const side = 200;
  // Clearing the table before each pixel keeps all LZW codes at three bits.
  const codes = (index: number) => {
    const bits = [...Array.from({ length: side * side }, () => [4, index]).flat(), 5];
    const bytes = Buffer.alloc(Math.ceil((bits.length * 3) / 8));
    for (const [place, code] of bits.entries()) {
      for (let bit = 0; bit < 3; bit += 1) {
        const at = place * 3 + bit;
        bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (((code >> bit) & 1) << (at & 7));
      }
    }
    return bytes;
  };
  const blocks = (bytes: Buffer) => {
    const parts: Buffer[] = [];
    for (let start = 0; start < bytes.length; start += 255) {
      const part = bytes.subarray(start, start + 255);
      parts.push(Buffer.from([part.length]), part);
    }
    return Buffer.concat(parts);
  };
  const frame = (index: number) =>
    Buffer.concat([
      // Shown for a tenth of a second.
      Buffer.from([0x21, 0xf9, 4, 0, 10, 0, 0, 0]),
      Buffer.from([0x2c, 0, 0, 0, 0, side, 0, side, 0, 0, 2]),
      blocks(codes(index)),
      Buffer.from([0]),
    ]);
  return Buffer.concat([
    Buffer.from("GIF89a", "latin1"),
    Buffer.from([side, 0, side, 0, 0x80, 0, 0]),
    Buffer.from([200, 40, 40, 40, 40, 200]),
    frame(0),
    frame(1),
    Buffer.from([0x3b]),
  ]);
}

/** Returns the header of a HEIC photo, padded with zeros. */
export const heic = (size: number): Buffer =>
  padded(Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), size);

/** Adds an EXIF orientation to a JPEG; 6 means rotated by 90 degrees clockwise. */
export function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const exif = Buffer.concat([
    Buffer.from("Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0", "latin1"),
    Buffer.from([orientation, 0, 0, 0, 0, 0, 0, 0]),
  ]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(exif.length + 2);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xe1]),
    length,
    exif,
    jpeg.subarray(2),
  ]);
}

/** Returns a file to choose in a file input. */
export const file = (name: string, buffer: Buffer | string, mimeType = "image/png") => ({
  name,
  mimeType,
  buffer: Buffer.from(buffer),
});
