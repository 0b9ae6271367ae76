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

test("a card shows the practice, what it says about its clinician, and its place", async () => {
  const { card } = await openCard({ credentials: "Elena Marsh, MD", bio: "We know your name." });
  expect(card.getByText("Family Medicine · Elena Marsh, MD")).toBeTruthy();
  const about = card.getByText("We know your name.").className.split(" ");
  expect(about.filter((name) => name.startsWith("line-clamp"))).toEqual(["line-clamp-2"]);
  expect(card.getByText("Austin, TX")).toBeTruthy();
});

test.each([
  ["MD, FAAFP", "Family Medicine", "Family Medicine · MD, FAAFP"],
  ["MD, Family Medicine", "Family Medicine", "Family Medicine · MD"],
  ["Elena Marsh, MD", null, "Elena Marsh, MD"],
  [null, "Pediatrics", "Pediatrics"],
])("credentials %j and specialty %j read %j", async (credentials, specialty, text) => {
  const { card } = await openCard({ credentials, specialty });
  expect(card.getByText(text)).toBeTruthy();
});

test("a card never shows only a degree", async () => {
  const { card } = await openCard({ credentials: "MD, FAAFP", specialty: null });
  expect(card.queryByText(/MD/)).toBeNull();
});

const hiro = { name: "Hiro Cardenas", credentials: "DO" };
const elena = { name: "Elena Marsh", credentials: "MD" };
const photoOf = (file: string, bucket = "clinician-photos") =>
  `http://api.test/storage/v1/object/public/${bucket}/oak/${file}`;

test("a card names the specialty and the first clinicians instead of the credentials, and counts the others", async () => {
  const clinicians = [elena, { name: "Ana Ruiz" }, hiro];
  const { card } = await openCard({ credentials: "MD", clinicians, clinician_count: 5 });
  const names = "Family Medicine · Elena Marsh, MD · Ana Ruiz · Hiro Cardenas, DO · 2 more";
  expect(card.getByText(/^Elena Marsh, MD/).closest("p")?.textContent).toBe(names);
  expect(card.queryByText("MD, Family Medicine")).toBeNull();
});

test("the clinician who was searched for is marked", async () => {
  const clinicians = [{ ...hiro, is_searched: true }, elena];
  const { element } = await openCard({ clinicians, clinician_count: 2 });
  const marks = [...element.querySelectorAll("mark")].map(({ textContent }) => textContent);
  expect(marks).toEqual(["Hiro Cardenas, DO"]);
});

test("the faces of clinicians replace the initials of the practice", async () => {
  const clinicians = [elena, { ...hiro, photo_url: photoOf("hiro.webp") }];
  const { card, element } = await openCard({ clinicians, clinician_count: 2 });
  const sources = [...element.querySelectorAll("img")].map(({ src }) => src);
  expect(sources).toEqual([photoOf("hiro.webp")]);
  expect(card.queryByText("OM")).toBeNull();
});

test("the photo of the practice is shown before the faces", async () => {
  const clinicians = [{ ...hiro, photo_url: photoOf("hiro.webp") }];
  const photo_url = photoOf("oak.webp", "practice-photos");
  const { element } = await openCard({ photo_url, clinicians, clinician_count: 1 });
  const sources = [...element.querySelectorAll("img")].map(({ src }) => src);
  expect(sources).toEqual([photo_url, photoOf("hiro.webp")]);
});

test("a card shows a step-free entrance and the languages other than English", async () => {
  const languages = ["English", "Spanish", "Vietnamese, basic"];
  const { card } = await openCard({ step_free: true, languages });
  expect(card.getByText("Step-free")).toBeTruthy();
  expect(card.getByText(/Spanish/).textContent).toBe("Speaks Spanish, Vietnamese (basic)");
});

test.each([false, null])(
  "a card with step-free %j and only English shows neither",
  async (free) => {
    const { card } = await openCard({ step_free: free });
    expect(card.queryByText(/Step-free|Speaks/)).toBeNull();
  },
);

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

test.each([null, ""])("a bio of %j has a placeholder that takes no room", async (bio) => {
  const { card } = await openCard({ bio });
  expect(card.getByText("No description available").className).toBe("sr-only");
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

test("a full practice with a waitlist says so", async () => {
  const { card } = await openCard({ accepting_new_patients: false, has_waitlist: true });
  expect(card.getByText("Waitlist")).toBeTruthy();
  expect(card.queryByText("Full")).toBeNull();
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

test("a practice that works by telehealth only has no distance", async () => {
  const { card } = await openCard({ distance_miles: 151, telehealth_only: true });
  expect(card.queryByText(/away/)).toBeNull();
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

test("a photo with the address of another host is loaded from our storage", async () => {
  const photo = "https://elsewhere.example/storage/v1/object/public/practice-photos/oak.jpg";
  const { element } = await openCard({ photo_url: photo });
  const own = "http://api.test/storage/v1/object/public/practice-photos/oak.jpg";
  expect(element.querySelector("img")?.src).toBe(own);
});
