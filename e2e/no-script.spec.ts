import { expect, test } from "./fixtures.ts";

// Crawlers and slow phones read the fixed pages before, or without, any script.
test.use({ javaScriptEnabled: false });

const pages: [path: string, heading: RegExp, words: number][] = [
  ["/", /doctor who has time for you/, 250],
  ["/about", /know their doctor by name/, 300],
  ["/contact", /Contact Us/, 150],
  ["/blog", /Blog/, 120],
  ["/blog/what-is-direct-primary-care-complete-guide", /What Is Direct Primary Care/, 1600],
  ["/blog/five-ways-dpc-saves-money", /Five Ways DPC Saves Money/, 1200],
  ["/blog/how-to-choose-right-dpc-doctor", /How to Choose the Right DPC Doctor/, 1400],
  ["/blog/dpc-vs-traditional-insurance", /DPC vs\. Traditional Insurance/, 1800],
  ["/how-we-verify", /How We Verify/, 300],
  ["/community-guidelines", /Community Guidelines/, 300],
  ["/privacy", /Privacy/, 300],
  ["/terms", /Terms of Use/, 300],
  ["/accessibility", /Accessibility/, 200],
];

for (const [path, heading, words] of pages) {
  test(`${path} reads completely without script`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(/DPC Nearby/);

    const text = await page.getByRole("main").innerText();
    expect(text.split(/\s+/).length).toBeGreaterThan(words);
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "About" })).toBeVisible();

    const pictures = await page.locator("img").all();
    for (const picture of pictures) {
      expect(await picture.getAttribute("alt")).not.toBeNull();
      expect(await picture.getAttribute("width")).toMatch(/^\d+$/);
    }
  });
}

test("links lead from page to page", async ({ page }) => {
  await page.goto("/blog");
  await page.getByRole("link", { name: /^Read More.*DPC vs\. Traditional/ }).click();
  await expect(page).toHaveURL("/blog/dpc-vs-traditional-insurance");
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL("/blog");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
});

test("a question on the contact page opens", async ({ page }) => {
  await page.goto("/contact");
  await page.getByText("Is Direct Primary Care health insurance?").click();
  await expect(page.getByText(/It does not pay for emergencies, hospital stays/)).toBeVisible();
});

test("an address that nobody knows says so", async ({ page, expectProblem }) => {
  expectProblem(/answered 404: .*\/no\/such\/page/);
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
});

test("the menu of small screens opens, closes, and leads on", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto("/about");
  const button = page.getByRole("button", { name: "Menu" });
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
