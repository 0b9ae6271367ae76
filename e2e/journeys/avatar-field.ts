import { expect, type Page } from "@playwright/test";
import { saveButton, savedToast } from "./profile-form.ts";

// Locators for changing the profile picture, and helpers that check the stored file.

export const upload = (page: Page) => page.getByLabel("Upload Avatar");
export const cropper = (page: Page) => page.getByRole("dialog", { name: "Position your picture" });
export const submitButton = (page: Page) =>
  cropper(page).getByRole("button", { name: "Use this picture" });
/** The frame in the cropper, which moves the picture with the arrow keys. */
export const frame = (page: Page) =>
  cropper(page).getByRole("application", { name: "Position of the picture" });

/** Drags the picture in the cropper by a number of pixels. */
export async function dragPicture(page: Page, right: number): Promise<void> {
  const box = await frame(page).boundingBox();
  if (!box) throw new Error("The frame is not visible.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right, y, { steps: 5 });
  await page.mouse.up();
}

/** Decodes a stored picture and returns its size and the colors at 10% and 90% of its width. */
export const inspectImage = (page: Page, url: string) =>
  page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    const colorAt = (part: number) =>
      [...(context?.getImageData(bitmap.width * part, bitmap.height / 2, 1, 1).data ?? [])].slice(
        0,
        3,
      );
    return { width: bitmap.width, height: bitmap.height, left: colorAt(0.1), right: colorAt(0.9) };
  }, url);

/** Allows for small color changes in WebP. */
export const isNear = (color: number[], wanted: number[]) =>
  color.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 20);

/** Saves the profile form and waits for the response. */
export async function saveProfile(page: Page): Promise<void> {
  // The toast of an earlier save may still be visible.
  const response = page.waitForResponse(
    (response) =>
      response.request().method() === "PATCH" && response.url().includes("/rest/v1/profiles"),
  );
  await saveButton(page).click();
  await response;
  await expect(savedToast(page).first()).toBeVisible();
}
