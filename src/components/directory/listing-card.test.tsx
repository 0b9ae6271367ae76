import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { answerSearch } from "@/test/directory-api";
import { type SearchRow, searchRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";

async function openCard(changes: Partial<SearchRow> = {}) {
  answerSearch(() => [searchRow({ practice_name: "Oak Family Medicine", ...changes })]);
  renderApp(paths.directory());
  const name = await screen.findByRole("heading", { level: 2, name: "Oak Family Medicine" });
  const element = name.closest("li");
  if (!element) throw new Error("The doctor is not in the list.");
  return { card: within(element), element };
}

test("a card shows the practice, its clinician, and its place", async () => {
  const { card } = await openCard({ credentials: "MD, FAAFP", bio: "We know your name." });
  expect(card.getByText("MD, FAAFP")).toBeTruthy();
  expect(card.getByText("We know your name.").className).toContain("line-clamp-2");
  expect(card.getByText("Austin, TX")).toBeTruthy();
});

test("a practice without a photo shows its initials", async () => {
  const { card, element } = await openCard({ photo_url: null });
  expect(card.getByText("OM")).toBeTruthy();
  expect(element.querySelector("img")).toBeNull();
});

test("a practice's photo is shown", async () => {
  const photo = "http://api.test/storage/v1/object/public/practice-photos/oak.jpg";
  const { card, element } = await openCard({ photo_url: photo });
  expect(element.querySelector("img")?.src).toBe(photo);
  expect(card.queryByText("OM")).toBeNull();
});

test.each([null, ""])("a bio of %j shows a placeholder", async (bio) => {
  const { card } = await openCard({ bio });
  expect(card.getByText("No description available").className).toContain("text-ink-soft");
});

test.each([
  [75, "$75/month"],
  [75.5, "$75.50/month"],
  [0, "$0/month"],
])("a price of %d reads %s", async (monthly_price, text) => {
  const { card } = await openCard({ monthly_price });
  expect(card.getByText(text)).toBeTruthy();
});

test.each([
  [{ price_from: 79, yearly_price: 800, couple_price: 140 }, "From $79/month"],
  [{ price_from: 79.5 }, "From $79.50/month"],
  [{ yearly_price: 800, couple_price: 140 }, "$800/year"],
  [{ couple_price: 140 }, "$140/month for two adults"],
])("without a single price, %j reads %s", async (prices, text) => {
  const { card } = await openCard({ monthly_price: null, ...prices });
  expect(card.getByText(text)).toBeTruthy();
  expect(card.queryByText("Price on request")).toBeNull();
});

test('a card without a price shows "Price on request"', async () => {
  const { card } = await openCard({ monthly_price: null });
  expect(card.getByText("Price on request")).toBeTruthy();
  expect(card.queryByText(/\$/)).toBeNull();
});

test.each<[boolean | null, boolean, string[]]>([
  [true, true, ["Accepting Patients", "Telehealth"]],
  [true, false, ["Accepting Patients"]],
  [false, true, ["Full", "Telehealth"]],
  [false, false, ["Full"]],
  [null, false, []],
])("accepting %j and telehealth %j show %j", async (accepting, telehealth_only, badges) => {
  const { card } = await openCard({ accepting_new_patients: accepting, telehealth_only });
  const shown = card.queryAllByText(/^(Accepting Patients|Full|Telehealth)$/);
  expect(shown.map((badge) => badge.textContent)).toEqual(badges);
});

test.each([
  ["owned", 1],
  ["claimed", 0],
  ["none", 0],
] as const)("a practice that is %s has %d verified badges", async (ownership, count) => {
  const { card } = await openCard({ ownership });
  expect(card.queryAllByText("Verified")).toHaveLength(count);
});

test.each<[number | null, string | null]>([
  [0.4, "less than a mile away"],
  [1.2, "1 mile away"],
  [17.6, "18 miles away"],
  [null, null],
])("a distance of %j reads %j", async (distance_miles, text) => {
  const { card } = await openCard({ distance_miles });
  expect(card.queryByText(/ away$/)?.textContent ?? null).toBe(text);
});

test.each([
  ["North", "2 miles away (North)"],
  [null, "2 miles away (nearest office)"],
])("a card shows the nearest office, here %j", async (office_name, text) => {
  const office = { office_name, office_city: "Round Rock", office_state: "TX" };
  const { card } = await openCard({ distance_miles: 2, ...office });
  const distance = card.getByText(/ miles away/);
  expect(distance.textContent).toBe(text);
  expect(distance.parentElement?.textContent).toBe(`Round Rock, TX${text}`);
});

test("markup in a name is shown as text", async () => {
  answerSearch(() => [searchRow({ practice_name: "<b>Oak</b> & Sons" })]);
  renderApp(paths.directory());
  expect(await screen.findByRole("link", { name: "<b>Oak</b> & Sons" })).toBeTruthy();
});

test("a photo from another host is not loaded", async () => {
  const photo = "https://elsewhere.example/storage/v1/object/public/practice-photos/oak.jpg";
  const { card, element } = await openCard({ photo_url: photo });
  expect(element.querySelector("img")).toBeNull();
  expect(card.getByText("OM")).toBeTruthy();
});
