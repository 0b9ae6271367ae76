// jsdom's own File can't be read.
import { Blob as NodeBlob, File as NodeFile } from "node:buffer";
import { expect, test } from "vitest";
import {
  damagedPicture,
  explainFailedDecoding,
  findPictureProblem,
  findSizeProblem,
  isHeic,
  isJpeg,
  isPicture,
  readPictureSize,
} from "@/lib/browser/picture-file";
import { fileTypeBox, gifHeader, jpegHeader, pngHeader, webpHeaders } from "@/test/pictures";

const find = (file: NodeFile) => findPictureProblem(file as unknown as File);

const megabyte = 1024 * 1024;

/** Returns a file of `size` bytes that starts with the given ones. */
const fileOf = (start: Uint8Array<ArrayBuffer>, size = start.length, name = "me.png") =>
  new NodeFile([start, new Uint8Array(size - start.length)], name, { type: "image/png" });

const wrongType = { title: "Invalid file type", description: "Please upload an image file" };
const tooLarge = {
  title: "File too large",
  description: "Please upload an image smaller than 2MB",
};

test.each([
  ["a PNG", fileOf(pngHeader(512, 512))],
  ["a JPEG with the name of a text", fileOf(jpegHeader(4000, 3000), 100, "me.txt")],
  ["a GIF", fileOf(gifHeader(200, 200))],
  ["a GIF of 2 MB to the byte", fileOf(gifHeader(512, 512), 2 * megabyte)],
  ["a PNG of 20 MB", fileOf(pngHeader(6000, 4000), 20 * megabyte)],
  ["8,192 pixels on each side", fileOf(pngHeader(8192, 8192))],
  ["a JPEG of 12 megapixels and 6 MB", fileOf(jpegHeader(4032, 3024), 6 * megabyte)],
  ["a JPEG of 48 megapixels and 18 MB", fileOf(jpegHeader(8064, 6048), 18 * megabyte)],
  [
    "a HEIC photo of 5 MB, which only decoding can judge",
    fileOf(fileTypeBox("heic"), 5 * megabyte),
  ],
])("%s is accepted", async (_name, file) => {
  expect(await find(file)).toBeNull();
});

test.each([
  ["text with the name of a picture", "Hello"],
  ["SVG", "<svg/>"],
  ["a renamed program", "MZ\u0000"],
  ["an empty file", ""],
])("%s is the wrong type", async (_name, content) => {
  const file = new NodeFile([content], "me.png", { type: "image/png" });
  expect(await find(file)).toEqual(wrongType);
});

test.each([
  ["a GIF of a byte more than 2 MB", fileOf(gifHeader(512, 512), 2 * megabyte + 1)],
  ["a PNG of a byte more than 50 MB", fileOf(pngHeader(512, 512), 50 * megabyte + 1)],
  ["a JPEG of a byte more than 50 MB", fileOf(jpegHeader(512, 512), 50 * megabyte + 1)],
])("%s is too large", async (_name, file) => {
  expect(await find(file)).toEqual(tooLarge);
});

test.each([
  [199, 4000],
  [4000, 199],
  [1, 1],
])("%i x %i pixels are too few, and the message includes the size", async (width, height) => {
  const problem = await find(fileOf(pngHeader(width, height)));
  expect(problem?.title).toBe("Picture too small");
  expect(problem?.description).toContain(
    `${width.toLocaleString("en-US")} × ${height.toLocaleString("en-US")} pixels`,
  );
  expect(problem?.description).toMatch(/at least 200 pixels on each side/);
});

test("a decoded picture follows the same size rule", () => {
  expect(findSizeProblem({ width: 200, height: 8192 })).toBeNull();
  expect(findSizeProblem({ width: 120, height: 300 })?.title).toBe("Picture too small");
});

test.each([
  [
    "a HEIC photo",
    fileOf(fileTypeBox("heic"), 3 * megabyte, "IMG_0001.jpg"),
    /HEIC photo.*can't open.*Most Compatible/,
  ],
  ["a large JPEG", fileOf(jpegHeader(4000, 3000), 3 * megabyte), /smaller than 2MB/],
  ["a small JPEG", fileOf(jpegHeader(4000, 3000)), /damaged or incomplete/],
])("%s that cannot be decoded is rejected with a reason", async (_name, file, reason) => {
  const problem = await explainFailedDecoding(file as unknown as File);
  expect(problem.description).toMatch(reason);
});

test("a large file that is not a picture is reported as an invalid type", async () => {
  const file = new NodeFile([new Uint8Array(3 * megabyte)], "film.png", { type: "image/png" });
  expect(await find(file)).toEqual(wrongType);
});

test.each([
  [20_000, 10],
  [10, 8193],
])("%i x %i pixels are too many, however small the file is", async (width, height) => {
  const problem = await find(fileOf(pngHeader(width, height)));
  expect(problem?.title).toBe("Picture too large");
  expect(problem?.description).toMatch(/8,192 pixels/);
});

test("a file with a truncated header is reported as damaged", async () => {
  expect(await find(fileOf(pngHeader(512, 512).slice(0, 12)))).toBe(damagedPicture);
});

test("an unreadable file is reported as damaged", async () => {
  const gone = fileOf(pngHeader(1, 1));
  gone.slice = () => {
    const part = new NodeBlob([]);
    part.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
    return part;
  };
  expect(await find(gone)).toBe(damagedPicture);
});

const bytesOf = (text: string) => new TextEncoder().encode(text);

const makers = {
  PNG: pngHeader,
  JPEG: jpegHeader,
  GIF: gifHeader,
  "lossy WebP": webpHeaders.lossy,
  "lossless WebP": webpHeaders.lossless,
  "extended WebP": webpHeaders.extended,
};

test.each(Object.entries(makers))("%s is detected by its bytes, with its size", (_name, make) => {
  expect(isPicture(make(640, 480))).toBe(true);
  expect(readPictureSize(make(640, 480))).toEqual({ width: 640, height: 480 });
  expect(readPictureSize(make(9000, 1))).toEqual({ width: 9000, height: 1 });
});

test.each(Object.entries(makers))("%s that is cut off in its header has no size", (_name, make) => {
  const whole = make(640, 480);
  for (let length = 0; length < whole.length; length += 1) {
    expect(readPictureSize(whole.slice(0, length))).toBeNull();
  }
});

test.each([
  ["nothing", new Uint8Array()],
  ["text", bytesOf("I am a picture, I promise")],
  ["SVG", bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ["SVG after a declaration", bytesOf('<?xml version="1.0"?><svg/>')],
  ["a program for Windows", bytesOf("MZ\u0090\u0000\u0003")],
  ["a program for Linux", bytesOf("\u007fELF\u0002\u0001")],
  ["a PDF", bytesOf("%PDF-1.7")],
  ["sound in a RIFF file", bytesOf("RIFF0000WAVEfmt ")],
  ["a PNG changed by a text transfer", bytesOf("\u0089PNG\n\u001a\n")],
])("%s is not a picture", (_name, bytes) => {
  expect(isPicture(bytes)).toBe(false);
  expect(readPictureSize(bytes)).toBeNull();
});

test("a picture without pixels has no size", () => {
  expect(readPictureSize(pngHeader(0, 100))).toBeNull();
});

test.each([
  ["an iPhone photo", fileTypeBox("heic", "mif1", "heic")],
  ["a ten-bit photo", fileTypeBox("heix", "mif1")],
  ["a photo in a general container", fileTypeBox("mif1", "mif1", "heic")],
  ["a burst", fileTypeBox("hevc", "msf1")],
])("%s is HEIC", (_name, bytes) => {
  expect(isHeic(bytes)).toBe(true);
  expect(isPicture(bytes)).toBe(true);
  expect(isJpeg(bytes)).toBe(false);
});

test.each([
  ["a film", fileTypeBox("isom", "iso2", "avc1", "mp41")],
  ["a film from an iPhone", fileTypeBox("qt  ", "qt  ")],
  ["AVIF", fileTypeBox("avif", "mif1", "miaf")],
  ["a container whose version spells a brand", bytesOf("\0\0\0\u0010ftypisomheic")],
  ["a box that is cut off", fileTypeBox("heic").slice(0, 9)],
  ["a JPEG", jpegHeader(640, 480)],
])("%s is not HEIC", (_name, bytes) => {
  expect(isHeic(bytes)).toBe(false);
});
