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

/** A PNG whose left half is red and whose right half is blue, unless told otherwise. */
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

/** Two frames of one pixel, the first red, the second blue. */
export function animatedGif(): Buffer {
  const frame = (index: number) => [
    // Shown for a tenth of a second, then the picture of one pixel with the color of that index.
    ...[0x21, 0xf9, 4, 0, 10, 0, 0, 0],
    ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0],
    ...[2, 2, index === 0 ? 0x44 : 0x4c, 1, 0],
  ];
  return Buffer.from([
    ...Buffer.from("GIF89a", "latin1"),
    ...[1, 0, 1, 0, 0x80, 0, 0],
    ...[200, 40, 40, 40, 40, 200],
    ...frame(0),
    ...frame(1),
    0x3b,
  ]);
}

/** A name and bytes, as a person would choose them in the file dialog. */
export const file = (name: string, buffer: Buffer | string, mimeType = "image/png") => ({
  name,
  mimeType,
  buffer: Buffer.from(buffer),
});
