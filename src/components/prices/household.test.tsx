import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { storeHousehold } from "@/hooks/prices/household";
import { paths } from "@/lib/paths";
import { answerListing, answerSearch, apiError } from "@/test/directory-api";
import { answerHousehold, householdPrice } from "@/test/household-api";
import { detailRow, searchPage, searchRow } from "@/test/listings";
import { answerPlace } from "@/test/place-api";
import { renderApp } from "@/test/render-app";
import { findToasts } from "@/test/toasts";

beforeEach(() => {
  localStorage.clear();
  storeHousehold(null);
});

const family = [34, 36, 4, 7];

async function openDialog() {
  answerSearch(() => [searchRow()]);
  const app = renderApp(paths.directory());
  await screen.findByText("$75/month");
  await app.user.click(screen.getByRole("button", { name: "Who is it for?" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Who is it for?" }));
  const age = (name: string) => dialog.getByRole<HTMLInputElement>("textbox", { name });
  const type = async (name: string, text: string) => {
    await app.user.clear(age(name));
    if (text) await app.user.type(age(name), text);
  };
  const click = (name: string) => app.user.click(dialog.getByRole("button", { name }));
  return { ...app, dialog, age, type, click };
}

test("a saved household determines all prices, even after a reload", async () => {
  const requests = answerHousehold(() => [householdPrice()]);
  const { type, click, unmount } = await openDialog();
  for (const step of ["Add an adult", "Add a child", "Add a child"]) await click(step);
  await type("Adult 1's age", "34");
  await type("Adult 2's age", "36");
  await type("Child 1's age", "4");
  await type("Child 2's age", "0");
  await click("Show prices");
  expect(await screen.findByText("$230/month")).toBeTruthy();
  expect(screen.getByText("for 2 adults, 2 children")).toBeTruthy();
  expect(requests).toEqual([{ listing_ids: [searchRow().id], ages: [34, 36, 4, 0] }]);
  unmount();

  const { user } = renderApp(paths.directory());
  expect(await screen.findByText("$230/month")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "My household: 2 adults, 2 children" }));
  await user.click(await screen.findByRole("button", { name: "Just me" }));
  expect(await screen.findByText("$75/month")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Who is it for?" })).toBeTruthy();
  expect(localStorage).toHaveLength(0);
});

test.each([
  ["Adult's age", "-1", "Enter an age from 18 to 120"],
  ["Adult's age", "200", "Enter an age from 18 to 120"],
  ["Adult's age", "0", "Enter an age from 18 to 120"],
  ["Child's age", "-1", "Enter an age from 0 to 17"],
  ["Child's age", "200", "Enter an age from 0 to 17"],
  ["Child's age", "", "Enter an age from 0 to 17"],
  ["Child's age", "18", "Children are 17 or younger. Add anyone older as an adult"],
])("%s: %j is rejected with an error at the field", async (name, text, problem) => {
  const { dialog, age, type, click } = await openDialog();
  await click("Add a child");
  await type(name, text);
  await click("Show prices");
  expect(dialog.getByText(problem)).toBeTruthy();
  expect(document.activeElement).toBe(age(name));
  expect(localStorage).toHaveLength(0);
});

test("a household has between one and twelve people", async () => {
  const { dialog, click } = await openDialog();
  await click("Remove an adult");
  await click("Show prices");
  expect(dialog.getByText("Add at least one person")).toBeTruthy();
  for (let child = 1; child <= 14; child += 1) await click("Add a child");
  expect(dialog.getAllByRole("textbox")).toHaveLength(12);
  expect(dialog.getByText(/^You can add up to 12 people/)).toBeTruthy();
  await click("Add an adult");
  expect(dialog.getAllByRole("textbox")).toHaveLength(12);
});

test.each([
  [{ monthly: 178, unpriced_children: 2 }, "at least $178/month", "children's price not published"],
  [
    { monthly: 90, unpriced_adults: 1, unpriced_children: 1 },
    "at least $90/month",
    "not all prices published",
  ],
  [{ monthly: 60, unpriced_adults: 2 }, "at least $60/month", "adults' price not published"],
  [{ monthly: 158, is_cheapest_level: true }, "from $158/month", "for 2 adults, 2 children"],
  [
    { monthly: 158, is_cheapest_level: true, unpriced_children: 2 },
    "at least $158/month",
    "children's price not published",
  ],
])("a household price of %j is shown as %s", async (changes, total, note) => {
  storeHousehold(family);
  answerSearch(() => [searchRow()]);
  answerHousehold(() => [householdPrice(changes)]);
  renderApp(paths.directory());
  expect(await screen.findByText(total)).toBeTruthy();
  expect(screen.getByText(note)).toBeTruthy();
});

test("without any price, a card says so once", async () => {
  storeHousehold(family);
  answerSearch(() => [searchRow({ monthly_price: null, price_from: null })]);
  answerHousehold(() => [
    householdPrice({ monthly: null, unpriced_adults: 2, unpriced_children: 2 }),
  ]);
  renderApp(paths.directory());
  expect(await screen.findByText("Price on request")).toBeTruthy();
  expect(screen.queryByText(/not published/)).toBeNull();
});

test.each([
  [{ refused: "adults" }, "Doesn't accept adults"],
  [{ refused: "patients under 65" }, "Doesn't accept patients under 65"],
  [{ is_acceptance_unknown: true }, "Ask the practice who it accepts"],
])("a practice that returns %j shows the reason instead of a total", async (changes, reason) => {
  storeHousehold(family);
  answerSearch(() => [searchRow()]);
  answerHousehold(() => [householdPrice({ monthly: null, ...changes })]);
  renderApp(paths.directory());
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.getByText("2 adults, 2 children")).toBeTruthy();
  expect(screen.queryByText(/\$/)).toBeNull();
});

test("without a total, the single price shows who it's for", async () => {
  storeHousehold(family);
  answerSearch(() => [searchRow()]);
  answerHousehold(() => apiError(400));
  renderApp(paths.directory());
  expect(await screen.findByText("for one adult")).toBeTruthy();
  expect(screen.getByText("$75/month")).toBeTruthy();
});

test.each([
  [{ price_from: 79 }, "From $79/month", "for one person"],
  [{ yearly_price: 800 }, "$800/year", "for one adult"],
])("a practice that publishes only %j shows %s and no total", async (prices, amount, label) => {
  storeHousehold(family);
  answerSearch(() => [searchRow({ monthly_price: null, ...prices })]);
  answerHousehold(() => apiError(400));
  renderApp(paths.directory());
  expect(await screen.findByText(amount)).toBeTruthy();
  expect(screen.getByText(label)).toBeTruthy();
});

test("a yearly price alone is shown, without a monthly total", async () => {
  storeHousehold(family);
  answerSearch(() => [searchRow({ monthly_price: null, yearly_price: 800 })]);
  answerHousehold(() => [householdPrice({ monthly: null, unpriced_adults: 2 })]);
  renderApp(paths.directory());
  expect(await screen.findByText("$800/year")).toBeTruthy();
  expect(screen.queryByText("Price on request")).toBeNull();
});

test("the household prices of a page load in one request", async () => {
  storeHousehold(family);
  answerPlace({ listings: () => searchPage(1, 24, { total: 24 }) });
  const requests = answerHousehold(({ listing_ids }) =>
    listing_ids.map((doctor_id) => householdPrice({ doctor_id })),
  );
  renderApp("/directory/texas");
  await waitFor(() => expect(screen.getAllByText("$230/month")).toHaveLength(24));
  expect(requests).toHaveLength(1);
  expect(requests[0]?.listing_ids).toHaveLength(24);
});

test("the household in a link takes precedence and can be saved", async () => {
  storeHousehold([40]);
  answerSearch(() => [searchRow()]);
  const requests = answerHousehold(() => [householdPrice()]);
  const { user, router } = renderApp(`${paths.directory()}?household=34,36,4,7`);
  expect(await screen.findByText("Prices are for 2 adults, 2 children")).toBeTruthy();
  await screen.findByText("$230/month");
  expect(requests[0]?.ages).toEqual(family);
  await user.click(screen.getByRole("button", { name: "Save on this device" }));
  expect(router.state.location.search).toBe("");
  expect(screen.queryByText("Prices are for 2 adults, 2 children")).toBeNull();
  expect(Object.values(localStorage)).toContain("34,36,4,7");
});

test.each(["-1", "34,200", "1,1,1,1,1,1,1,1,1,1,1,1,1", "we", ""])(
  "a link with the invalid ages %j shows a notice",
  async (ages) => {
    answerSearch(() => [searchRow()]);
    const { user, router } = renderApp(`${paths.directory()}?household=${ages}`);
    expect(await screen.findByText("The ages in this link aren't valid")).toBeTruthy();
    await screen.findByText("$75/month");
    await user.click(screen.getByRole("button", { name: "Continue without them" }));
    expect(router.state.location.search).toBe("");
  },
);

async function openListing(changes: Parameters<typeof householdPrice>[0] = {}) {
  storeHousehold(family);
  answerListing(() => detailRow());
  answerHousehold(() => [householdPrice(changes)]);
  const app = renderApp(paths.listing(detailRow().id));
  const section = await screen.findByRole("region", { name: "Your household's price" });
  const has = (text: string) => waitFor(() => expect(section.textContent).toContain(text));
  return { ...app, has };
}

test("a listing shows the household's monthly, first-year, and yearly cost", async () => {
  const { has } = await openListing();
  await has("Your household of 42 adults, 2 children$230per month");
  await has("Cost per year at these pricesPaid monthlyFirst year $2,859, then $2,760");
  await has("The first year includes the enrollment fee of $99");
});

test("without a total, a listing shows only that no monthly price is published", async () => {
  const sums = { monthly: null, first_year: null, each_year: null };
  const { has } = await openListing({ ...sums, unpriced_adults: 2, unpriced_children: 2 });
  await has("This practice hasn't published a monthly price for your household.");
});

test("a listing shows which prices are not published and that the family maximum lowers the total", async () => {
  const { has } = await openListing({ enrollment: null, unpriced_children: 2, is_capped: true });
  await has("At least$230per month");
  await has("Children's price not published");
  await has("First year at least $2,859, then at least $2,760");
  await has("The enrollment fee isn't published");
  await has("family maximum lowers your total");
});

test("a family maximum with conditions isn't a firm total", async () => {
  const { has } = await openListing({ is_capped: true, cap_note: "Up to 3 children under 19" });
  await has("From$230per month");
  await has("First year from $2,859, then from $2,760");
  await has("Check whether it covers your household: Up to 3 children under 19");
});

test("with membership levels the total starts at the lowest price", async () => {
  const { has } = await openListing({ is_cheapest_level: true });
  await has("From$230per month");
  await has("First year from $2,859, then from $2,760");
  await has("These are the prices of the lowest-priced level.");
});

test('an unpublished enrollment fee makes the first year "at least"', async () => {
  const { has } = await openListing({ enrollment: null });
  await has("First year at least $2,859, then $2,760");
});

test("a listing shows one main price and lists the single price", async () => {
  const { has } = await openListing();
  await has("$230per month");
  expect(screen.queryByText("Paid yearly")).toBeNull();
  expect(screen.getByText("One adult, per month").nextSibling?.textContent).toBe("$75");
  expect(screen.getByText("One adult, per year").nextSibling?.textContent).toBe("$800");
  expect(screen.getAllByText("Cost per year at these prices")).toHaveLength(1);
  expect(screen.getByText(/^At \$230 a month, this is within the \$300 limit/)).toBeTruthy();
});

test("a listing's HSA note is based on the household's price", async () => {
  const { has } = await openListing({ monthly: 356, first_year: 4272, each_year: 4272 });
  await has("$356per month");
  expect(screen.getByText(/^At \$356 a month, this is over the \$300 limit/)).toBeTruthy();
});

test("a younger household sees nothing about paying with Medicare", async () => {
  await openListing();
  expect(screen.queryByText(/Medicare doesn't pay/)).toBeNull();
});

test("a listing whose practice doesn't accept the household shows no total", async () => {
  const sums = { monthly: null, first_year: null, each_year: null };
  const { has } = await openListing({ ...sums, refused: "adults" });
  await has("Doesn't accept adults");
  expect(screen.queryByText(/^Cost per year/)).toBeNull();
  const hsa = screen.getByRole("heading", { name: "HSA contributions" }).nextElementSibling;
  expect(hsa?.textContent).toMatch(/^Ask the practice whether this membership/);
});

test("the yearly cost of one adult reads the same with and without a household", async () => {
  const listing = detailRow({ enrollment_fee: 50, visit_fee: 25 });
  answerListing(() => listing);
  const readCosts = async () => {
    const heading = await screen.findByRole("heading", { name: /^Cost per year/ });
    const texts = [heading.nextElementSibling, heading.nextElementSibling?.nextElementSibling];
    return texts.map((element) => element?.textContent);
  };
  const visitor = renderApp(paths.listing(listing.id));
  const costs = await readCosts();
  expect(costs[0]).toContain("Visitsplus $25 per visit");
  visitor.unmount();

  storeHousehold([34]);
  const year = { enrollment: 50, first_year: 950, each_year: 900 };
  answerHousehold(() => [householdPrice({ monthly: 75, ...year })]);
  renderApp(paths.listing(listing.id));
  await screen.findByRole("region", { name: "Your household's price" });
  expect(await readCosts()).toEqual(costs);
});

test("people of 65 and older read about Medicare before the HSA", async () => {
  storeHousehold([67]);
  answerHousehold(() => [householdPrice({ monthly: 75 })]);
  answerListing(() => detailRow());
  renderApp(paths.listing(detailRow().id));
  const hsa = await screen.findByRole("heading", { name: "HSA contributions" });
  expect(hsa.nextElementSibling?.textContent).toMatch(
    /^People enrolled in Medicare can't contribute/,
  );
  const medicare = screen.getByRole("heading", { name: "If you have Medicare" });
  expect(medicare.compareDocumentPosition(hsa)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("a question about the HSA links to the form if somebody answers", async () => {
  answerListing(() => detailRow({ visit_fee: 25 }));
  renderApp(paths.listing(detailRow().id));
  const link = await screen.findByRole("link", { name: "Ask the practice" });
  expect(link.getAttribute("href")).toBe(paths.askPractice(detailRow().id, "hsa"));
});

test("a shared link to a listing includes the household", async () => {
  const { user } = await openListing();
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await user.click(screen.getByRole("button", { name: "Share" }));
  await findToasts();
  expect(write.mock.calls[0]?.[0]).toMatch(/\/doctor\/[\da-f-]+\?household=34,36,4,7$/);
});

test.each([
  [[64], null],
  [[67, 40], /Medicare doesn't pay for a membership. The practice says that it has opted out/],
])("a household of %j reads %s about Medicare", async (ages, words) => {
  storeHousehold(ages);
  answerHousehold(() => [householdPrice()]);
  answerListing(() => detailRow({ medicare_opt_out: true }));
  renderApp(paths.listing(detailRow().id));
  await screen.findByRole("heading", { name: "HSA contributions" });
  const note = screen.queryByRole("heading", { name: "If you have Medicare" });
  if (words) expect(note?.nextElementSibling?.textContent).toMatch(words);
  else expect(note).toBeNull();
});
