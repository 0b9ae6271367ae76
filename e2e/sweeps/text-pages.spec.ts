import { expect, test } from "../fixtures.ts";

for (const [path, contentsName, first, second] of [
  ["/privacy", "On this page", "Health information", "Browsing without an account"],
  [
    "/blog/five-ways-dpc-saves-money",
    "In this article",
    "Run your own numbers",
    "1. Visits without a bill",
  ],
] as const) {
  test(`the contents of ${path} scroll to a section, and Back returns to the previous one`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    const section = (name: string) => page.getByRole("heading", { level: 2, name });
    const contents = page.getByRole("navigation", { name: contentsName });
    await contents.getByRole("link", { name: first }).press("Enter");
    await expect(section(first)).toBeFocused();
    await expect(section(first)).toBeInViewport();
    const { hash } = new URL(page.url());
    await contents.getByRole("link", { name: second }).click();
    await expect(section(second)).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(`${path}${hash}`);
    await expect(section(first)).toBeInViewport();
  });
}

test("a URL with a fragment shows its heading below the bar, before and after hydration", async ({
  page,
}) => {
  await page.goto("/privacy#how-long-we-keep-it");
  const top = () =>
    page.evaluate(
      () => document.getElementById("how-long-we-keep-it")?.getBoundingClientRect().top,
    );
  const isBelowBar = async () => {
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(top).toBeGreaterThan(70);
    await expect.poll(top).toBeLessThan(140);
  };
  await isBelowBar();
  await isBelowBar();
});

test("questions open and close with the keyboard", async ({ page }) => {
  await page.goto("/contact");
  const question = page.locator("summary", { hasText: "Is Direct Primary Care health insurance?" });
  const answer = page.getByText(/It doesn't pay for emergencies, hospital stays/);
  await expect(answer).toBeHidden();
  await question.press("Enter");
  await expect(answer).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Compare DPC and insurance" })).toBeFocused();
  await question.press("Space");
  await expect(answer).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the mobile menu opens, closes, and navigates", async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto("/directory");
    const button = page.getByRole("banner").getByRole("button", { name: "Menu" });
    const entry = page.getByRole("banner").getByRole("link", { name: "Blog" });
    await expect(entry).toBeHidden();
    await button.click();
    await expect(entry).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(entry).toBeHidden();
    await button.press("Enter");
    await entry.click();
    await expect(page).toHaveURL("/blog");
  });
});
