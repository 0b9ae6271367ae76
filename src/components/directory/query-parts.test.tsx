import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { storeHousehold } from "@/hooks/prices/household";
import { paths } from "@/lib/paths";
import { answerCounts, answerSearch, apiError, type QueryPartRow } from "@/test/directory-api";
import { answerHousehold, householdPrice } from "@/test/household-api";
import { searchRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";

beforeEach(() => storeHousehold(null));

const nearAustin = searchRow({ total: 3, place: "Austin, TX", place_radius: 25 });
const reading: QueryPartRow[] = [
  { kind: "tag", label: "Pediatrics", without: "austin" },
  { kind: "place", label: "Austin, TX", without: "pediatrician" },
];

const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute("href"));

test("the parsed query is shown as removable parts", async () => {
  const requests = answerSearch(() => [nearAustin], reading);
  const { user, router } = renderApp(paths.directory({ search: "pediatrician austin" }));
  const parts = within(await screen.findByRole("list", { name: "Search interpreted as" }));
  expect(parts.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Pediatrics",
    "near Austin, TX",
  ]);
  expect(hrefs(parts.getAllByRole("link"))).toEqual([
    "/directory?search=austin",
    "/directory?search=pediatrician",
  ]);

  await user.click(parts.getByRole("link", { name: "Remove Pediatrics" }));
  expect(router.state.location.search).toBe("?search=austin");
  expect(requests.at(-1)?.search).toBe("austin");
});

test("the radius stays when another part is removed, unless nothing is left", async () => {
  answerSearch(
    () => [searchRow({ place: "Austin, TX", place_radius: 100 })],
    [
      { kind: "place", label: "Austin, TX", without: "" },
      { kind: "words", label: "marsh", without: "austin" },
    ],
  );
  renderApp(paths.directory({ search: "marsh austin", radius: 100 }));
  const parts = within(await screen.findByRole("list", { name: "Search interpreted as" }));
  expect(hrefs(parts.getAllByRole("link"))).toEqual([
    "/directory",
    "/directory?search=austin&radius=100",
  ]);
});

test("a radius in the text is selected, and a chosen one takes precedence", async () => {
  const said: QueryPartRow = { kind: "radius", label: "30", without: "pediatrician austin" };
  answerSearch(
    ({ radius_miles: place_radius = 30 }) => [{ ...nearAustin, place_radius }],
    [...reading, said],
  );
  const search = "pediatrician within 30 miles of austin";
  const { user, router } = renderApp(paths.directory({ search }));
  const distance = await screen.findByLabelText<HTMLSelectElement>("Distance");
  expect(distance.value).toBe("30");
  await user.selectOptions(distance, "50 miles");
  expect(router.state.location.search).toContain("&radius=50");
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>("Distance").value).toBe("50"),
  );
});

test("a place name shared by several places offers the others", async () => {
  answerSearch(
    () => [searchRow({ place: "Springfield, IL", place_radius: 25 })],
    [
      { kind: "place", label: "Springfield, IL", without: "" },
      { kind: "other place", label: "Springfield, MA", without: "Springfield, MA" },
      { kind: "other place", label: "Springfield, MO", without: "Springfield, MO" },
    ],
  );
  renderApp(paths.directory({ search: "Springfield" }));
  const other = await screen.findByRole("link", { name: "Springfield, MA" });
  expect(other.getAttribute("href")).toBe("/directory?search=Springfield%2C+MA");
  expect(other.closest("p")?.textContent).toBe("Did you mean Springfield, MA · Springfield, MO?");
});

test('a state is labeled "in" instead of "near"', async () => {
  answerSearch(() => [searchRow()], [{ kind: "state", label: "Texas", without: "" }]);
  renderApp(paths.directory({ search: "texas" }));
  expect(await screen.findByRole("link", { name: "Remove in Texas" })).toBeTruthy();
});

test.each<[search: string, row: QueryPartRow, sentence: string]>([
  [
    "99999",
    { kind: "missing ZIP", label: "99999", without: "" },
    "There's no ZIP code 99999. Check the digits.",
  ],
  [
    "1234",
    { kind: "missing ZIP", label: "1234", without: "" },
    "ZIP codes have 5 digits; 1234 has 4.",
  ],
  [
    "canada",
    { kind: "outside", label: "Canada", without: "" },
    "The directory doesn't cover Canada yet. It covers the United States and its territories.",
  ],
])("a search for %s without results says why", async (search, row, sentence) => {
  answerSearch((body) => (body.search ? [] : [searchRow()]), [row]);
  renderApp(paths.directory({ search }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByRole("link", { name: "View All Doctors" })).toBeTruthy();
});

test.each<[kind: QueryPartRow["kind"], label: string, sentence: string]>([
  ["not listed", "female", "Listings don't mention “female”, so we ignored it."],
  ["excluded", "no nurses", "We can't leave practices out, so we ignored “no nurses”."],
  [
    "lowest price",
    "50",
    "We only use the upper end of a price range, so these include prices below $50.",
  ],
  ["insurance", "aetna", "DPC practices don't bill insurance, so we ignored “aetna”."],
  [
    "sharing plan",
    "medishare",
    "DPC usually works with plans whose members share their bills. Ask your plan what it shares. We didn't filter by “medishare”.",
  ],
  [
    "household",
    "40?,40?,8?,8?",
    "Prices and price limits here are for one adult. Add everyone's age to compare what your household pays.",
  ],
  [
    "emergency",
    "chest pain",
    "In an emergency, call 911. For a mental health crisis, call or text 988.",
  ],
])("%s terms are reported as ignored", async (kind, label, sentence) => {
  answerSearch(() => [nearAustin], [...reading, { kind, label, without: "pediatrician austin" }]);
  renderApp(paths.directory({ search: `${label} pediatrician austin` }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  const parts = within(screen.getByRole("list", { name: "Search interpreted as" }));
  expect(parts.queryByText(label)).toBeNull();
});

test("a household whose ages the text doesn't name opens the dialog with its people", async () => {
  answerSearch(() => [nearAustin], [{ kind: "household", label: "40?,40?,8?", without: "" }]);
  const { user } = renderApp(paths.directory({ search: "2 adults and a kid" }));
  const note = await screen.findByText(/^Prices and price limits here are for one adult/);
  const beside = within(note.parentElement ?? document.body);
  await user.click(beside.getByRole("button", { name: "Who is it for?" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Who is it for?" }));
  const ages = dialog.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value);
  expect(ages).toEqual(["40", "40", "8"]);
});

test("a household whose ages the text names determines the prices", async () => {
  answerSearch(() => [nearAustin], [{ kind: "household", label: "70,68", without: "" }]);
  const requests = answerHousehold(() => [householdPrice()]);
  renderApp(paths.directory({ search: "my dad is 70 and my mom is 68" }));
  expect(await screen.findByText("$230/month")).toBeTruthy();
  expect(requests.at(-1)?.ages).toEqual([70, 68]);
  expect(screen.queryByText(/for one adult/)).toBeNull();
});

test("a search for one adult without an age needs no household", async () => {
  answerSearch(() => [nearAustin], [{ kind: "household", label: "40?", without: "" }]);
  renderApp(paths.directory({ search: "doctor for my mom" }));
  expect(await screen.findByText("$75/month")).toBeTruthy();
  expect(screen.queryByText(/for one adult/)).toBeNull();
});

test("a weekday says how many of the practices are open on it", async () => {
  answerSearch(() => [nearAustin], [{ kind: "tag", label: "Open Mondays", without: "austin" }]);
  answerCounts({ total: 4 });
  renderApp(paths.directory({ search: "austin monday" }));
  expect(await screen.findByText("Open Mondays: 3 of 4 practices")).toBeTruthy();
});

test("an abbreviation can be a state or a profession", async () => {
  answerSearch(
    () => [searchRow({ state: "PA" })],
    [
      { kind: "state", label: "Pennsylvania", without: "" },
      { kind: "other place", label: "Physician Assistant", without: "Physician Assistant" },
    ],
  );
  renderApp(paths.directory({ search: "pa" }));
  const link = await screen.findByRole("link", { name: "Physician Assistant" });
  expect(hrefs([link])).toEqual(["/directory?search=Physician+Assistant"]);
});

test.each([
  ["nearest practices", [searchRow({ ...nearAustin, total: 0, is_nearest_fallback: true })]],
  ["no practices", []],
])("a search for Sunday with %s says that none publishes Sunday hours", async (_what, rows) => {
  answerSearch(() => rows, [{ kind: "filter", label: "open=sunday", without: "austin" }]);
  answerCounts({ total: 0 });
  renderApp(paths.directory({ search: "austin sunday" }));
  const note = "No practice that matches the rest of your search publishes Sunday hours.";
  expect(await screen.findByText(note)).toBeTruthy();
});

const marsh: QueryPartRow[] = [
  { kind: "words", label: "marsh", without: "austin" },
  { kind: "place", label: "Austin, TX", without: "marsh" },
];

test("a name without a match in the city shows the city's practices and links to matches elsewhere", async () => {
  answerSearch(() => [{ ...nearAustin, unmatched: "marsh", elsewhere: 2 }], marsh);
  renderApp(paths.directory({ search: "marsh austin" }));
  const noMatch = "Nothing within 25 miles of Austin, TX matches “marsh”.";
  const shown = "Showing 3 practices within 25 miles of Austin, TX, nearest first.";
  expect(await screen.findByRole("heading", { name: `${noMatch} ${shown}` })).toBeTruthy();
  expect(screen.getByText("Oak Family Medicine")).toBeTruthy();
  const elsewhere = await screen.findByRole("link", {
    name: "See 2 practices elsewhere for “marsh”",
  });
  expect(elsewhere.getAttribute("href")).toBe("/directory?search=marsh");
});

test("a name without any match has no link elsewhere", async () => {
  answerSearch(() => [{ ...nearAustin, unmatched: "marsh", elsewhere: 0 }], marsh);
  renderApp(paths.directory({ search: "marsh austin" }));
  expect(await screen.findByRole("link", { name: "Remove marsh" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: /elsewhere/ })).toBeNull();
});

test("results are shown even if the parsed query fails to load", async () => {
  answerSearch(
    () => [searchRow()],
    () => apiError(400),
  );
  renderApp(paths.directory({ search: "oak" }));
  expect(await screen.findByText("Oak Family Medicine")).toBeTruthy();
  expect(screen.queryByRole("list", { name: "Search interpreted as" })).toBeNull();
});

test("a filter in the text is worded like the filter and can be removed", async () => {
  answerSearch(
    () => [nearAustin],
    [
      { kind: "filter", label: "price-to=80", without: "austin saturday" },
      { kind: "filter", label: "open=saturday", without: "under $80 austin" },
      { kind: "filter", label: "sort=price", without: "austin" },
      { kind: "filter", label: "open=someday", without: "austin" },
    ],
  );
  renderApp(paths.directory({ search: "under $80 austin saturday" }));
  const hrefOf = async (name: string) =>
    (await screen.findByRole("link", { name })).getAttribute("href");
  expect(await hrefOf("Remove Up to $80/month")).toBe("/directory?search=austin+saturday");
  expect(await hrefOf("Remove Open Saturdays")).toBe("/directory?search=under+%2480+austin");
  expect(screen.getByLabelText<HTMLSelectElement>("Sort by").value).toBe("price");
});

test("a filter in the text and in the URL is shown once, and removed from both", async () => {
  const requests = answerSearch(
    () => [nearAustin],
    [
      { kind: "tag", label: "Pediatrics", without: "under $80 saturday austin" },
      { kind: "filter", label: "price-to=80", without: "pediatrician saturday austin" },
      { kind: "filter", label: "open=saturday", without: "pediatrician under $80 austin" },
    ],
  );
  const search = "pediatrician under $80 saturday austin";
  const { user, router } = renderApp(
    paths.directory({ search, "price-to": "120", specialty: "pediatrics", open: "saturday" }),
  );
  const chips = within(await screen.findByRole("list", { name: "Active filters" }));
  await waitFor(() =>
    expect(hrefs(chips.getAllByRole("link"))).toEqual([
      "/directory?search=saturday+austin&price-to=120",
    ]),
  );
  expect(chips.getAllByRole("link").map((link) => link.textContent)).toEqual(["Pediatrics"]);
  expect(hrefs(screen.getAllByRole("link", { name: "Remove Up to $120/month" }))).toEqual([
    "/directory?search=pediatrician+saturday+austin&specialty=pediatrics",
  ]);
  expect(hrefs(screen.getAllByRole("link", { name: "Remove Open Saturdays" }))).toEqual([
    "/directory?search=pediatrician+austin&price-to=120&specialty=pediatrics",
  ]);
  const parts = screen.queryByRole("list", { name: "Search interpreted as" });
  expect(parts && within(parts).queryByText("Pediatrics")).toBeNull();
  await user.click(screen.getByRole("link", { name: "Clear all" }));
  expect(router.state.location.search).toBe("?search=austin");
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ search: "austin" }));
});

test("a price in the text is compared with the household's price", async () => {
  const requests = answerSearch(
    () => [nearAustin],
    [{ kind: "filter", label: "price-to=80", without: "austin" }],
  );
  answerHousehold(() => []);
  renderApp("/directory?search=under+%2480+austin&household=34,4");
  await waitFor(() => expect(requests.at(-1)?.filters).toEqual({ household: "34,4" }));
});

test('"medicare" is explained and offers the filter', async () => {
  const requests = answerSearch(
    () => [nearAustin],
    [{ kind: "medicare", label: "medicare", without: "austin" }],
  );
  const { user, router } = renderApp(paths.directory({ search: "medicare austin" }));
  const offer = { name: "Show practices that have opted out of Medicare" };
  const link = await screen.findByRole("link", offer);
  expect(link.closest("p")?.textContent).toMatch(/^Medicare doesn't pay .+ fees\. You can join /);
  await user.click(link);
  expect(router.state.location.search).toBe("?search=austin&medicare=opted-out");
  await waitFor(() => expect(requests.at(-1)?.filters).toEqual({ medicare: "opted-out" }));
  await waitFor(() => expect(screen.queryByRole("link", offer)).toBeNull());
});

test("a place that can also be a name offers to search for the name", async () => {
  answerSearch(
    () => [nearAustin],
    [{ kind: "name", label: "Austin French", without: '"Austin French"' }],
  );
  const { user, router } = renderApp(paths.directory({ search: "austin french" }));
  const name = "Search for the name “Austin French” instead";
  await user.click(await screen.findByRole("link", { name }));
  expect(router.state.location.search).toBe("?search=%22Austin+French%22");
});

test("a search that finds nothing because of filters in its text offers to remove them", async () => {
  answerSearch(
    ({ search }) => (search === "austin" ? [nearAustin] : []),
    [
      { kind: "filter", label: "price-to=20", without: "austin saturday" },
      { kind: "filter", label: "open=saturday", without: "austin under $20" },
      { kind: "place", label: "Austin, TX", without: "under $20 saturday" },
    ],
  );
  answerCounts({ total: 0 });
  const { user, router } = renderApp(paths.directory({ search: "austin under $20 saturday" }));
  expect(
    await screen.findByRole("heading", { name: "No practices match your filters" }),
  ).toBeTruthy();
  const ways = within(await screen.findByRole("list", { name: "Filters to remove" }));
  expect(hrefs(ways.getAllByRole("link"))).toEqual([
    "/directory?search=austin+saturday",
    "/directory?search=austin+under+%2420",
    "/directory?search=austin",
  ]);
  await user.click(ways.getByRole("link", { name: "Clear all filters" }));
  expect(await screen.findByText("Oak Family Medicine")).toBeTruthy();
  expect(router.state.location.search).toBe("?search=austin");
});
