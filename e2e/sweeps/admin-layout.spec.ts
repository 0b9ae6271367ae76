import { expectAccessible } from "../accessibility.ts";
import { demo, signIn, waitForRequests } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { addListing, addPublicListing, claimListing, uniqueName } from "../journeys/listings.ts";
import { createMember } from "../members.ts";

test("every admin section is in the sidebar on a wide screen and in a select on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, demo.admin, "/admin?tab=reports");
  const tabs = page.getByRole("tab");
  const section = page.getByRole("combobox", { name: "Section" });
  await expect(page.getByRole("tab", { name: /^Listings \d+ pending$/ })).toBeVisible();
  await waitForRequests(page);
  await expect(tabs).toHaveCount(13);
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
  await expect(section).toHaveCount(0);

  await page.setViewportSize({ width: 375, height: 667 });
  await expect(tabs).toHaveCount(0);
  await expect(section).toHaveValue("reports");
  await expect(section.getByRole("option")).toHaveCount(13);
});

test("fifteen rows of a compact queue fit on two screens, also on a phone", async ({
  page,
  request,
}) => {
  const member = await createMember(request);
  for (let count = 0; count < 5; count++) {
    await addListing(request, member, { practice_name: uniqueName("Rowan") });
  }
  await signIn(page, demo.admin, "/admin?tab=listings");
  // Signing in through the API stores the detailed view.
  await page.evaluate(() => localStorage.removeItem("dpc-nearby-queue-view"));
  await page.reload();
  await expect(page.getByRole("button", { name: "Compact list", pressed: true })).toBeVisible();
  const rows = page.getByRole("tabpanel").getByRole("article");
  await expect(rows.nth(14)).toBeAttached();
  for (const { width, tallestRow, height } of [
    { width: 1280, tallestRow: 80, height: 1500 },
    { width: 375, tallestRow: 120, height: 2000 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(tallestRow);
    const first = await rows.first().boundingBox();
    const fifteenth = await rows.nth(14).boundingBox();
    expect((fifteenth?.y ?? 0) + (fifteenth?.height ?? 0) - (first?.y ?? 0)).toBeLessThan(height);
  }
});

test("competing claims with registry records are side by side and accessible", async ({
  page,
  request,
}) => {
  const owner = await createMember(request, { role: "doctor", fullName: "Dr. Elena Marsh" });
  const rival = await createMember(request, { role: "doctor", fullName: "Rita Rival" });
  const name = uniqueName("Rivals");
  const id = await addPublicListing(request, rival, { practice_name: name });
  await claimListing(request, owner, id);
  const filed = await request.post("/rest/v1/rpc/file_competing_claim", {
    headers: rival.headers,
    data: { target: id },
  });
  expect(filed.ok()).toBe(true);
  for (const { headers } of [owner, rival]) {
    const evidence = await request.patch(`/rest/v1/claim_evidence?doctor_id=eq.${id}`, {
      headers,
      data: { full_name: "Dr. Elena Marsh", npi: "1234567893" },
    });
    expect(evidence.status()).toBe(204);
  }
  await signIn(page, demo.admin, "/admin?tab=claims&sort=newest");
  const claims = page.getByRole("group", { name, exact: true });
  const cards = claims.getByRole("article");
  await expect(cards).toHaveCount(2);
  const [left, right] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()]);
  expect(left?.y).toBe(right?.y);
  await expectAccessible(page, 375, 1280);
});
