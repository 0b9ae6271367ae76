import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { addPublicListing, saveListing, uniqueName } from "./listings.ts";

const markup = (text: string) => `<b data-markup onclick=alert(1)>${text}</b>`;

test("HTML in any text of a practice is shown as plain text", async ({ page, request }) => {
  const owner = await createMember(request, { role: "doctor", fullName: markup("Dr. Mark Up") });
  const name = uniqueName("Markup");
  const id = await addPublicListing(request, owner, {
    practice_name: markup(name),
    user_id: owner.id,
    credentials: markup("MD"),
    bio: markup("About"),
    specialty: markup("Specialty"),
    address_street: markup("Street"),
    languages: [markup("Language")],
    state_statement: `</script>${markup("Statement")}`,
    membership_levels: [`${markup("Level")}: 60`],
    monthly_price: 80,
  });
  const changes = {
    offices: [
      { hours_note: markup("Holidays"), parking: markup("Parking"), transit: markup("Transit") },
    ],
    tiers: [{ label: markup("Band"), min_age: 0, max_age: null, monthly_price: 80 }],
    services: [{ service: "ekg", coverage: "included", note: markup("Note") }],
  };
  await saveListing(request, owner, id, changes);
  for (const [path, ...texts] of [
    [`/doctor/${id}`, name, "About", "Specialty", "Street", "Language", "Statement", "Level"],
    [`/doctor/${id}`, "MD", "Holidays", "Parking", "Transit", "Band", "Note"],
    [`/doctor/${id}/prices`, name, "Street", "Statement", "Level", "Band"],
    [`/compare?ids=${id}`, name, "Note"],
    [`/directory?search=${encodeURIComponent(name)}`, name],
  ] as const) {
    await page.goto(path);
    for (const text of texts) {
      await expect(page.getByText(markup(text)).first(), `${path}: ${text}`).toBeVisible();
    }
    await expect(page.locator("[data-markup]"), path).toHaveCount(0);
  }
});
