import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import {
  cropper,
  frame,
  inspectImage,
  isNear,
  saveProfile,
  submitButton,
  upload,
} from "../journeys/avatar-field.ts";
import { toast } from "../journeys/directory.ts";
import { animatedGif, file, heic, padded, png, withOrientation } from "../journeys/test-images.ts";
import { type Member, openProfileForm, readProfile } from "../members.ts";

const megabyte = 1024 * 1024;
const red = [200, 40, 40];

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

/** Uploads the picture in the cropper, saves the profile, and returns the URL of the avatar. */
async function saveAvatar(page: Page, request: APIRequestContext, member: Member): Promise<string> {
  await submitButton(page).click();
  await expect(cropper(page)).toBeHidden();
  await saveProfile(page);
  return (await readProfile(request, member)).avatar_url;
}

test("every kind of picture becomes a small upright avatar without metadata", async ({
  page,
  request,
}) => {
  const member = await openProfileForm(page, request);
  const save = () => saveAvatar(page, request, member);

  await test.step("a 12-megapixel JPEG of 6 MB", async () => {
    const jpeg = padded(await drawJpeg(page, 4032, 3024), 6 * megabyte);
    await upload(page).setInputFiles(file("IMG_0002.jpg", jpeg, "image/jpeg"));
    const url = await save();
    expect((await (await request.get(url)).body()).length).toBeLessThan(300_000);
    expect((await inspectImage(page, url)).width).toBe(512);
  });

  await test.step("a photo with EXIF rotation, whose red half is at the top", async () => {
    const jpeg = withOrientation(await drawJpeg(page, 400, 300), 6);
    await upload(page).setInputFiles(file("IMG_0003.jpg", jpeg, "image/jpeg"));
    for (let press = 0; press < 5; press++) await frame(page).press("ArrowDown");
    const { left, right } = await inspectImage(page, await save());
    expect([left, right].every((color) => isNear(color, red))).toBe(true);
  });

  await test.step("a small picture, whose zoom stops before it becomes blurry", async () => {
    await upload(page).setInputFiles(file("me.png", png({ width: 300 })));
    await cropper(page).getByRole("slider", { name: "Zoom" }).press("End");
    expect((await inspectImage(page, await save())).width).toBe(200);
  });

  await test.step("an animation, of which only the first frame stays", async () => {
    await upload(page).setInputFiles(file("me.gif", animatedGif(), "image/gif"));
    const { left, width } = await inspectImage(page, await save());
    expect(width).toBe(200);
    expect(isNear(left, red)).toBe(true);
  });

  await test.step("a photo with its location", async () => {
    const jpeg = await drawJpeg(page, 400, 300);
    const location = Buffer.from("Exif\0\0 GPSLatitude 30.2672 GPSLongitude -97.7431", "latin1");
    const segment = Buffer.from([0xff, 0xe1, 0, location.length + 2]);
    const photo = Buffer.concat([jpeg.subarray(0, 2), segment, location, jpeg.subarray(2)]);
    await upload(page).setInputFiles(file("me.jpg", photo, "image/jpeg"));
    const stored = (await (await request.get(await save())).body()).toString("latin1");
    expect(stored).toContain("WEBP");
    expect(stored).not.toMatch(/GPS|Exif/i);
  });
});

test("a picture that cannot be decoded shows an error at the field, which then accepts a valid one", async ({
  page,
  request,
}) => {
  const whole = png({ width: 200, color: (column) => [column, 255 - column, column ^ 0x55] });
  await openProfileForm(page, request);
  for (const [chosen, title, description] of [
    [
      file("IMG_0001.jpg", heic(3 * megabyte), "image/jpeg"),
      "HEIC photo not supported",
      "choose Settings > Camera > Formats > Most Compatible, or share the photo as a JPEG",
    ],
    [
      file("me.png", whole.subarray(0, whole.length / 2)),
      "We can't read this picture",
      "damaged or incomplete",
    ],
  ] as const) {
    await upload(page).setInputFiles(chosen);
    await expect(toast(page, title)).toContainText(description);
    await expect(upload(page)).toHaveAccessibleDescription(new RegExp(description));
    await expect(cropper(page)).toBeHidden();
  }
  await upload(page).setInputFiles(file("me.png", padded(whole, 2 * megabyte)));
  await expect(cropper(page)).toBeVisible();
  await expect(upload(page)).not.toHaveAttribute("aria-invalid");
});

test("a picture can be chosen, cropped, and saved with the keyboard alone", async ({
  page,
  request,
}) => {
  const member = await openProfileForm(page, request);
  // Start listening before moving the focus: Playwright must intercept file choosers before one
  // opens.
  const fileChooser = page.waitForEvent("filechooser");
  await upload(page).focus();
  await page.keyboard.press("Space");
  await (await fileChooser).setFiles(file("me.png", png({ width: 900, height: 900 })));
  await expect(cropper(page)).toBeVisible();

  const zoom = cropper(page).getByRole("slider", { name: "Zoom" });
  await zoom.focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Shift+Tab");
  await expect(frame(page)).toBeFocused();
  // The left half of the picture is red.
  for (let press = 0; press < 50; press++) await page.keyboard.press("ArrowRight");
  for (const control of [
    zoom,
    cropper(page).getByRole("button", { name: "Cancel" }),
    submitButton(page),
  ]) {
    await page.keyboard.press("Tab");
    await expect(control).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(cropper(page)).toBeHidden();
  await saveProfile(page);
  const { avatar_url } = await readProfile(request, member);
  const { right, width } = await inspectImage(page, avatar_url);
  expect(width).toBe(225);
  expect(isNear(right, red)).toBe(true);
});
