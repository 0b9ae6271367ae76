import { screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { AdminListing } from "@/hooks/admin/admin-listing";
import { genericMessages } from "@/lib/errors";
import { adminListing, answerRows, listingId, openAdminAt } from "@/test/admin-api";
import { clinicianRow, mockClinicianPhotos } from "@/test/clinicians";
import { apiError } from "@/test/directory-api";
import { officeRow } from "@/test/listings";
import { answerPlaceChecks } from "@/test/place-check-api";
import { answerSaves, conflictWith, saveAnswer } from "@/test/save-listing-api";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

async function openForm(listing: () => AdminListing) {
  answerRows("get", "doctors", () => [listing()]);
  answerRows("get", "listing_versions", () => []);
  answerPlaceChecks();
  const app = await openAdminAt(`/admin/listings/${listingId}/edit`);
  await screen.findByRole("heading", { level: 1, name: `Edit ${listing().practice_name}` });
  return app;
}

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });
const save = () => screen.findByRole("button", { name: "Save listing" });

test("an admin edits a listing and returns to its admin page", async () => {
  const { user, router } = await openForm(() => adminListing());
  const saves = answerSaves(adminListing);
  await user.type(await field(/^Practice phone/), "(512) 555-0199");
  await user.click(await save());
  expect(await findToasts()).toEqual(["Listing savedOak Family Medicine"]);
  expect(saves).toEqual([
    { target: listingId, base_version: 4, changes: { phone: "+15125550199" } },
  ]);
  expect(await screen.findByRole("heading", { name: "Actions" })).toBeTruthy();
  expect(router.state.location.pathname).toBe(`/admin/listings/${listingId}`);
});

test("only changed parts are sent, and a photo can be removed", async () => {
  const tiers = [{ label: "Adults", min_age: 19, max_age: null, monthly_price: 75 }];
  const photo_url = "http://api.test/storage/v1/object/public/practice-photos/1/1.webp";
  const clinicians = [clinicianRow()];
  const { user } = await openForm(() => adminListing({ tiers, photo_url, clinicians }));
  server.use(
    ...mockClinicianPhotos(),
    http.post("http://api.test/storage/v1/object/list/practice-photos", () =>
      HttpResponse.json([]),
    ),
  );
  const saves = answerSaves(adminListing);
  await user.click(screen.getByRole("button", { name: "Remove photo" }));
  const price = await field("Price per month");
  await user.clear(price);
  await user.type(price, "80");
  await user.click(await screen.findByRole("button", { name: "Remove clinician 1" }));
  await user.click(await save());
  expect(await findToasts()).toEqual(["Listing savedOak Family Medicine"]);
  expect(saves.map(({ changes }) => changes)).toEqual([
    {
      photo_url: null,
      tiers: [{ label: "Adults", min_age: 19, max_age: null, monthly_price: 80 }],
      clinicians: [],
    },
  ]);
});

test("the form keeps its values when saving fails, and errors show next to their fields", async () => {
  const { user } = await openForm(() => adminListing());
  const saves = answerSaves(adminListing, () => apiError(400));
  const city = await field("City");
  await user.clear(city);
  await user.type(city, "Allston");
  await user.click(await save());
  expect(await screen.findByText("78704 is in Austin, TX")).toBeTruthy();
  expect(saves).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Use Austin, TX" }));
  const phone = await field(/^Practice phone/);
  await user.type(phone, "(512) 555-0199");
  await user.click(await save());
  expect((await screen.findByRole("alert")).textContent).toContain(genericMessages.invalid);
  expect(phone.value).toBe("(512) 555-0199");
});

test("an admin chooses between their value and the owner's", async () => {
  const { user } = await openForm(() => adminListing());
  const saves = answerSaves(adminListing, (sent) =>
    sent.base_version === 4
      ? saveAnswer(sent, adminListing(), {
          version: 6,
          conflicts: [
            conflictWith("specialty", "Pediatrics", "Geriatrics", {
              changed_by: "Dana Oak",
              role: "owner",
            }),
          ],
        })
      : undefined,
  );
  const specialty = await field(/^Specialty/);
  await user.clear(specialty);
  await user.type(specialty, "Pediatrics");
  await user.click(await save());
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Dana Oak (owner) changed this 2 minutes ago.")).toBeTruthy();
  await user.click(dialog.getByRole("radio", { name: "Keep mine Pediatrics" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await screen.findByText("Listing saved");
  expect(saves.map(({ base_version, changes }) => [base_version, changes])).toEqual([
    [4, { specialty: "Pediatrics" }],
    [6, { specialty: "Pediatrics" }],
  ]);
});

test("an admin views and edits offices and hours", async () => {
  const offices = [{ id: "0ff1ce00-0000-4000-8000-000000000001", ...officeRow() }];
  const hours = [[1, "09:00", "17:00"]];
  answerRows("get", "doctors", () => [
    adminListing({ offices: offices.map((office) => ({ ...office, hours })) }),
  ]);
  answerRows("get", "listing_versions", () => []);
  answerPlaceChecks();
  const { user, router } = await openAdminAt(`/admin/listings/${listingId}`);
  expect(await screen.findByText("Main office (Mon 9:00 AM – 5:00 PM)")).toBeTruthy();
  await router.navigate(`/admin/listings/${listingId}/edit`);
  await user.click(await screen.findByRole("link", { name: "Edit offices and hours" }));
  await screen.findByRole("heading", { level: 1, name: /^Offices and hours of/ });
  const saves = answerSaves(adminListing);
  const parking = await field(/^Parking/);
  await user.type(parking, "Behind the house");
  await user.click(screen.getByRole("button", { name: "Save offices" }));
  expect(await findToasts()).toEqual(["Offices saved"]);
  expect(saves).toMatchObject([
    { base_version: 4, changes: { offices: [{ parking: "Behind the house", hours }] } },
  ]);
});

test("an admin sees which other listing has the same phone number", async () => {
  const { user } = await openForm(() => adminListing());
  const other = {
    id: "1",
    practice_name: "Elm Family",
    matched: ["phone"],
    is_same: false,
    address_city: "Austin",
    address_state: "TX",
    is_public: false,
    is_owned: false,
  };
  answerPlaceChecks({ listed: (_, exceptId) => (exceptId === listingId ? [other] : []) });
  await user.type(await field(/^Practice phone/), "(512) 555-0199");
  expect(await screen.findByText(/has the same phone number\. It's pending review\./)).toBeTruthy();
});
