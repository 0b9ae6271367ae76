import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { map, markers, practicesOnMap, status, surface } from "../journeys/map.ts";

/** Returns the map's scale and offset from its SVG transform. */
async function viewOf(page: Page) {
  const transform = await map(page).locator("svg > g").first().getAttribute("transform");
  const [left = 0, top = 0, scale = 0] = (transform?.match(/-?[\d.]+/g) ?? []).map(Number);
  return { left, top, scale };
}

/** Scrolls the map into view and returns its center on the screen. */
async function centerOf(page: Page) {
  await surface(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
  const box = await surface(page).boundingBox();
  if (!box) throw new Error("The map is not visible.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe("on a touchscreen", () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test("one finger drags the map, two fingers zoom it, and its buttons still work", async ({
    page,
  }) => {
    await page.goto("/directory?search=texas&map=yes");
    await expect(status(page)).toHaveText(practicesOnMap);
    const touch = await page.context().newCDPSession(page);
    const dispatchTouch = (
      type: "touchStart" | "touchMove" | "touchEnd",
      ...points: [number, number][]
    ) =>
      touch.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      });
    const { x, y } = await centerOf(page);
    const start = await viewOf(page);

    await dispatchTouch("touchStart", [x, y]);
    for (const step of [10, 20, 30]) await dispatchTouch("touchMove", [x + step, y - step]);
    await dispatchTouch("touchEnd");
    await expect.poll(() => viewOf(page)).not.toEqual(start);
    const dragged = await viewOf(page);
    expect(dragged.scale).toBe(start.scale);
    expect(Math.round(dragged.left - start.left)).toBe(30);
    expect(Math.round(dragged.top - start.top)).toBe(-30);

    await dispatchTouch("touchStart", [x - 20, y], [x + 20, y]);
    for (const distance of [30, 40, 60])
      await dispatchTouch("touchMove", [x - distance, y], [x + distance, y]);
    await dispatchTouch("touchEnd");
    await expect.poll(async () => (await viewOf(page)).scale / start.scale).toBeCloseTo(3, 1);
    await expect(status(page)).toHaveText(practicesOnMap);
    // Both fingers have been lifted, so one finger drags again.
    const pinched = await viewOf(page);
    await dispatchTouch("touchStart", [x, y]);
    await dispatchTouch("touchMove", [x + 25, y]);
    await dispatchTouch("touchEnd");
    await expect.poll(async () => Math.round((await viewOf(page)).left - pinched.left)).toBe(25);
    expect((await viewOf(page)).scale).toBe(pinched.scale);

    await map(page).getByRole("button", { name: "Show all results" }).click();
    await expect.poll(() => viewOf(page)).toEqual(start);
    await markers(page)
      .getByRole("button", { name: /^(?:About )?[\d,]+ practices/ })
      .first()
      .press("Enter");
    await expect.poll(async () => (await viewOf(page)).scale / start.scale).toBeGreaterThan(1.9);
  });
});

test("the wheel scrolls the page, and Ctrl + wheel or a double click zooms the map", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto("/directory?search=texas&map=yes");
  await expect(status(page)).toHaveText(practicesOnMap);
  const { x, y } = await centerOf(page);
  await page.mouse.move(x, y);
  const start = await viewOf(page);
  const scrollBefore = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrollBefore);
  expect(await viewOf(page)).toEqual(start);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -200);
  await page.keyboard.up("Control");
  await expect.poll(async () => (await viewOf(page)).scale / start.scale).toBeCloseTo(2, 1);
  const zoomed = await viewOf(page);
  const box = await surface(page).boundingBox();
  await page.mouse.dblclick((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await expect.poll(async () => (await viewOf(page)).scale / zoomed.scale).toBeCloseTo(2, 1);
});
