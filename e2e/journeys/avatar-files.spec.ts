import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { listAvatars, openProfileForm, readProfile } from "../members.ts";
import {
  cropper,
  inspectImage,
  isNear,
  saveProfile,
  submitButton,
  upload,
} from "./avatar-field.ts";
import { toast } from "./directory.ts";
import { animatedGif, file, heic, padded, png, withOrientation } from "./test-images.ts";

const megabyte = 1024 * 1024;
const wrongType = ["Invalid file type", "Please upload an image file"] as const;
const fullImage = png({ width: 200, color: (column) => [column, 255 - column, column ^ 0x55] });

const invalidFiles = [
  ["text", file("me.png", "I am no picture"), ...wrongType],
  [
    "SVG",
    file("me.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>', "image/svg+xml"),
    ...wrongType,
  ],
  ["a renamed program", file("me.jpg", "MZ\x90\x00\x03\x00", "image/jpeg"), ...wrongType],
  ["an empty file", file("me.png", ""), ...wrongType],
  [
    "a byte more than 2 MB",
    file("me.png", padded(fullImage, 2 * megabyte + 1)),
    "File too large",
    "Please upload an image smaller than 2MB",
  ],
  [
    "20,000 pixels",
    file("me.png", png({ width: 20_000, height: 10 })),
    "Picture too large",
    "20,000 × 10 pixels. Please upload one that is at most 8,192 pixels",
  ],
  [
    "a picture of a few pixels",
    file("me.png", png({ width: 640, height: 120 })),
    "Picture too small",
    "640 × 120 pixels and would look blurry. Please upload one that is at least 200 pixels",
  ],
  [
    "a HEIC photo with a JPEG file name",
    file("IMG_0001.jpg", heic(3 * megabyte), "image/jpeg"),
    "HEIC photo not supported",
    "choose Settings > Camera > Formats > Most Compatible, or share the photo as a JPEG",
  ],
  [
    "a picture cut off in the middle",
    file("me.png", fullImage.subarray(0, fullImage.length / 2)),
    "We can't read this picture",
    "damaged or incomplete",
  ],
] as const;

test("an unusable picture shows an error at the field, which then accepts a valid one", async ({
  page,
  request,
}) => {
  const member = await openProfileForm(page, request);
  await page.getByRole("textbox", { name: "Location" }).fill("Reno");
  for (const [name, chosen, title, description] of invalidFiles) {
    await test.step(name, async () => {
      await upload(page).setInputFiles(chosen);
      await expect(toast(page, title).first()).toContainText(description);
      await expect(upload(page)).toHaveAccessibleDescription(new RegExp(description));
      await expect(cropper(page)).toBeHidden();
    });
  }
  await expect(page.getByRole("textbox", { name: "Location" })).toHaveValue("Reno");
  expect(await listAvatars(request, member)).toEqual([]);

  await upload(page).setInputFiles(file("me.png", padded(fullImage, 2 * megabyte)));
  await expect(cropper(page)).toBeVisible();
  await expect(upload(page)).not.toHaveAttribute("aria-invalid");
});

/** Draws a JPEG whose left half is red and whose right half is blue. */
const drawJpeg = async (page: Page, width: number, height: number) =>
  Buffer.from(
    await page.evaluate(
      ([w, h]) => {
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [w, h];
        const context = canvas.getContext("2d");
        if (!context) throw new Error("Canvas is not available.");
        context.fillStyle = "rgb(200 40 40)";
        context.fillRect(0, 0, w, h);
        context.fillStyle = "rgb(40 40 200)";
        context.fillRect(w / 2, 0, w / 2, h);
        return canvas.toDataURL("image/jpeg").split(",")[1] ?? "";
      },
      [width, height] as const,
    ),
    "base64",
  );

test("a 12-megapixel JPEG of 6 MB becomes a small avatar", async ({ page, request }) => {
  const member = await openProfileForm(page, request);
  const jpeg = await drawJpeg(page, 4032, 3024);
  await upload(page).setInputFiles(file("IMG_0002.jpg", padded(jpeg, 6 * megabyte), "image/jpeg"));
  await submitButton(page).click();
  await expect(toast(page, "Avatar uploaded")).toBeVisible();
  await saveProfile(page);
  const { avatar_url } = await readProfile(request, member);
  const stored = await (await request.get(avatar_url)).body();
  expect(stored.length).toBeLessThan(300_000);
  expect((await inspectImage(page, avatar_url)).width).toBe(512);
});

test("a photo with EXIF rotation is shown upright", async ({ page, request }) => {
  const member = await openProfileForm(page, request);
  // Rotated by 90 degrees, the red half is at the top.
  const jpeg = withOrientation(await drawJpeg(page, 400, 300), 6);
  await upload(page).setInputFiles(file("IMG_0003.jpg", jpeg, "image/jpeg"));
  await cropper(page).getByRole("slider", { name: "Top to bottom" }).press("Home");
  await submitButton(page).click();
  await expect(toast(page, "Avatar uploaded")).toBeVisible();
  await saveProfile(page);
  const { left, right } = await inspectImage(page, (await readProfile(request, member)).avatar_url);
  expect([left, right].every((color) => isNear(color, [200, 40, 40]))).toBe(true);
});

test("zoom stops where the picture would become blurry", async ({ page, request }) => {
  const member = await openProfileForm(page, request);
  await upload(page).setInputFiles(file("me.png", png({ width: 300 })));
  await cropper(page).getByRole("slider", { name: "Zoom" }).press("End");
  await submitButton(page).click();
  await expect(toast(page, "Avatar uploaded")).toBeVisible();
  await saveProfile(page);
  expect((await inspectImage(page, (await readProfile(request, member)).avatar_url)).width).toBe(
    200,
  );
});

test("an animation becomes its first frame", async ({ page, request }) => {
  const member = await openProfileForm(page, request);
  await upload(page).setInputFiles(file("me.gif", animatedGif(), "image/gif"));
  await submitButton(page).click();
  await expect(toast(page, "Avatar uploaded")).toBeVisible();
  await saveProfile(page);
  const { avatar_url } = await readProfile(request, member);
  const { left, width } = await inspectImage(page, avatar_url);
  expect(width).toBe(200);
  expect(isNear(left, [200, 40, 40])).toBe(true);
});

test("camera metadata is removed from the file", async ({ page, request }) => {
  const member = await openProfileForm(page, request);
  const jpeg = await drawJpeg(page, 400, 300);
  const location = Buffer.from("Exif\0\0 GPSLatitude 30.2672 GPSLongitude -97.7431", "latin1");
  const segment = Buffer.from([0xff, 0xe1, 0, location.length + 2]);
  const photo = Buffer.concat([jpeg.subarray(0, 2), segment, location, jpeg.subarray(2)]);
  await upload(page).setInputFiles(file("me.jpg", photo, "image/jpeg"));
  await submitButton(page).click();
  await expect(toast(page, "Avatar uploaded")).toBeVisible();
  await saveProfile(page);
  const { avatar_url } = await readProfile(request, member);
  const stored = (await (await request.get(avatar_url)).body()).toString("latin1");
  expect(stored).toContain("WEBP");
  expect(stored).not.toMatch(/GPS|Exif/i);
});
