import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { storeHousehold } from "@/hooks/prices/household";
import { paths } from "@/lib/paths";
import { answerCounts, answerSearch, apiError, type SearchBody } from "@/test/directory-api";
import { answerHousehold } from "@/test/household-api";
import { searchPage, searchRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";

afterEach(() => storeHousehold(null));

const rubbish =
  "accepting=maybe&telehealth=YES&in-person=&price-to=-5&price-to=1&priced=1&verified=true&confirmed=%00&specialty=%27%3B--&ages=8%208&language=%F0%9F%98%80&service=ekg_,x&sort=id&limit=9";

const dragons = "specialty=dragons&ages=eggs&language=klingon&service=fire";

const found = ({ filters }: SearchBody) =>
  searchPage(1, filters ? 3 : 6, { total: filters ? 3 : 6 });

/** Opens the dialog of some filters, and returns its queries. */
async function openFilters(
  user: ReturnType<typeof renderApp>["user"],
  button: string | RegExp = /^Filters/,
  name = "Filters",
) {
  await user.click(await screen.findByRole("button", { name: button }));
  return within(await screen.findByRole("dialog", { name }));
}

test("filters in the URL apply at once and are shown as removable chips", async () => {
  const requests = answerSearch(found);
  const selected = { accepting: "yes", "price-to": "100", specialty: "pediatrics", sort: "price" };
  const { user, router } = renderApp(paths.directory({ search: "tx", ...selected }));
  await screen.findByRole("heading", { name: "3 practices for “tx”, lowest price first" });
  expect(requests).toEqual([{ search: "tx", page_size: 24, filters: selected }]);

  const chips = within(await screen.findByRole("list", { name: "Active filters" }));
  expect(chips.getAllByRole("link").map((chip) => chip.textContent)).toEqual(["Pediatrics"]);
  expect(screen.getByRole("link", { name: "Remove Up to $100/month" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Filters 3" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Remove Accepting new patients" })).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>("Sort by").value).toBe("price");
  await user.click(chips.getByRole("link", { name: "Remove Pediatrics" }));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(router.state.location.search).toBe("?search=tx&accepting=yes&price-to=100&sort=price");
  await user.click(await screen.findByRole("link", { name: "Clear all" }));
  expect(router.state.location.search).toBe("?search=tx&sort=price");
  expect(await screen.findByRole("link", { name: "Accepting new patients" })).toBeTruthy();
});

test("the filters that are set come first, then Near me, the household, and the others", async () => {
  storeHousehold([34, 36, 4, 7]);
  answerSearch(found);
  answerHousehold(() => []);
  renderApp("/directory?search=tx&price-to=100&open=saturday&specialty=pediatrics");
  await screen.findByText("3 practices for “tx”");
  const row = screen.getByRole("button", { name: "Near me" }).parentElement;
  // On phones, what is set doesn't scroll out of sight.
  expect(within(row ?? document.body).queryByRole("link", { name: /^Remove/ })).toBeNull();
  expect(
    [...(row?.parentElement?.querySelectorAll("a, button") ?? [])].map((pill) => pill.textContent),
  ).toEqual([
    "Filters 3",
    "Up to $100",
    "Saturdays",
    "Pediatrics",
    "Clear all",
    "Near me",
    "2 + 2My household: 2 adults, 2 children",
    "Accepting",
    "Evenings",
    "Language",
  ]);
  expect(screen.getByRole("button", { name: "My household: 2 adults, 2 children" })).toBeTruthy();
});

test("a search that shows the nearest practices doesn't announce that there are none", async () => {
  answerSearch(() =>
    searchPage(1, 3, {
      total: 0,
      place: "Alpine, TX",
      place_radius: 25,
      is_nearest_fallback: true,
    }),
  );
  answerCounts({ total: 0 });
  const { user } = renderApp("/directory?search=Alpine,+TX&verified=yes");
  await screen.findByText(/^No practices within 25 miles of Alpine, TX match your filters/);
  expect(screen.getByText("No practices within the distance. These are the nearest.")).toBeTruthy();
  const sheet = await openFilters(user);
  expect(await sheet.findByRole("button", { name: "Show the nearest practices" })).toBeTruthy();
  expect(screen.queryByText("0 practices")).toBeNull();
});

test("invalid filters in the URL are ignored", async () => {
  const requests = answerSearch(found);
  renderApp(`/directory?search=tx&${rubbish}`);
  await screen.findByText("6 practices for “tx”");
  expect(requests).toEqual([{ search: "tx", page_size: 24 }]);
  expect(screen.queryByRole("list", { name: "Active filters" })).toBeNull();
});

test("an unknown option is ignored and dropped with the next change", async () => {
  const requests = answerSearch(found);
  const { user, router } = renderApp(`/directory?${dragons}&accepting=maybe&radius=50`);
  await screen.findByText("6 practices in the directory");
  expect(requests).toEqual([{ search: "", page_size: 24, radius_miles: 50 }]);
  await user.click(screen.getByRole("link", { name: "Map" }));
  expect(router.state.location.search).toBe("?radius=50&map=yes");
});

test("an unknown option is ignored besides a known one", async () => {
  const requests = answerSearch(found);
  answerCounts({ total: 3 });
  const { user, router } = renderApp("/directory?specialty=dragons,pediatrics&ages=eggs&search=tx");
  const chips = within(await screen.findByRole("list", { name: "Active filters" }));
  expect(requests).toEqual([{ search: "tx", page_size: 24, filters: { specialty: "pediatrics" } }]);
  expect(chips.getAllByRole("link").map((chip) => chip.textContent)).toEqual(["Pediatrics"]);
  await user.selectOptions(await screen.findByLabelText("Sort by"), "newest");
  expect(router.state.location.search).toBe("?search=tx&specialty=pediatrics&sort=newest");
});

test("an ignored filter is not listed among those to remove", async () => {
  answerSearch(() => []);
  renderApp(`/directory?${dragons}`);
  expect(await screen.findByText("No doctors found in this area.")).toBeTruthy();
  expect(screen.queryByText(/Your filter/)).toBeNull();
});

test("a pill applies its filter at once and keeps the focus, and Back undoes it", async () => {
  const requests = answerSearch(found);
  const { user, router } = renderApp(paths.directory({ search: "tx" }));
  const accepting = await screen.findByRole("link", { name: "Accepting new patients" });
  await user.click(accepting);
  expect(router.state.location.search).toBe("?search=tx&accepting=yes");
  expect(await screen.findByText("3 practices for “tx”")).toBeTruthy();
  const removing = screen.getByRole("link", { name: "Remove Accepting new patients" });
  expect(document.activeElement).toBe(removing);
  await user.click(screen.getByRole("link", { name: "Open Saturdays" }));
  await user.click(screen.getByRole("link", { name: "Open evenings" }));
  expect(router.state.location.search).toBe("?search=tx&accepting=yes&open=saturday%2Cevenings");
  await waitFor(() =>
    expect(requests.at(-1)?.filters).toEqual({ accepting: "yes", open: "saturday,evenings" }),
  );
  await user.click(screen.getByRole("link", { name: "Remove Open Saturdays" }));
  expect(router.state.location.search).toBe("?search=tx&accepting=yes&open=evenings");
  await router.navigate(-3);
  expect(router.state.location.search).toBe("?search=tx&accepting=yes");
});

test("all filters are shown with their counts, and long lists start with the common options", async () => {
  answerSearch(found);
  const counted = answerCounts({
    total: 6,
    "accepting yes": 3,
    "price-to 100": 2,
    "service stitches": 4,
    "service home-visits": 0,
  });
  const { user, router } = renderApp(paths.directory({ search: "tx" }));
  const sheet = await openFilters(user);
  await user.click(await sheet.findByRole("checkbox", { name: /^Accepting new patients 3/ }));
  await user.selectOptions(sheet.getByRole("combobox", { name: "Maximum per month" }), "$100 (2)");
  await waitFor(() => expect(counted.at(-1)).toEqual({ accepting: "yes", "price-to": "100" }));
  const offers = within(sheet.getByRole("group", { name: "Services" }));
  expect(offers.queryByRole("checkbox", { name: /^Home visits/ })).toBeNull();
  expect(offers.queryByRole("checkbox", { name: /^Stitches/ })).toBeNull();
  await user.click(offers.getByRole("button", { name: "Show all 20 services" }));
  await user.click(offers.getByRole("checkbox", { name: "Stitches 4" }));
  expect(router.state.location.search).toBe("?search=tx");
  await user.click(await sheet.findByRole("button", { name: "Show 6 practices" }));
  expect(router.state.location.search).toMatch(/accepting=yes&price-to=100&service=stitches$/);
  await user.click(await screen.findByRole("link", { name: "Remove Stitches" }));
  expect(router.state.location.search).toBe("?search=tx&accepting=yes&price-to=100");
});

test("several languages are selected together, and each can be removed", async () => {
  answerSearch(found);
  answerCounts({ total: 6 });
  const { user, router } = renderApp(paths.directory({ search: "tx" }));
  const sheet = await openFilters(user, "Language", "Language");
  expect(sheet.getAllByRole("checkbox")).toHaveLength(5);
  await user.click(sheet.getByRole("checkbox", { name: "Mandarin" }));
  await user.click(sheet.getByRole("checkbox", { name: "Spanish" }));
  await user.click(await sheet.findByRole("button", { name: /^Show (\d+ )?practices?$/ }));
  expect(router.state.location.search).toBe("?search=tx&language=mandarin%2Cspanish");
  await user.click(await screen.findByRole("link", { name: "Remove Mandarin" }));
  expect(router.state.location.search).toBe("?search=tx&language=spanish");
});

test("the price filter is one click away", async () => {
  answerSearch(found);
  answerCounts({ total: 6, "price-to 100": 2 });
  const { user, router } = renderApp(paths.directory({ search: "tx" }));
  const sheet = await openFilters(user, "Price", "Price");
  await user.selectOptions(await sheet.findByLabelText("Maximum per month"), "$100 (2)");
  await user.click(await sheet.findByRole("button", { name: /^Show (\d+ )?practices?$/ }));
  expect(router.state.location.search).toBe("?search=tx&price-to=100");
});

test("the filter sheet closes with Escape, collects filters, shows the count, and applies them together", async () => {
  const requests = answerSearch(found);
  answerCounts({ total: 14, "in-person yes": 3 });
  const { user, router } = renderApp(paths.directory({ search: "tx", radius: 50 }));
  await screen.findByText("6 practices for “tx”");
  await openFilters(user);
  await user.keyboard("{Escape}");
  const button = screen.getByRole("button", { name: "Filters" });
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(screen.queryByRole("dialog")).toBeNull();

  await user.keyboard("{Enter}");
  const sheet = within(await screen.findByRole("dialog", { name: "Filters" }));
  await user.click(await sheet.findByRole("checkbox", { name: /^In person 3/ }));
  await user.click(sheet.getByRole("checkbox", { name: /^Verified/ }));
  expect(requests).toHaveLength(1);
  await user.click(await sheet.findByRole("button", { name: "Show 14 practices" }));
  const heading = await screen.findByRole("heading", { name: "3 practices for “tx”" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(router.state.location.search).toBe("?search=tx&radius=50&in-person=yes&verified=yes");
  expect(requests).toHaveLength(2);
});

test("another search keeps the filters", async () => {
  const requests = answerSearch(found);
  const { user, router } = renderApp(
    paths.directory({ search: "tx", verified: "yes", radius: 50 }),
  );
  await screen.findByText("3 practices for “tx”");
  const box = await screen.findByRole("combobox", { name: "Find a doctor" });
  await user.clear(box);
  await user.type(box, "Boise{Enter}");
  await screen.findByText("3 practices for “Boise”");
  expect(router.state.location.search).toBe("?search=Boise&verified=yes");
  expect(requests.at(-1)).toMatchObject({ filters: { verified: "yes" } });
});

test("price filters use the household's price", async () => {
  const requests = answerSearch(found);
  answerHousehold(() => []);
  const { router } = renderApp("/directory?price-to=250&household=34,36,4");
  await screen.findByText("3 practices with these filters");
  expect(requests.at(-1)?.filters).toEqual({ "price-to": "250", household: "34,36,4" });
  await router.navigate("/directory?verified=yes&household=34,36,4");
  await waitFor(() => expect(requests.at(-1)?.filters).toEqual({ verified: "yes" }));
});

test("filters without results can be removed one by one, with their counts", async () => {
  answerSearch(({ filters }) => (filters?.verified ? [] : [searchRow()]));
  answerCounts({ total: 0, "without verified": 1, "without in-person": 0 });
  const { user, router } = renderApp("/directory?in-person=yes&verified=yes&sort=newest");
  await screen.findByRole("heading", { name: "No practices match your filters" });
  expect(screen.queryByText("No doctors found in this area.")).toBeNull();
  const ways = within(await screen.findByRole("list", { name: "Filters to remove" }));
  expect(await ways.findByRole("link", { name: "Remove “In person” (0)" })).toBeTruthy();
  expect(ways.getByRole("link", { name: "Clear all filters" })).toBeTruthy();
  await user.click(await ways.findByRole("link", { name: "Remove “Verified” (1)" }));
  await screen.findByRole("heading", { name: "1 practice with these filters, newest first" });
  expect(router.state.location.search).toBe("?in-person=yes&sort=newest");
});

test("a price limit without results says whose price it is, and offers to change the household", async () => {
  answerSearch(() => []);
  answerCounts({ total: 0 });
  answerHousehold(() => []);
  storeHousehold([34, 36, 4]);
  const { user } = renderApp("/directory?price-to=60");
  const text = "Prices and ages are those of your household: 2 adults, 1 child.";
  const sentence = await screen.findByText(text);
  const frame = within(sentence.parentElement ?? document.body);
  await user.click(frame.getByRole("button", { name: "My household" }));
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

test("late responses out of order show the current filters", async () => {
  const held = new Map<string, () => void>();
  answerSearch(async ({ filters }) => {
    const name = filters?.language ?? "any";
    if (name !== "any") await new Promise<void>((resolve) => held.set(name, resolve));
    return [searchRow({ practice_name: `Speaks ${name}` })];
  });
  const { router } = renderApp("/directory");
  await screen.findByText("Speaks any");
  await router.navigate("/directory?language=spanish");
  await waitFor(() => expect(held.has("spanish")).toBe(true));
  await router.navigate("/directory?language=french");
  await waitFor(() => expect(held.has("french")).toBe(true));
  held.get("french")?.();
  await screen.findByText("Speaks french");
  held.get("spanish")?.();
  expect(screen.queryByText("Speaks spanish")).toBeNull();
  expect(screen.getByText("Speaks french")).toBeTruthy();
});

test("filters work without counts", async () => {
  answerSearch(found);
  answerCounts(() => apiError(400));
  const { user, router } = renderApp(paths.directory());
  const sheet = await openFilters(user);
  await user.click(sheet.getByRole("checkbox", { name: "Telehealth" }));
  await user.click(sheet.getByRole("button", { name: "Show practices" }));
  expect(router.state.location.search).toBe("?telehealth=yes");
});

test("rare filters are collapsed until they are used", async () => {
  answerSearch(found);
  answerCounts({ total: 6, "step-free yes": 2, "gender woman": 3 });
  const { user, router } = renderApp(paths.directory({ search: "tx", medicare: "opted-out" }));
  const sheet = await openFilters(user);
  const isOpen = (name: string) =>
    sheet.getByText(name, { selector: "summary *" }).closest("details")?.open;
  expect(["Access", "Clinicians", "Medicare and insurance"].map(isOpen)).toEqual([
    false,
    false,
    true,
  ]);
  await user.click(sheet.getByText("Access", { selector: "summary *" }));
  await user.click(await sheet.findByRole("checkbox", { name: "Step-free entrance 2" }));
  await user.click(sheet.getByText("Clinicians", { selector: "summary *" }));
  await user.selectOptions(sheet.getByLabelText("Gender"), "Woman clinician (3)");
  await user.click(sheet.getByRole("button", { name: /^Show (\d+ )?practices?$/ }));
  expect(router.state.location.search).toBe(
    "?search=tx&gender=woman&medicare=opted-out&step-free=yes",
  );
});

test("results of practices that opted out of Medicare say what that means", async () => {
  answerSearch(found);
  renderApp(paths.directory({ search: "tx", medicare: "opted-out" }));
  expect(
    await screen.findByText(/^Opted out of Medicare: patients with Medicare sign/),
  ).toBeTruthy();
});

test("the filter for the household opens the household dialog first", async () => {
  const requests = answerSearch(found);
  answerCounts({ total: 6 });
  answerHousehold(() => []);
  const { user, router } = renderApp(paths.directory());
  const sheet = await openFilters(user);
  expect(sheet.getByRole("checkbox", { name: "Fits an HSA for one adult" })).toBeTruthy();
  const accepting = { name: "Accepts everyone in my household" };

  await user.click(sheet.getByRole("checkbox", accepting));
  const dialog = within(await screen.findByRole("dialog", { name: "Who is it for?" }));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(router.state.location.search).toBe("");

  await user.click(sheet.getByRole("checkbox", accepting));
  await user.click(await screen.findByRole("button", { name: "Add a child" }));
  await user.click(screen.getByRole("button", { name: "Show prices" }));
  await waitFor(() =>
    expect(sheet.getByRole("checkbox", { name: "Fits an HSA for my household" })).toBeTruthy(),
  );
  expect(sheet.getByText(/^At most \$300 a month for 2 people/)).toBeTruthy();
  await user.click(sheet.getByRole("button", { name: /^Show (\d+ )?practices?$/ }));
  await waitFor(() => expect(router.state.location.search).toBe("?accepts-household=yes"));
  await waitFor(() =>
    expect(requests.at(-1)?.filters).toEqual({ "accepts-household": "yes", household: "40,8" }),
  );
});

test("filters that could not be applied as chosen are explained", async () => {
  answerSearch(({ filters }) => [
    searchRow({
      needs_place: filters?.open?.startsWith("now") ?? false,
      priced_for: filters?.household ? "adult" : null,
    }),
  ]);
  answerHousehold(() => []);
  const { router } = renderApp("/directory?open=now&accepts-household=yes");
  expect(
    await screen.findByRole("heading", { name: /^\d+ practices? in the directory$/ }),
  ).toBeTruthy();
  expect(await screen.findByText(/^These include practices that are closed now\./)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Search near me" })).toBeTruthy();
  expect(screen.getByText(/^These include practices that don't accept everyone/)).toBeTruthy();
  await router.navigate("/directory?open=now,saturday");
  expect(
    await screen.findByRole("heading", { name: /practices? with these filters$/ }),
  ).toBeTruthy();
  await router.navigate("/directory?sort=price&household=34,36");
  expect(
    await screen.findByText(
      "More than 1,000 practices match, so prices are for one adult. Add a place to compare your household's total.",
    ),
  ).toBeTruthy();
  expect(screen.queryByText(/closed now/)).toBeNull();
});
