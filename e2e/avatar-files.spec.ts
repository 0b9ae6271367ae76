import { cropper, isNear, look, saveProfile, submitButton, upload } from "./avatar-field.ts";
import { toast } from "./directory.ts";
import { expect, test } from "./fixtures.ts";
import { listAvatars, openProfileForm, readProfile } from "./members.ts";
import { animatedGif, file, padded, png } from "./pictures.ts";

const megabyte = 1024 * 1024;
const wrongType = ["Invalid file type", "Please upload an image file"] as const;
const whole = png({ width: 200, color: (column) => [column, 255 - column, column ^ 0x55] });

for (const [name, chosen, title, description] of [
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
    file("me.png", padded(whole, 2 * megabyte + 1)),
    "File too large",
    "Please upload an image smaller than 2MB",
  ],
  [
    "20,000 pixels",
    file("me.png", png({ width: 20_000, height: 10 })),
    "Picture too large",
    "at most 8,000 pixels",
  ],
  [
    "a picture cut off in the middle",
    file("me.png", whole.subarray(0, whole.length / 2)),
    "Picture not readable",
    "damaged or incomplete",
  ],
] as const) {
  test(`${name} does not become an avatar`, async ({ page, request }) => {
    const member = await openProfileForm(page, request);
    await page.getByRole("textbox", { name: "Location" }).fill("Reno");
    await upload(page).setInputFiles(chosen);
    await expect(toast(page, title)).toContainText(description);
    await expect(upload(page)).toHaveAccessibleDescription(new RegExp(description));
    await expect(cropper(page)).toBeHidden();
    await expect(page.getByRole("textbox", { name: "Location" })).toHaveValue("Reno");
    expect(await listAvatars(request, member)).toEqual([]);

    // The same field takes a good one right after.
    await upload(page).setInputFiles(file("me.png", padded(whole, 2 * megabyte)));
    await expect(cropper(page)).toBeVisible();
    await expect(upload(page)).not.toHaveAttribute("aria-invalid");
  });
}

test("an animation becomes its first frame", async ({ page, request }) => {
  const member = await openProfileForm(page, request);
  await upload(page).setInputFiles(file("me.gif", animatedGif(), "image/gif"));
  await submitButton(page).click();
  await expect(toast(page, "Avatar uploaded")).toBeVisible();
  await saveProfile(page);
  const { avatar_url } = await readProfile(request, member);
  const { left, width } = await look(page, avatar_url);
  expect(width).toBe(1);
  expect(isNear(left, [200, 40, 40])).toBe(true);
});

test("what a camera wrote into the file is gone", async ({ page, request }) => {
  const member = await openProfileForm(page, request);
  const jpeg = Buffer.from(
    await page.evaluate(() => {
      const canvas = document.createElement("canvas");
      return canvas.toDataURL("image/jpeg").split(",")[1] ?? "";
    }),
    "base64",
  );
  const place = Buffer.from("Exif\0\0 GPSLatitude 30.2672 GPSLongitude -97.7431", "latin1");
  const segment = Buffer.from([0xff, 0xe1, 0, place.length + 2]);
  const photo = Buffer.concat([jpeg.subarray(0, 2), segment, place, jpeg.subarray(2)]);
  await upload(page).setInputFiles(file("me.jpg", photo, "image/jpeg"));
  await submitButton(page).click();
  await expect(toast(page, "Avatar uploaded")).toBeVisible();
  await saveProfile(page);
  const { avatar_url } = await readProfile(request, member);
  const stored = (await (await request.get(avatar_url)).body()).toString("latin1");
  expect(stored).toContain("WEBP");
  expect(stored).not.toMatch(/GPS|Exif/i);
});
