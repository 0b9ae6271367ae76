import { signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { addPublicListing, uniqueName } from "../journeys/listings.ts";
import { createMember } from "../members.ts";
import { openBeforeApp } from "../pages.ts";

test("a member's click before hydration opens the dialog for members", async ({
  page,
  request,
}) => {
  const doctor = await createMember(request, { role: "doctor", fullName: "Dr. Bea Quick" });
  const listing = await addPublicListing(request, doctor, { practice_name: uniqueName("Quick") });
  await signIn(page, doctor, "/robots.txt");
  for (const [button, dialogName] of [
    ["Report this listing", "Report this listing"],
    ["Claim This Listing", "Is this your practice?"],
  ] as const) {
    const release = await openBeforeApp(page, `/doctor/${listing}`);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    release();
    await page.unrouteAll({ behavior: "wait" });
    await expect(page.getByRole("dialog", { name: dialogName })).toBeVisible();
  }
});
