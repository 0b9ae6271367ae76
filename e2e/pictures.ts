import { crc32, deflateSync } from "node:zlib";

// Pictures made by hand, so that each can be exactly as right or as wrong as a test needs it.

interface PngOptions {
  width: number;
  height?: number;
  /** The color of a column, as red, green and blue. */
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
  // Eight bits a channel, red, green and blue.
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

/** The same picture in a file of exactly so many bytes: what follows the end of a PNG is ignored. */
export function padded(picture: Buffer, size: number): Buffer {
  return Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
}

/** Two frames of 200 by 200 pixels, all of the first red, all of the second blue. */
export function animatedGif(): Buffer {
  const side = 200;
  // A code that clears the table before each pixel keeps all codes at three bits, the simplest LZW there is.
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

/** The beginning of an iPhone's photo, which is enough to recognize it; the rest is empty. */
export const heic = (size: number): Buffer =>
  padded(Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), size);

/** A JPEG with the note of a camera that was held otherwise: 6 says that the picture is to be turned to the right. */
export function turned(jpeg: Buffer, orientation: number): Buffer {
  const note = Buffer.concat([
    Buffer.from("Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0", "latin1"),
    Buffer.from([orientation, 0, 0, 0, 0, 0, 0, 0]),
  ]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(note.length + 2);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xe1]),
    length,
    note,
    jpeg.subarray(2),
  ]);
}

/** A name and bytes, as a person would choose them in the file dialog. */
export const file = (name: string, buffer: Buffer | string, mimeType = "image/png") => ({
  name,
  mimeType,
  buffer: Buffer.from(buffer),
});
