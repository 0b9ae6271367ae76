import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectConsole } from "@/test/console";
import { answerSearch } from "@/test/directory-api";
import { expectHeadingsInOrder } from "@/test/headings";
import { scrollEverythingIntoView } from "@/test/intersection";
import { searchRow } from "@/test/listings";
import { answerPlace, cityRow, hrefsIn } from "@/test/place-api";
import { renderApp } from "@/test/render-app";
import { structuredDataByType } from "@/test/structured-data";

const main = () => within(screen.getByRole("main"));
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const roundRock = "/directory/texas/round-rock";

const section = (name: string) => screen.findByRole("region", { name });

test("a state shows its summary, cities, and practices", async () => {
  const cities = [cityRow("Austin", { practice_count: 14 }), cityRow("Round Rock")];
  const requests = answerPlace({ cities });
  renderApp("/directory/texas");
  await heading("Direct Primary Care in Texas");
  expect(
    await screen.findByText("15 practices. 12 publish a price; the typical price is $85 a month."),
  ).toBeTruthy();
  expect(hrefsIn(await section("Cities in Texas"))).toEqual([
    ["Austin 14 practices", "/directory/texas/austin"],
    ["Round Rock 2 practices", roundRock],
  ]);
  await screen.findByRole("heading", { level: 2, name: "Oak Family Medicine" });
  expect(requests.described).toEqual([{ in_state: "TX" }]);
  expect(requests.listed).toEqual([{ in_state: "TX", page_size: 24 }]);
  expect(main().queryByText(/in the directory$/)).toBeNull();
  const onMap = main().getByRole("link", { name: "See them on a map" });
  expect(onMap.getAttribute("href")).toBe("/directory?search=Texas&map=yes");
  expectHeadingsInOrder();
  await waitFor(() => expect(document.title).toContain("Direct Primary Care in Texas"));
});

test("a city shows its practices and nearby cities, and links to its state", async () => {
  const cities = [
    cityRow("Georgetown", { miles: 9.4 }),
    cityRow("Hugo", { state: "OK", miles: 0.4 }),
  ];
  const requests = answerPlace({ facts: { city: "Round Rock", priced_count: 2 }, cities });
  renderApp(roundRock);
  await heading("Direct Primary Care in Round Rock, Texas");
  expect(await screen.findByText("15 practices.")).toBeTruthy();
  expect(hrefsIn(await section("Nearby cities with practices"))).toEqual([
    ["Georgetown 9 miles", "/directory/texas/georgetown"],
    ["Hugo, OK less than a mile", "/directory/oklahoma/hugo"],
  ]);
  const trail = screen.getByRole("navigation", { name: "Breadcrumbs" });
  expect(hrefsIn(trail)).toEqual([
    ["Directory", "/directory"],
    ["Texas", "/directory/texas"],
  ]);
  expect(within(trail).getByText("Round Rock").getAttribute("aria-current")).toBe("page");
  expect(main().getByRole("link", { name: "All practices in Texas" })).toBeTruthy();
  const onMap = main().getByRole("link", { name: "See them on a map" });
  expect(onMap.getAttribute("href")).toBe("/directory?search=Round+Rock%2C+TX&map=yes");
  expect(requests.described).toEqual([{ in_state: "TX", in_city: "round-rock" }]);
  expect(requests.listed).toEqual([{ in_state: "TX", in_city: "round-rock", page_size: 24 }]);
  const items = structuredDataByType().BreadcrumbList?.itemListElement as { item: string }[];
  expect(items.map(({ item }) => item)).toEqual(["/", "/directory", "/directory/texas", roundRock]);
});

test("a city's name comes from the database, not from its slug", async () => {
  answerPlace({ facts: { city: "St. Louis" } });
  renderApp("/directory/missouri/st-louis");
  await heading("Direct Primary Care in St. Louis, Missouri");
  await waitFor(() =>
    expect(document.title).toBe("Direct Primary Care in St. Louis, MO | DPC Nearby"),
  );
});

test("many cities are collapsed and can be expanded", async () => {
  const cities = Array.from({ length: 12 }, (_, index) => cityRow(`City ${index}`));
  answerPlace({ cities });
  renderApp("/directory/texas");
  const list = await section("Cities in Texas");
  expect(within(list).getByText("2 more cities")).toBeTruthy();
  expect(hrefsIn(list)).toHaveLength(12);
});

test.each([
  ["/directory/TX", "/directory/texas"],
  ["/directory/Texas/", "/directory/texas"],
  ["/directory/tx/Round%20Rock", roundRock],
  ["/directory/AS", "/directory/american-samoa"],
])("%s is the same place as %s", async (address, path) => {
  answerPlace();
  const { router } = renderApp(address);
  await screen.findByText("Oak Family Medicine");
  expect(router.state.location.pathname).toBe(path);
});

test.each(["/directory/atlantis", "/directory/atlantis/austin", "/directory/texas/!"])(
  "%s is not found, without a database request",
  async (address) => {
    expectConsole("error", new RegExp(`Page not found: ${address}$`));
    const requests = answerPlace();
    renderApp(address);
    await heading("Page Not Found");
    expect(requests).toEqual({ described: [], listed: [] });
  },
);

test("a city unknown to the database is not found", async () => {
  expectConsole("error", /Page not found: \/directory\/texas\/atlantis$/);
  answerPlace({ facts: null, listings: () => [] });
  renderApp("/directory/texas/atlantis");
  await heading("Page Not Found");
  expect(document.head.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
});

const none = { practice_count: 0, priced_count: 0, median_price: null };

test("a city without practices says so and suggests where to look", async () => {
  const cities = [cityRow("Austin", { miles: 20 })];
  answerPlace({ facts: { ...none, city: "Hutto" }, cities, listings: () => [] });
  answerSearch(() => []);
  renderApp("/directory/texas/hutto");
  await screen.findByRole("heading", {
    level: 2,
    name: "No practices with an office in Hutto, Texas are listed yet.",
  });
  const nearest = main().getByRole("link", { name: "Show the nearest practices" });
  expect(nearest.getAttribute("href")).toBe("/directory?search=Hutto%2C+TX");
  for (const name of ["Add a Doctor", "Add a doctor you know"]) {
    expect(main().getByRole("link", { name }).getAttribute("href")).toBe("/add-doctor");
  }
  expect(hrefsIn(await section("Nearby cities with practices"))).toHaveLength(1);
  expect(screen.queryByText("0 practices.")).toBeNull();
  expect(document.head.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
});

test("a state without practices links to all doctors", async () => {
  answerPlace({ facts: none, listings: () => [] });
  answerSearch(() => []);
  renderApp("/directory/wyoming");
  await screen.findByText("No practices with an office in Wyoming are listed yet.");
  expect(main().getByRole("link", { name: "View All Doctors" }).getAttribute("href")).toBe(
    "/directory",
  );
});

test("a city on an island without practices shows telehealth instead of practices across the sea", async () => {
  answerPlace({ facts: { ...none, city: "San Juan" }, listings: () => [] });
  const searches = answerSearch(() => [
    searchRow({ practice_name: "Coqui Telehealth", telehealth_only: true, state: "PR" }),
  ]);
  renderApp("/directory/puerto-rico/san-juan");
  await screen.findByText("No practices with an office in San Juan, Puerto Rico are listed yet.");
  expect(screen.queryByRole("link", { name: "Show the nearest practices" })).toBeNull();
  const shown = await section("Telehealth in Puerto Rico");
  expect(within(shown).getByRole("link", { name: "Coqui Telehealth" })).toBeTruthy();
  expect(searches.map(({ search }) => search)).toEqual(["telehealth only in Puerto Rico"]);
});

test("the telehealth practices of a state follow the practices of a city", async () => {
  answerPlace({ facts: { city: "Austin" } });
  answerSearch(() => [
    searchRow({ practice_name: "Prairie Video Care", telehealth_only: true, state: "TX" }),
  ]);
  renderApp("/directory/texas/austin");
  await screen.findByText(/^15 practices\./);
  scrollEverythingIntoView();
  const shown = await section("Telehealth in Texas");
  expect(within(shown).getByRole("link", { name: "Prairie Video Care" })).toBeTruthy();
});
