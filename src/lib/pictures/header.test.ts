import { expect, test } from "vitest";
import { isHeic, isJpeg, isPicture, readPictureSize } from "@/lib/pictures/header";
import { fileTypeBox, gifHeader, jpegHeader, pngHeader, webpHeaders } from "@/test/pictures";

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
