import { signIn } from "../accounts.ts";
import { inDays } from "../days.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { toast } from "./directory.ts";
import { addPublicListing, uniqueName } from "./listings.ts";

test("the page of a closed practice links to its successor", async ({ page, request, browser }) => {
  const owner = await createMember(request, { role: "doctor" });
  const [closing, successor] = [uniqueName("Closing"), uniqueName("Staying")];
  const id = await addPublicListing(request, owner, { practice_name: closing, user_id: owner.id });
  const welcoming = await createMember(request, { role: "doctor" });
  const successorId = await addPublicListing(request, welcoming, {
    practice_name: successor,
    user_id: welcoming.id,
  });

  await signIn(page, owner, `/doctor/setup?practice=${id}&section=manage`);
  await page.getByRole("button", { name: "Close practice" }).click();
  const dialog = page.getByRole("dialog", { name: "Close this practice?" });
  await dialog.getByRole("combobox", { name: /^Where members can go/ }).fill(successor);
  await dialog.getByRole("option", { name: successor }).click();
  await dialog.getByLabel("Closing date").fill(inDays(-1));
  await dialog.getByRole("button", { name: "Close practice" }).click();
  await expect(toast(page, "Practice closed")).toBeVisible();
  await expect(page.getByText(/^Its page shows that it closed on/)).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/doctor/${id}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(`${closing} has closed`);
  await expect(visitor.getByText(successor)).toHaveCount(0);
  await signIn(page, welcoming);
  await page.getByRole("button", { name: `Accept: ${closing}` }).click();
  await expect(toast(page, "Accepted")).toBeVisible();
  await visitor.reload();
  await visitor.getByRole("link", { name: successor }).click();
  await expect(visitor).toHaveURL(`/doctor/${successorId}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(successor);
  await visitor.context().close();
});
