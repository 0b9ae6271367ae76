import { expect, type Page } from "@playwright/test";
import { save, saved } from "./profile-form.ts";

// Locators for changing the profile picture, and checks of the stored picture.

export const upload = (page: Page) => page.getByLabel("Upload Avatar");
export const cropper = (page: Page) => page.getByRole("dialog", { name: "Position your picture" });
export const submitButton = (page: Page) =>
  cropper(page).getByRole("button", { name: "Use this picture" });

/** Decodes a stored picture and returns its size and the colors a tenth of its width from the left and right edges. */
export const look = (page: Page, url: string) =>
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

/** WebP changes colors a little. */
export const isNear = (color: number[], wanted: number[]) =>
  color.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 20);

/** Saves the form with the picture in it. */
export async function saveProfile(page: Page): Promise<void> {
  // The toast of an earlier save may still be visible.
  const answer = page.waitForResponse(
    (response) =>
      response.request().method() === "PATCH" && response.url().includes("/rest/v1/profiles"),
  );
  await save(page).click();
  await answer;
  await expect(saved(page).first()).toBeVisible();
}
