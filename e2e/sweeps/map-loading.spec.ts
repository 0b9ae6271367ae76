import { expect, test } from "../fixtures.ts";
import { practicesOnMap, status } from "../journeys/map.ts";

test("the map's outlines load only when the map is shown, in the detail it needs", async ({
  page,
}) => {
  const mapFiles = new Set<string>();
  page.on("response", (response) => {
    const [, file] = /\/assets\/map-[^/]+\/(\w+)/.exec(new URL(response.url()).pathname) ?? [];
    if (file) mapFiles.add(file);
  });
  await page.goto("/directory", { waitUntil: "networkidle" });
  expect([...mapFiles]).toEqual([]);
  await page.getByRole("button", { name: "Show map" }).click();
  await expect(status(page)).toHaveText(practicesOnMap);
  await expect.poll(() => [...mapFiles].sort()).toEqual(["country"]);
  await page.goto("/directory?search=78704&map=yes");
  await expect.poll(() => [...mapFiles].sort()).toEqual(["TX", "country"]);
});
