// jsdom's own cannot be read.
import { Blob as NodeBlob, File as NodeFile } from "node:buffer";
import { expect, test } from "vitest";
import { damagedPicture, findPictureProblem } from "@/lib/pictures/check";
import { gifHeader, jpegHeader, pngHeader } from "@/test/pictures";

const find = (file: NodeFile) => findPictureProblem(file as unknown as File);

const megabyte = 1024 * 1024;

/** A file of so many bytes that begins with those given. */
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
  ["a GIF", fileOf(gifHeader(1, 1))],
  ["2 MB to the byte", fileOf(pngHeader(512, 512), 2 * megabyte)],
  ["8,000 pixels on each side", fileOf(pngHeader(8000, 8000))],
])("%s is welcome", async (_name, file) => {
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

test("a byte more than 2 MB is too large", async () => {
  expect(await find(fileOf(pngHeader(512, 512), 2 * megabyte + 1))).toEqual(tooLarge);
});

test("what is large and no picture is told that it is no picture", async () => {
  const file = new NodeFile([new Uint8Array(3 * megabyte)], "film.png", { type: "image/png" });
  expect(await find(file)).toEqual(wrongType);
});

test.each([
  [20_000, 10],
  [10, 8001],
])("%i x %i pixels are too many, however small the file is", async (width, height) => {
  const problem = await find(fileOf(pngHeader(width, height)));
  expect(problem?.title).toBe("Picture too large");
  expect(problem?.description).toMatch(/8,000 pixels/);
});

test("a file that is cut off in its header is damaged", async () => {
  expect(await find(fileOf(pngHeader(512, 512).slice(0, 12)))).toBe(damagedPicture);
});

test("a file that cannot be read any more is damaged", async () => {
  const gone = fileOf(pngHeader(1, 1));
  gone.slice = () => {
    const part = new NodeBlob([]);
    part.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
    return part;
  };
  expect(await find(gone)).toBe(damagedPicture);
});
