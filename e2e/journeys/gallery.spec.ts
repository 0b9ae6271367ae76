import { signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { toast } from "./directory.ts";
import { addPublicListing, uniqueName } from "./listings.ts";
import { openSection, saveSection } from "./practice-setup.ts";
import { file, png } from "./test-images.ts";

test("an owner can add, describe, and reorder photos, and visitors can open them", async ({
  page,
  request,
  expectProblem,
}) => {
  const owner = await createMember(request, { role: "doctor" });
  const id = await addPublicListing(request, owner, {
    practice_name: uniqueName("Gallery"),
    user_id: owner.id,
  });
  await signIn(page, owner, `/doctor/setup?practice=${id}`);
  await openSection(page, "Photos");

  const upload = async (name: string) => {
    await page
      .getByLabel("Upload Photo for the gallery")
      .setInputFiles(file(name, png({ width: 1400 })));
    await page.getByRole("button", { name: "Use this picture" }).click();
  };
  const descriptions = page.getByRole("textbox", { name: "Description" });
  await upload("entrance.png");
  await expect(descriptions).toHaveCount(1);
  await descriptions.first().fill("The entrance");

  // A failed upload keeps what was entered, and can be tried again.
  expectProblem(/42501: no/);
  expectProblem(/answered 403: .*check_upload/);
  await page.route("**/rpc/check_upload", (route) =>
    route.fulfill({ status: 403, json: { message: "no", code: "42501" } }),
  );
  await upload("room.png");
  await expect(page.getByText("Error uploading photo").first()).toBeVisible();
  await page.unroute("**/rpc/check_upload");
  await page.getByRole("button", { name: "Use this picture" }).click();
  await expect(descriptions).toHaveCount(2);
  await expect(descriptions.first()).toHaveValue("The entrance");

  // Each photo needs a description.
  await saveSection(page);
  await expect(
    page.getByText("Describe the photo for people who can't see it").first(),
  ).toBeVisible();
  await descriptions.nth(1).fill("The waiting room");
  await page.getByRole("button", { name: "Move up photo 2" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Move down photo 1" })).toBeFocused();
  await expect(descriptions.first()).toHaveValue("The waiting room");
  await saveSection(page);
  await expect(toast(page, "Practice saved")).toBeVisible();

  await page.goto(`/doctor/${id}`);
  const photos = page.getByRole("list", { name: "Photos" }).getByRole("link");
  await expect(photos).toHaveCount(2);
  await expect(photos.first()).toHaveAccessibleName("The waiting room");
  await expect(photos.first().getByRole("img")).toHaveJSProperty("naturalWidth", 1280);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join().match(/\/gallery-photos\//g)).toHaveLength(2);
  const [opened] = await Promise.all([page.waitForEvent("popup"), photos.first().click()]);
  await opened.waitForURL(/\/gallery-photos\/.*webp$/);
});
