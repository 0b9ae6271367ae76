import { expect, test } from "../fixtures.ts";

const ids = ["00ae617f-89de-48ee-b136-bf752ad5a911", "61986aff-5074-4fbf-ae6a-189c6b654e8a"];

for (const [width, height] of [
  [1280, 800],
  [375, 812],
  [320, 640],
  // 200 % on a laptop.
  [640, 450],
] as const) {
  test(`the headings of a comparison stay visible at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/compare?ids=${ids.join(",")}&household=34,36,4,7`);
    const heads = page.getByRole("columnheader");
    // The page scrolls, not the table.
    const table = page.getByRole("table");
    const hidden = await table.evaluate(({ parentElement: box }) =>
      box ? box.scrollHeight - box.clientHeight : null,
    );
    expect(hidden).toBe(0);
    const row = page.getByRole("rowheader", { name: "Languages" });
    await row.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const head = heads.first();
    await expect(head.getByRole("link")).toBeInViewport({ ratio: 1 });
    const [headBox, rowBox] = [await head.boundingBox(), await row.boundingBox()];
    expect((headBox?.y ?? 0) + (headBox?.height ?? 0)).toBeLessThanOrEqual(rowBox?.y ?? 0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test("four practices stay readable at 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const others = ["4864ccba-665a-48eb-a323-ffe377bad97b", "cd97d3eb-1bde-4500-85c9-1322182104af"];
  await page.goto(`/compare?ids=${[...ids, ...others].join(",")}`);
  const cells = page.getByRole("row", { name: /^Specialty/ }).getByRole("cell");
  await expect(cells).toHaveCount(4);
  const widths = await cells.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
  expect(Math.min(...widths)).toBeGreaterThan(140);
});
