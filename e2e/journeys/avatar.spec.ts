import { expect, test } from "../fixtures.ts";
import { listAvatars, openProfileForm, readProfile } from "../members.ts";
import {
  cropper,
  dragPicture,
  inspectImage,
  isNear,
  saveProfile,
  submitButton,
  upload,
} from "./avatar-field.ts";
import { toast } from "./directory.ts";
import { file, png } from "./test-images.ts";

const red = [200, 40, 40];

test("a member can crop a picture, upload it after a failed attempt, replace it, and remove it", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/answered 500: .*storage/);
  expectProblem(/console: .*The storage is resting/);
  const member = await openProfileForm(page, request);
  await upload(page).setInputFiles(file("me.png", png({ width: 1800, height: 900 })));
  // The left side of the picture is red.
  await dragPicture(page, 300);
  await page.route("**/storage/v1/object/avatars/**", (route) =>
    route.fulfill({ status: 500, json: { message: "The storage is resting" } }),
  );
  await submitButton(page).click();
  // A modal dialog makes the toast inert, but it is still visible and announced.
  await expect(page.getByText("Error uploading avatar", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Something went wrong on our side/)).toBeVisible();
  await page.unroute("**/storage/v1/object/avatars/**");
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
