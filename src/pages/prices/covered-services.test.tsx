import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import type { OwnListing } from "@/hooks/practice/own-listings";
import { genericMessages } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { adminListing, answerRows, listingId, openAdminAt } from "@/test/admin-api";
import { signInForTest } from "@/test/auth-api";
import { answerListing, apiError } from "@/test/directory-api";
import { mockMemberData } from "@/test/listing-api";
import { detailRow } from "@/test/listings";
import { answerOwnListing, ownListingRow, savedChanges } from "@/test/own-listing-api";
import { answerPlaceChecks } from "@/test/place-check-api";
import { renderApp } from "@/test/render-app";
import { answerSaves } from "@/test/save-listing-api";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

const list = [
  {
    name: "annual_physical",
    label: "Annual physical",
    explanation: "A yearly checkup.",
    is_basic: true,
  },
  {
    name: "office_visits",
    label: "Office visits",
    explanation: "In-person visits.",
    is_basic: true,
  },
  {
    name: "ekg",
    label: "EKG",
    explanation: "A test that records the heart’s electrical activity.",
    is_basic: false,
  },
  {
    name: "home_visits",
    label: "Home visits",
    explanation: "Visits at your home.",
    is_basic: false,
  },
];

function about(name: string) {
  const position = list.findIndex((service) => service.name === name);
  return {
    label: String(list[position]?.label),
    explanation: String(list[position]?.explanation),
    position,
  };
}

async function openListing(changes: Partial<ListingDetail>) {
  mockMemberData();
  answerListing(() => detailRow(changes));
  const app = renderApp(paths.listing(detailRow().id));
  await screen.findByRole("heading", { level: 1, name: "Oak Family Medicine" });
  return app;
}

test("a listing shows what the fee covers in groups and explains each service", async () => {
  await openListing({
    services: [
      { coverage: "extra", price: 35, note: null, about: about("ekg") },
      { coverage: "not offered", price: null, note: null, about: about("home_visits") },
      { coverage: "included", price: null, note: "One a year", about: about("annual_physical") },
    ],
  });
  const heading = await screen.findByRole("heading", { level: 2, name: "What the fee covers" });
  const section = within(heading.closest("section") ?? document.body);
  const groups = section.getAllByRole("heading", { level: 3 }).map((group) => group.textContent);
  expect(groups).toEqual(["Included in the fee", "For an extra fee", "Not offered"]);
  expect(section.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "Annual physical",
    "EKG: $35",
    "Home visits",
  ]);
  expect(section.getByText("One a year")).toBeTruthy();
  expect(section.getByText("A test that records the heart’s electrical activity.")).toBeTruthy();
  expect(section.getByRole("link", { name: "Ask the practice" }).getAttribute("href")).toContain(
    "about=included",
  );
});

test("a practice without services has no section about them", async () => {
  await openListing({ services: [] });
  expect(screen.queryByRole("heading", { name: "What the fee covers" })).toBeNull();
});

async function openForm(practice: Partial<OwnListing> = {}, services = list) {
  await signInForTest();
  const sent = answerOwnListing({ practices: [ownListingRow(practice)] });
  server.use(http.get("http://api.test/rest/v1/services", () => HttpResponse.json(services)));
  const app = renderApp(paths.ownPractice(ownListingRow().id, { section: "included" }));
  const save = async () => app.user.click(await screen.findByRole("button", { name: "Save" }));
  return { ...app, sent, save };
}

// Queries by label, because role queries over the whole form are slow.
const choice = (name: string) => screen.findByLabelText<HTMLSelectElement>(name);
const typed = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

test("an owner can mark each service as included, extra, or not offered", async () => {
  const { user, sent, save } = await openForm();
  await user.selectOptions(await choice("Annual physical"), "Included");
  await user.click(screen.getByLabelText("Add a note: Annual physical"));
  expect(document.activeElement).toBe(typed(/^Annual physical: note/));
  await user.paste("One a year");
  await user.selectOptions(await choice("EKG"), "Extra");
  await user.click(typed(/^EKG: extra fee/));
  await user.paste("$35.50");
  await user.selectOptions(await choice("Home visits"), "Not offered");
  await save();
  await findToasts();
  expect(savedChanges(sent)[0]?.services).toEqual([
    { service: "annual_physical", coverage: "included", price: null, note: "One a year" },
    { service: "ekg", coverage: "extra", price: 35.5, note: null },
    { service: "home_visits", coverage: "not offered", price: null, note: null },
  ]);
});

test("an invalid price shows its error at the field and in a summary that links to it", async () => {
  const services = [{ service: "ekg", coverage: "extra" as const, price: 35, note: null }];
  const { user, sent, save } = await openForm({ services });
  await user.click(await screen.findByLabelText("$35: EKG"));
  await user.clear(typed(/^EKG: extra fee/));
  await user.paste("$0");
  await save();
  expect(await screen.findByText("Enter a fee above $0, or choose “Included”")).toBeTruthy();
  const summary = screen.getByText(/^What the fee covers: Enter a fee above/);
  await waitFor(() => expect(document.activeElement?.contains(summary)).toBe(true));
  await user.click(summary);
  expect(document.activeElement).toBe(typed(/^EKG: extra fee/));
  await user.clear(typed(/^EKG: extra fee/));
  await user.paste("40");
  expect(screen.queryByText(/^Enter a fee above/)).toBeNull();
  expect(document.activeElement).toBe(typed(/^EKG: extra fee/));
  expect(sent).toEqual([]);
});

test("the fee and the note of one service are edited at a time, and shown in short", async () => {
  const services = [
    { service: "ekg", coverage: "extra" as const, price: 35, note: "Two a year" },
    { service: "home_visits", coverage: "included" as const, price: null, note: "Nearby" },
  ];
  const { user } = await openForm({ services });
  const ekg = await screen.findByLabelText("$35 · Two a year: EKG");
  expect(screen.queryByLabelText(/: (extra fee|note)$/)).toBeNull();
  await user.click(ekg);
  expect(ekg.getAttribute("aria-expanded")).toBe("true");
  expect(document.activeElement).toBe(typed(/^EKG: extra fee/));
  await user.click(screen.getByLabelText("Nearby: Home visits"));
  expect(document.activeElement).toBe(typed(/^Home visits: note/));
  expect(screen.queryByLabelText("EKG: note")).toBeNull();
  await user.paste(", twice");
  await user.click(screen.getByLabelText("Nearby, twice: Home visits"));
  expect(screen.queryByLabelText("Home visits: note")).toBeNull();
});

test("all basic services without an answer are included in one click, which can be undone", async () => {
  const services = [
    { service: "annual_physical", coverage: "extra" as const, price: 50, note: null },
  ];
  const more = [
    ...list,
    { name: "chronic_care", label: "Chronic care", explanation: "Ongoing.", is_basic: true },
    { name: "video_visits", label: "Video visits", explanation: "By video.", is_basic: true },
  ];
  const { user, sent, save } = await openForm({ services }, more);
  const answers = () =>
    more.map(({ label }) => screen.getByLabelText<HTMLSelectElement>(label).value);
  const before = ["extra", "", "", "", "", ""];
  const after = ["extra", "included", "", "", "included", "included"];
  await user.click(await screen.findByRole("button", { name: "Include all basic services" }));
  expect(answers()).toEqual(after);
  const status = screen.getByText(/^Set to/);
  expect(status.textContent).toBe(
    "Set to “Included”: Office visits, Chronic care, and Video visits.",
  );
  expect(status.getAttribute("role")).toBe("status");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Undo" }));
  await user.keyboard("{Enter}");
  expect(answers()).toEqual(before);
  expect(status.textContent).toBe("Undone.");
  expect(screen.queryByText("You have unsaved changes.")).toBeNull();

  // An answer that was changed since then survives the undo.
  await user.keyboard("{Enter}");
  await user.selectOptions(await choice("Chronic care"), "Not offered");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(answers()).toEqual(["extra", "", "", "", "not offered", ""]);
  await user.click(screen.getByRole("button", { name: "Include all basic services" }));
  await save();
  await findToasts();
  expect(savedChanges(sent)[0]?.services).toMatchObject([
    { service: "annual_physical", coverage: "extra", price: 50 },
    { service: "chronic_care", coverage: "not offered" },
    { service: "office_visits", coverage: "included", price: null, note: null },
    { service: "video_visits", coverage: "included" },
  ]);
});

test("the form shows the stored services and sends only changed ones", async () => {
  const services = [
    { service: "ekg", coverage: "extra" as const, price: 35, note: null },
    { service: "home_visits", coverage: "included" as const, price: null, note: null },
  ];
  const { user, sent, save } = await openForm({ services });
  expect((await choice("EKG")).value).toBe("extra");
  expect(screen.getByLabelText("$35: EKG")).toBeTruthy();
  expect(screen.queryByText("You have unsaved changes.")).toBeNull();
  await user.selectOptions(await choice("EKG"), "Not specified");
  await save();
  await findToasts();
  expect(savedChanges(sent)).toEqual([{ services: [services[1]] }]);
});

test("if services fail to load, the form shows an error, and the rest of it works", async () => {
  await signInForTest();
  answerOwnListing({ practices: [ownListingRow()] });
  server.use(http.get("http://api.test/rest/v1/services", () => apiError(400)));
  renderApp(paths.ownPractice(ownListingRow().id, { section: "included" }));
  expect(await screen.findByText(genericMessages.invalid)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Save" })).toBeTruthy();
});

test("an admin can see and change what the fee covers", async () => {
  const services = [
    {
      service: "ekg",
      coverage: "extra" as const,
      price: 35,
      note: "Also by request",
      about: about("ekg"),
    },
  ];
  answerRows("get", "doctors", () => [adminListing({ services })]);
  answerRows("get", "listing_versions", () => []);
  answerRows("get", "services", () => list);
  answerPlaceChecks();
  const { user } = await openAdminAt(`/admin/listings/${listingId}/edit`);
  const saves = answerSaves(adminListing);
  await user.click(await screen.findByText("What the fee covers"));
  await user.selectOptions(await choice("EKG"), "Included");
  await user.click(screen.getByRole("button", { name: "Save listing" }));
  await findToasts();
  expect(saves.map(({ changes }) => changes)).toEqual([
    { services: [{ service: "ekg", coverage: "included", price: null, note: "Also by request" }] },
  ]);
  expect(await screen.findByText("EKG: Extra: $35, Also by request")).toBeTruthy();
});
