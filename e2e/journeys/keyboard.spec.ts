import { expect, test } from "../fixtures.ts";
import { cards } from "./directory.ts";

test("with the keyboard alone, focus skips to the content and follows links to the next heading", async ({
  page,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("combobox")).toBeFocused();

  await page.getByRole("banner").getByRole("link", { name: "Directory" }).press("Enter");
  await expect(page).toHaveURL("/directory");
  await expect(heading).toBeFocused();
  await cards(page).first().getByRole("link").press("Enter");
  await expect(page).toHaveURL(/\/doctor\//);
  await expect(heading).toBeFocused();
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).press("Enter");
  await expect(page).toHaveURL("/");
  await expect(heading).toBeFocused();
});
