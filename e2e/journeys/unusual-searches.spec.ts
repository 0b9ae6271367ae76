import { expect, test } from "../fixtures.ts";
import { nothingFound, search, searchBox, summary, toast } from "./directory.ts";

const searches: Record<string, string> = {
  quotes: `O'Brien "family" ''' """ ‘’ “”`,
  "one quote": "'",
  "SQL wildcards": "% _ %%",
  "a percent sign": "%",
  "commas and parentheses": "a,b,(c),and(d.eq.1),or(",
  backslashes: "\\ \\\\ \\' \\x00 \\u0000",
  "SQL injection": "'; drop table doctors; --",
  markup: "<img src=x onerror=alert(1)><script>alert(1)</script>",
  "text-search operators": "a & | ! <-> :* ( )",
  "other scripts": "東京 медицина أطباء רופא हिन्दी",
  "emoji and joiners": "👩🏽‍⚕️ 🏥 e\u0301\u200d",
  "URL delimiters": "a&search=b#c?d=%20+e",
  "three thousand characters": `${"pediatrics ".repeat(272)}pediatri`,
  "one word of three thousand characters": "x".repeat(3000),
};

// The fixture fails the test on any API response with status 400 or above.
test("unusual searches never fail", async ({ page }) => {
  await page.goto("/directory");
  for (const [name, text] of Object.entries(searches)) {
    await test.step(name, async () => {
      const response = page.waitForResponse(/search_doctors/);
      await search(page, text);
      expect((await response).status()).toBe(200);
      await expect(nothingFound(page).or(summary(page))).toBeVisible();
      await expect(searchBox(page)).toHaveValue(text);
      await expect(toast(page, "Error")).toBeHidden();
    });
  }
});

const searchesWithoutResults: [text: string, explanation?: string][] = [
  ["%"],
  ["(("],
  ["_"],
  ["zxqv"],
  ["00000", "There's no ZIP code 00000. Check the digits."],
  ["99999", "There's no ZIP code 99999. Check the digits."],
  ["1234", "ZIP codes have 5 digits; 1234 has 4."],
  [
    "Canada",
    "The directory doesn't cover Canada yet. It covers the United States and its territories.",
  ],
];

test("searches without results say why", async ({ page }) => {
  await page.goto("/directory");
  for (const [text, explanation] of searchesWithoutResults) {
    await test.step(text, async () => {
      const response = page.waitForResponse(/search_doctors/);
      await search(page, text);
      await response;
      await expect(nothingFound(page)).toBeVisible();
      if (explanation) await expect(page.getByText(explanation)).toBeVisible();
    });
  }
});

test("a URL with an unusual search works", async ({ page }) => {
  for (const [address, text] of [
    ["%00Austin%00", "Austin"],
    ["%", "%"],
    ["%E0%A4%A", "\ufffd"],
  ] as const) {
    await page.goto(`/directory?search=${address}`);
    await expect(nothingFound(page).or(summary(page))).toBeVisible();
    await expect(searchBox(page)).toHaveValue(new RegExp(`^${text}`));
    await expect(toast(page, "Error")).toBeHidden();
  }
});
