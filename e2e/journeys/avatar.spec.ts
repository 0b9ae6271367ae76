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
import { file, png } from "./test-images.ts";

const red = [200, 40, 40];

test("a member can crop, upload, save, and replace a picture", async ({ page, request }) => {
  const member = await openProfileForm(page, request);
  await upload(page).setInputFiles(file("me.png", png({ width: 1800, height: 900 })));
  // Moves the crop area all the way to the left, where everything is red.
  await cropper(page).getByRole("slider", { name: "Left to right" }).press("Home");
  await submitButton(page).click();
  await expect(toast(page, "Avatar uploaded")).toContainText("Don't forget to save your changes");
  await expect(cropper(page)).toBeHidden();
  expect((await readProfile(request, member)).avatar_url).toBeNull();
  await saveProfile(page);

  const { avatar_url: first } = await readProfile(request, member);
  expect(first).toMatch(new RegExp(`/avatars/${member.id}/\\d{13}\\.webp$`));
  expect((await request.get(first)).headers()["content-type"]).toBe("image/webp");
  const image = await inspectImage(page, first);
  expect([image.width, image.height]).toEqual([512, 512]);
  expect([image.left, image.right].every((color) => isNear(color, red))).toBe(true);
  await expect(page.getByRole("main").locator(`img[src="${first}"]`)).toHaveCount(2);

  await upload(page).setInputFiles(file("me.png", png({ width: 300 })));
  await submitButton(page).click();
  // The cropper closes once the page has received the upload response.
  await expect(cropper(page)).toBeHidden();
  await expect.poll(() => listAvatars(request, member)).toHaveLength(2);
  await saveProfile(page);
  const { avatar_url: second } = await readProfile(request, member);
  expect(second).not.toBe(first);
  await expect.poll(() => listAvatars(request, member)).toEqual([second.split("/").at(-1)]);
  expect((await inspectImage(page, second)).width).toBe(300);

  await page.getByRole("button", { name: "Remove" }).click();
  await saveProfile(page);
  expect((await readProfile(request, member)).avatar_url).toBeNull();
  await expect.poll(() => listAvatars(request, member)).toEqual([]);
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

  await cropper(page).getByRole("slider", { name: "Zoom" }).focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Tab");
  await expect(cropper(page).getByRole("slider", { name: "Left to right" })).toBeFocused();
  await page.keyboard.press("Home");
  const dialog = cropper(page);
  for (const control of [
    dialog.getByRole("slider", { name: "Top to bottom" }),
    dialog.getByRole("button", { name: "Cancel" }),
    submitButton(page),
  ]) {
    await page.keyboard.press("Tab");
    await expect(control).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(toast(page, "Avatar uploaded")).toBeVisible();
  await saveProfile(page);
  const { right, width } = await inspectImage(
    page,
    (await readProfile(request, member)).avatar_url,
  );
  expect(width).toBe(225);
  expect(isNear(right, red)).toBe(true);
});

test("a picture can be dragged in the cropper", async ({ page, request }) => {
  await openProfileForm(page, request);
  await upload(page).setInputFiles(file("me.png", png({ width: 900, height: 300 })));
  const frame = await cropper(page).getByRole("img").boundingBox();
  if (!frame) throw new Error("The preview is not shown.");
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + frame.width / 2, y, { steps: 5 });
  await page.mouse.up();
  const position = cropper(page).getByRole("slider", { name: "Left to right" });
  await expect.poll(async () => Number(await position.inputValue())).toBeCloseTo(0.25, 1);
});

test("a failed upload shows an error and can be retried without choosing the file again", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/answered 500: .*storage/);
  expectProblem(/console: .*The storage is resting/);
  await openProfileForm(page, request);
  await upload(page).setInputFiles(file("me.png", png({ width: 300 })));
  await page.route("**/storage/v1/object/avatars/**", (route) =>
    route.fulfill({ status: 500, json: { message: "The storage is resting" } }),
  );
  await submitButton(page).click();
  // A modal dialog makes the toast inert, but it is still visible and announced.
  await expect(page.getByText("Error uploading avatar", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Something went wrong on our side/)).toBeVisible();
  await expect(cropper(page)).toBeVisible();

  await page.unroute("**/storage/v1/object/avatars/**");
  await submitButton(page).click();
  await expect(toast(page, "Avatar uploaded")).toBeVisible();
});
