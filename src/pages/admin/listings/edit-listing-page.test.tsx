import { screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, test } from "vitest";
import type { DeskListing } from "@/hooks/listings/any";
import { answerFaces, clinicianRow } from "@/test/clinicians";
import { answerRows, deskListing, listingId, openDeskAt } from "@/test/desk-api";
import { apiError } from "@/test/directory-api";
import { answerChange, done } from "@/test/listing-api";
import { answerPlaceChecks } from "@/test/place-check-api";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

async function openForm(listing: () => DeskListing) {
  answerRows("get", "doctors", () => [listing()]);
  answerRows("get", "listing_versions", () => []);
  answerPlaceChecks();
  const app = await openDeskAt(`/admin/listings/${listingId}/edit`);
  await screen.findByRole("heading", { level: 1, name: `Edit ${listing().practice_name}` });
  return app;
}

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });
const save = () => screen.findByRole("button", { name: "Save Listing" });

test("an administrator edits any listing, and is led back to it", async () => {
  const { user, router } = await openForm(() => deskListing());
  const sent = answerChange("patch", "doctors", () => HttpResponse.json([{ id: listingId }]));
  await user.type(await field(/^Practice phone/), "(512) 555-0199");
  await user.click(await save());
  expect(await findToasts()).toEqual(["Listing savedOak Family Medicine"]);
  expect(sent).toMatchObject([{ phone: "+15125550199", practice_name: "Oak Family Medicine" }]);
  expect(await screen.findByRole("heading", { name: "What can be done" })).toBeTruthy();
  expect(router.state.location.pathname).toBe(`/admin/listings/${listingId}`);
});

test("prices by age go along when they change; a photo can be taken away", async () => {
  const tiers = [{ label: "Adults", min_age: 19, max_age: null, monthly_price: 75 }];
  const photo_url = "http://api.test/storage/v1/object/public/practice-photos/1/1.webp";
  const { user } = await openForm(() => deskListing({ tiers, photo_url }));
  const sent = answerChange("patch", "doctors", () => HttpResponse.json([{ id: listingId }]));
  const prices = answerChange("post", "rpc/replace_membership_tiers", done);
  await user.click(screen.getByRole("button", { name: "Remove photo" }));
  const price = await field("Price a month");
  await user.clear(price);
  await user.type(price, "80");
  await user.click(await save());
  await findToasts();
  expect(sent).toMatchObject([{ photo_url: null }]);
  expect(prices).toEqual([
    {
      target: listingId,
      tiers: [{ label: "Adults", min_age: 19, max_age: null, monthly_price: 80 }],
    },
  ]);
});

test("people go along when they change", async () => {
  const { user } = await openForm(() => deskListing({ clinicians: [clinicianRow()] }));
  answerChange("patch", "doctors", () => HttpResponse.json([{ id: listingId }]));
  server.use(...answerFaces());
  const people = answerChange("post", "rpc/replace_clinicians", () => HttpResponse.json(false));
  await user.click(await screen.findByRole("button", { name: "Remove clinician 1" }));
  await user.click(await save());
  expect(await findToasts()).toEqual(["Listing savedOak Family Medicine"]);
  expect(people).toEqual([{ target: listingId, clinicians: [] }]);
});

test("what is typed stays when saving fails, and what is wrong is said at its field", async () => {
  const { user } = await openForm(() => deskListing());
  const sent = answerChange("patch", "doctors", () => apiError(400, "The listings are resting"));
  const city = await field("City");
  await user.clear(city);
  await user.type(city, "Allston");
  await user.click(await save());
  expect(await screen.findByText("78704 is in Austin, TX")).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Use Austin, TX" }));
  const phone = await field(/^Practice phone/);
  await user.type(phone, "(512) 555-0199");
  await user.click(await save());
  expect((await screen.findByRole("alert")).textContent).toContain("The listings are resting");
  expect(phone.value).toBe("(512) 555-0199");
});

test("a listing that was changed meanwhile is read again, and what was typed stays", async () => {
  let listing = deskListing();
  const { user } = await openForm(() => listing);
  const sent = answerChange("patch", "doctors", () => {
    if (listing.version === 5) return HttpResponse.json([{ id: listingId }]);
    // No row has the version that the form was filled in from.
    listing = deskListing({ version: 5, practice_name: "Oak & Elm" });
    return HttpResponse.json([]);
  });
  await user.type(await field(/^Practice phone/), "(512) 555-0199");
  await user.click(await save());
  expect(await screen.findByText(/What you typed stays/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Look again" }));
  expect(await screen.findByDisplayValue("Oak & Elm")).toBeTruthy();
  expect((await field(/^Practice phone/)).value).toBe("(512) 555-0199");
  await user.click(await save());
  await screen.findByText("Listing saved");
  expect(sent).toMatchObject([
    { practice_name: "Oak Family Medicine" },
    { practice_name: "Oak & Elm", phone: "+15125550199" },
  ]);
});

test("an administrator sees which other listing has the phone", async () => {
  const { user } = await openForm(() => deskListing());
  const other = {
    ...{ id: "1", practice_name: "Elm Family", matched: ["phone"], is_same: false },
    ...{ address_city: "Austin", address_state: "TX", is_public: false, is_owned: false },
  };
  answerPlaceChecks({ listed: (_, exceptId) => (exceptId === listingId ? [other] : []) });
  await user.type(await field(/^Practice phone/), "(512) 555-0199");
  expect(
    await screen.findByText(/has the same phone number\. It is waiting for review\./),
  ).toBeTruthy();
});
