import { act, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { storeHousehold } from "@/hooks/prices/household";
import { clearTray, toggleInTray } from "@/hooks/saved/compare-tray";
import { genericMessages } from "@/lib/errors";
import { paths } from "@/lib/paths";
import type { Coverage } from "@/lib/prices/coverage";
import { signInForTest } from "@/test/auth-api";
import { answerListing, answerSearch, apiError } from "@/test/directory-api";
import { answerHousehold, householdPrice } from "@/test/household-api";
import { mockMemberData, requestRow } from "@/test/listing-api";
import { detailRow, officeRow, searchPage } from "@/test/listings";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

beforeEach(() => {
  localStorage.clear();
  storeHousehold(null);
  clearTray();
});

const idOf = (number: number) => `5f0c4c1e-0000-4000-8000-${String(number).padStart(12, "0")}`;
const idsOf = (...numbers: number[]) => numbers.map(idOf);

const oak = detailRow({ id: idOf(1), accepting_new_patients: true, languages: ["English"] });
const elm = detailRow({
  id: idOf(2),
  practice_name: "Elm Direct Care",
  monthly_price: 60,
  yearly_price: null,
  accepting_new_patients: null,
  enrollment_fee: 50,
  family_cap: 200,
  languages: ["English"],
  model: "pure",
  tiers: [{ label: "Children", min_age: 0, max_age: 17, monthly_price: 20 }],
});

/** Responds with the requested listings. */
function answerCompared(...listings: ReturnType<typeof detailRow>[]): string[] {
  const requests: string[] = [];
  server.use(
    http.get("http://api.test/rest/v1/doctors", ({ request }) => {
      const wanted = new URL(request.url).searchParams.get("id") ?? "";
      requests.push(wanted);
      return HttpResponse.json(listings.filter(({ id }) => wanted.includes(id)));
    }),
  );
  return requests;
}

async function openComparison(ids: readonly string[], more = "") {
  const app = renderApp(`/compare?ids=${ids.join(",")}${more}`);
  const table = within(await screen.findByRole("table"));
  const rowOf = (label: string) =>
    [...(table.getByRole("rowheader", { name: label }).parentElement?.children ?? [])]
      .slice(1)
      .map((cell) => cell.textContent);
  const names = () =>
    table
      .getAllByRole("columnheader")
      .map((head) => within(head).getAllByRole("link")[0]?.textContent);
  return { ...app, table, rowOf, names };
}

test("practices appear in the order of the URL, and differing rows come first", async () => {
  const requests = answerCompared(oak, elm);
  const { table, rowOf, names } = await openComparison(idsOf(2, 1));
  expect(requests).toEqual([`in.(${idsOf(2, 1)})`]);
  expect(names()).toEqual(["Elm Direct Care", "Oak Family Medicine"]);
  expect(rowOf("One person")).toEqual(["$60 a month", "$75 a month\nor $800 a year"]);
  expect(rowOf("Prices by age, per month")).toEqual(["0 to 17: $20", "Not published"]);
  expect(rowOf("Family maximum")).toEqual(["$200 a month", "Not published"]);
  expect(rowOf("Enrollment fee")).toEqual(["$50 once", "Not published"]);
  expect(rowOf("New patients")).toEqual(["Unknown", "Accepting"]);
  expect(rowOf("Practice model")).toEqual(["Direct Primary Care only", "Not published"]);
  expect(rowOf("Languages")).toEqual(["English", "English"]);
  const order = table.getAllByRole("row").map((row) => row.querySelector("th")?.textContent);
  const groups = ["Differences", "Published by some", "Same for all"];
  expect(order.filter((label) => groups.includes(label ?? ""))).toEqual(groups);
  expect(order.indexOf("One person")).toBeLessThan(order.indexOf("Published by some"));
  expect(order.indexOf("New patients")).toBeGreaterThan(order.indexOf("Published by some"));
  expect(order.indexOf("New patients")).toBeLessThan(order.indexOf("Same for all"));
  expect(order.indexOf("Languages")).toBeGreaterThan(order.indexOf("Same for all"));
  expect(table.queryByRole("rowheader", { name: /^From/ })).toBeNull();
  expect(table.queryByRole("rowheader", { name: /^Your household/ })).toBeNull();
  expect(screen.getByText(/not health insurance. It does not cover/)).toBeTruthy();
});

test("services and rare fields are compared if at least one practice lists them", async () => {
  const serviceRow = (
    label: string,
    position: number,
    coverage: Coverage,
    price: number | null = null,
  ) => ({
    coverage,
    price,
    note: coverage === "included" ? "One a year" : null,
    about: { label, position, explanation: `${label} explained.` },
  });
  answerCompared(
    {
      ...oak,
      services: [serviceRow("EKG", 9, "extra", 35), serviceRow("Annual physical", 5, "included")],
    },
    {
      ...elm,
      couple_price: 110,
      employer_price: 50,
      employer_from: 5,
      notice_days: 30,
      enrollment_per_person: true,
      services: [serviceRow("EKG", 9, "not offered")],
    },
  );
  const { table, rowOf } = await openComparison(idsOf(1, 2));
  expect(rowOf("EKG")).toEqual(["Extra: $35", "Not offered"]);
  expect(rowOf("Annual physical")).toEqual(["Included\nOne a year", "Not published"]);
  expect(rowOf("Couple")).toEqual(["Not published", "$110 a month"]);
  expect(rowOf("Per employee")).toEqual(["Not published", "$50 a month\n5 employees or more"]);
  expect(rowOf("Enrollment fee")).toEqual(["Not published", "$50 per person"]);
  expect(rowOf("Cancellation notice")).toEqual(["Not published", "30 days"]);
  const labels = table.getAllByRole("rowheader").map((head) => head.textContent);
  expect(labels.indexOf("EKG")).toBeLessThan(labels.indexOf("Annual physical"));
  expect(labels).not.toContain("Student");
  expect(labels).not.toContain("Home visits");
});

test('a practice with membership levels shows its lowest price with "from"', async () => {
  storeHousehold([34, 36]);
  const levels = {
    monthly_price: null,
    yearly_price: null,
    membership_levels: ["Plus: 120", "Basic: 79"],
  };
  answerCompared(oak, { ...elm, ...levels });
  const sums = { monthly: 158, first_year: 1946, each_year: 1896, is_cheapest_level: true };
  answerHousehold(() => [
    householdPrice({ monthly: 150, first_year: 1800, each_year: 1800, enrollment: null }),
    householdPrice({ doctor_id: idOf(2), ...sums }),
  ]);
  const { rowOf } = await openComparison(idsOf(1, 2));
  expect(rowOf("One person")).toEqual(["$75 a month\nor $800 a year", "from $79 a month"]);
  await waitFor(() => expect(rowOf("Your household, per month")).toEqual(["$150", "from $158"]));
  expect(rowOf("First year, with enrollment")).toEqual([
    "at least $1,800\nenrollment fee not published",
    "from $1,946",
  ]);
  expect(rowOf("Each year after")).toEqual(["$1,800", "from $1,896"]);
});

test("household totals are compared, and the shared link includes the household", async () => {
  storeHousehold([34, 4]);
  answerCompared(oak, elm);
  const requests = answerHousehold(() => [
    householdPrice({
      monthly: 75,
      first_year: 900,
      each_year: 900,
      unpriced_children: 1,
      enrollment: null,
    }),
    householdPrice({ doctor_id: idOf(2), monthly: 80, first_year: 1010, each_year: 960 }),
  ]);
  const { rowOf, user } = await openComparison(idsOf(1, 2));
  await waitFor(() =>
    expect(rowOf("Your household, per month")).toEqual([
      "at least $75\nchildren's price not published",
      "$80",
    ]),
  );
  expect(rowOf("First year, with enrollment")).toEqual([
    "at least $900\nenrollment fee not published",
    "$1,010",
  ]);
  expect(rowOf("Each year after")).toEqual(["at least $900", "$960"]);
  expect(requests).toEqual([{ listing_ids: idsOf(1, 2), ages: [34, 4] }]);
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await user.click(screen.getByRole("button", { name: "Share" }));
  await findToasts();
  expect(write.mock.calls[0]?.[0]).toMatch(`/compare?ids=${idsOf(1, 2)}&household=34,4`);
});

test("a fee per visit is part of the yearly totals, as on the listing", async () => {
  storeHousehold([34]);
  answerCompared({ ...oak, visit_fee: 15 }, { ...elm, visit_fee: 0 });
  const sums = { monthly: 75, first_year: 900, each_year: 900 };
  answerHousehold(() => [householdPrice(sums), householdPrice({ doctor_id: idOf(2), ...sums })]);
  const { rowOf } = await openComparison(idsOf(1, 2));
  await waitFor(() =>
    expect(rowOf("Each year after")).toEqual(["$900\nplus $15 per visit", "$900"]),
  );
  expect(rowOf("First year, with enrollment")[0]).toContain("\nplus $15 per visit");
});

test("each column ends in how to join, ask, or reach the practice", async () => {
  const listings = [
    oak,
    { ...oak, id: idOf(2), accepting_new_patients: false, phone: null, owner: null },
    { ...oak, id: idOf(3), enrollment_url: "https://join.oak.example/" },
    { ...oak, id: idOf(4), accepts_requests: false, phone: null, owner: null },
  ];
  answerCompared(...listings);
  const { table } = await openComparison(idsOf(1, 2, 3, 4));
  const row = table.getByRole("rowheader", { name: "Next step" }).parentElement;
  const linksOf = (cell: Element) =>
    [...cell.querySelectorAll("a")].map(
      (link) => `${link.textContent} ${link.getAttribute("href")}`,
    );
  expect([...(row?.children ?? [])].slice(1).map(linksOf)).toEqual([
    [
      `Join /doctor/${idOf(1)}?ask=membership`,
      `Ask /doctor/${idOf(1)}?ask=question`,
      "Call tel:+15125550100",
    ],
    [
      `Join the waitlist /doctor/${idOf(2)}?ask=membership`,
      `Ask /doctor/${idOf(2)}?ask=question`,
      "Visit website https://www.oak.example/join",
    ],
    [
      "Join https://join.oak.example/",
      `Ask /doctor/${idOf(3)}?ask=question`,
      "Call tel:+15125550100",
    ],
    ["Visit website https://www.oak.example/join"],
  ]);
});

test("announced prices have a row if a practice has announced some", async () => {
  const announced_prices = { starts_on: "2099-01-01", monthly_price: 95 };
  answerCompared(oak, { ...elm, announced_prices });
  const { rowOf } = await openComparison(idsOf(2, 1));
  expect(rowOf("Announced prices")).toEqual(["From January 1, 2099: $95 a month", "Not published"]);
});

test("a member who asked for a spot on the waitlist isn't offered to join it again", async () => {
  await signInForTest();
  const full = { ...oak, accepting_new_patients: false };
  mockMemberData({
    requests: [requestRow({ doctor_id: full.id, for_waitlist: true, status: "waiting" })],
  });
  answerCompared(full, elm);
  await openComparison(idsOf(1, 2));
  const link = await screen.findByRole("link", { name: /^You're on the waitlist: Oak/ });
  expect(link.getAttribute("href")).toBe(paths.joinPractice(full.id));
  expect(screen.queryByRole("link", { name: /^Join the waitlist/ })).toBeNull();
});

test("what practices wrote has its own language", async () => {
  const note = "Si la doctora va a su casa";
  answerCompared(
    {
      ...oak,
      membership_levels: ["Para toda la familia y los abuelos: 120"],
      services: [
        {
          coverage: "extra",
          price: 35,
          note,
          about: { label: "EKG", position: 9, explanation: "EKG explained." },
        },
      ],
    },
    elm,
  );
  await openComparison(idsOf(1, 2));
  for (const text of [note, "Para toda la familia y los abuelos"]) {
    expect(screen.getByText(text).lang).toBe("es");
  }
  expect(screen.getByText(note).closest("td")?.textContent).toBe(`Extra: $35\n${note}`);
});

test("the headings show each practice's name and price, for the household once there is one", async () => {
  answerCompared(oak, { ...elm, monthly_price: null });
  answerHousehold(() => [
    householdPrice({ monthly: 150 }),
    householdPrice({ doctor_id: idOf(2), monthly: 80, unpriced_children: 1 }),
  ]);
  const { table } = await openComparison(idsOf(1, 2));
  const heads = () => table.getAllByRole("columnheader").map((head) => head.textContent);
  expect(heads()).toEqual(["Oak Family Medicine$75/month", "Elm Direct CareFrom $20/month"]);
  act(() => storeHousehold([34, 4]));
  await waitFor(() =>
    expect(heads()).toEqual(["Oak Family Medicine$150/month", "Elm Direct Careat least $80/month"]),
  );
});

test("Medicare, evening and Saturday hours, and step-free entrances are compared", async () => {
  storeHousehold([67]);
  answerHousehold(() => [householdPrice(), householdPrice({ doctor_id: idOf(2) })]);
  const hours = [
    [1, "08:00", "12:00"],
    [1, "13:00", "20:00"],
    [2, "09:00", "20:00"],
    [4, "09:00", "19:00"],
    [5, "09:00", "18:00"],
    [6, "09:00", "12:00"],
  ];
  answerCompared(
    { ...oak, medicare_opt_out: true, offices: [officeRow({ hours, step_free: true })] },
    {
      ...elm,
      medicare_opt_out: false,
      offices: [
        officeRow({ hours: hours.slice(0, 1), step_free: false }),
        officeRow({ position: 1, address_city: "Bastrop", hours: hours.slice(-1) }),
        officeRow({ position: 2, address_city: "Elgin", step_free: true }),
      ],
    },
    detailRow({ id: idOf(3), telehealth_only: true }),
  );
  const { rowOf, table } = await openComparison(idsOf(1, 2, 3));
  expect(rowOf("Medicare")).toEqual([
    "Opted out: Medicare doesn't pay for visits here",
    "Not opted out",
    "Not published",
  ]);
  expect(rowOf("Evenings after 6 PM")).toEqual([
    "Mon, Tue until 8:00 PM\nThu until 7:00 PM",
    "Austin: Closed\nBastrop: Closed",
    "Not published",
  ]);
  expect(rowOf("Saturdays")).toEqual([
    "9:00 AM – 12:00 PM",
    "Austin: Closed\nBastrop: 9:00 AM – 12:00 PM",
    "Not published",
  ]);
  expect(rowOf("Step-free entrance")).toEqual(["Yes", "Austin: No\nElgin: Yes", "Telehealth only"]);
  table.getByRole("rowheader", { name: "HSA contributions, if not on Medicare" });
});

test("a practice that doesn't accept the household has no total, and every practice shows its HSA status", async () => {
  storeHousehold([41, 9]);
  answerCompared(oak, { ...elm, accepting_new_patients: false });
  answerHousehold(() => [
    householdPrice({ monthly: 301 }),
    householdPrice({
      doctor_id: idOf(2),
      monthly: null,
      first_year: null,
      each_year: null,
      refused: "adults",
    }),
  ]);
  const { rowOf, table } = await openComparison(idsOf(1, 2));
  await waitFor(() =>
    expect(rowOf("Your household, per month")).toEqual(["$301", "Doesn't accept adults"]),
  );
  expect(rowOf("Each year after")[1]).toBe("Doesn't accept adults");
  expect(rowOf("HSA contributions")).toEqual(["Over the $300 limit", "Ask the practice"]);
  expect(table.getByRole("link", { name: "Ask the practice" }).getAttribute("href")).toBe(
    `/doctor/${idOf(2)}?ask=question&about=hsa`,
  );
  expect(rowOf("New patients")).toEqual(["Accepting", "Full"]);
  const details = table.getByRole("link", { name: "Remove Elm Direct Care" }).closest("td");
  expect(details?.textContent).toBe("Austin, TXFullRemove");
});

test("the household in a link determines the prices and is included in links to listings", async () => {
  answerCompared(oak);
  const requests = answerHousehold(() => [householdPrice()]);
  const { table } = await openComparison(idsOf(1), "&household=34,36,4,7");
  await screen.findByText("Prices are for 2 adults, 2 children");
  expect(requests[0]?.ages).toEqual([34, 36, 4, 7]);
  const link = table.getByRole("link", { name: "Oak Family Medicine" });
  expect(link.getAttribute("href")).toBe(`/doctor/${idOf(1)}?household=34,36,4,7`);
});

test('a missing total reads "Not published", and a missing distance reads "Unknown"', async () => {
  storeHousehold([34, 4]);
  toggleInTray({ id: idOf(2), name: "Elm Direct Care", miles: 4, from: "Austin, TX" });
  answerCompared(oak, elm);
  const none = { monthly: null, first_year: null, each_year: null, unpriced_adults: 1 };
  answerHousehold(() => [
    householdPrice({ ...none, unpriced_children: 1 }),
    householdPrice({ doctor_id: idOf(2), monthly: 80, enrollment: null, first_year: 960 }),
  ]);
  const { rowOf } = await openComparison(idsOf(1, 2));
  await waitFor(() => expect(rowOf("Your household, per month")).toEqual(["Not published", "$80"]));
  expect(rowOf("First year, with enrollment")).toEqual([
    "Not published",
    "at least $960\nenrollment fee not published",
  ]);
  expect(rowOf("Distance from Austin, TX")).toEqual(["Unknown", "4 miles"]);
});

test.each([
  [[...idsOf(1, 2, 1), idOf(1).toUpperCase()], /^$/],
  [[...idsOf(1, 2), "nonsense"], /^1 practice in this link isn't in the directory\.$/],
  [idsOf(1, 2, 3, 4), /^2 practices in this link aren't in the directory\.$/],
  [
    idsOf(1, 2, 3, 4, 5, 6, 7, 8, 9),
    /This link has 9 practices\. Only the first four are compared\.$/,
  ],
])("a link with the ids %j shows how many practices are missing", async (ids, sentence) => {
  const requests = answerCompared(oak, elm, detailRow({ id: idOf(9) }));
  const { names } = await openComparison(ids);
  expect(names()).toHaveLength(2);
  expect(requests[0]?.split(",").length).toBeLessThanOrEqual(4);
  const notice = screen.queryByText(/in this link|This link has/)?.textContent ?? "";
  expect(notice).toMatch(sentence);
});

test.each([
  ["/compare", "No practices to compare yet"],
  ["/compare?ids=,,", "No practices to compare yet"],
  ["/compare?ids=nonsense", "None of these practices are in the directory"],
  [`/compare?ids=${idOf(7)}`, "None of these practices are in the directory"],
])("%s shows %s and links to the directory", async (address, title) => {
  answerCompared();
  renderApp(address);
  await screen.findByRole("heading", { level: 2, name: title });
  const link = screen.getByRole("link", { name: "Find practices" });
  expect(link.getAttribute("href")).toBe("/directory");
});

test("a comparison that fails to load shows an error", async () => {
  server.use(http.get("http://api.test/rest/v1/doctors", () => apiError(400)));
  renderApp(paths.compare(idsOf(1)));
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText(genericMessages.invalid)).toBeTruthy();
  expect(alert.getByRole("button", { name: "Try again" })).toBeTruthy();
});

async function openDirectory() {
  answerSearch(() =>
    searchPage(1, 5, { total: 5, place: "Austin, TX", place_radius: 25, distance_miles: 3.2 }),
  );
  const app = renderApp(paths.directory({ search: "Austin, TX" }));
  await screen.findByText("Practice 5");
  const toggle = (number: number) =>
    screen.getByRole("button", { name: `Compare Practice ${number}` });
  const findTray = async () =>
    within(await screen.findByRole("complementary", { name: "Practices to compare" }));
  return { ...app, toggle, findTray };
}

test("the tray stays open across pages and links to the comparison with distances", async () => {
  answerCompared(oak, elm);
  const { user, toggle, findTray, router } = await openDirectory();
  expect(screen.queryByRole("complementary")).toBeNull();
  await user.click(toggle(1));
  const tray = await findTray();
  expect(tray.getByText("Add another to compare")).toBeTruthy();
  await user.click(toggle(2));
  expect(toggle(2).getAttribute("aria-pressed")).toBe("true");
  await user.click(tray.getByRole("link", { name: "Compare 2 practices" }));
  await screen.findByRole("table");
  expect(router.state.location.search).toBe(`?ids=${idsOf(1, 2)}`);
  const distance = screen.getByRole("rowheader", { name: "Distance from Austin, TX" });
  expect(distance.nextSibling?.textContent).toBe("3 miles");

  await user.click(screen.getByRole("link", { name: "Remove Oak Family Medicine" }));
  await waitFor(() => expect(router.state.location.search).toBe(`?ids=${idOf(2)}`));
  expect(localStorage.getItem("dpc-nearby-compare")).not.toContain(idOf(1));
  expect(await screen.findByText(/^Add another practice from the directory/)).toBeTruthy();
});

test("a fifth practice is rejected with a hint to remove one", async () => {
  const { user, toggle, findTray } = await openDirectory();
  for (const number of [1, 2, 3, 4, 5]) await user.click(toggle(number));
  const tray = await findTray();
  expect(tray.getByRole("alert").textContent).toBe(
    "You can compare up to 4 practices. Remove one to add Practice 5.",
  );
  expect(toggle(5).getAttribute("aria-pressed")).toBe("false");
  await user.click(tray.getByRole("button", { name: "Remove Practice 2 from the comparison" }));
  expect(document.activeElement?.getAttribute("aria-label")).toContain("Practice 3");
  expect(tray.getByRole("alert").textContent).toBe("");
  await user.click(toggle(5));
  expect(tray.getByRole("link", { name: "Compare 4 practices" }).getAttribute("href")).toBe(
    `/compare?ids=${idsOf(1, 3, 4, 5)}`,
  );
});

test("the tray survives a reload and disappears when it is cleared", async () => {
  const { user, toggle, unmount } = await openDirectory();
  await user.click(toggle(1));
  unmount();
  const again = await openDirectory();
  const tray = await again.findTray();
  await again.user.click(tray.getByRole("button", { name: "Clear" }));
  expect(screen.queryByRole("complementary")).toBeNull();
  expect(document.activeElement?.tagName).toBe("H1");
});

test("the listing page adds its listing to the tray", async () => {
  answerListing(() => oak);
  const { user } = renderApp(paths.listing(oak.id));
  await user.click(await screen.findByRole("button", { name: "Compare Oak Family Medicine" }));
  const tray = within(await screen.findByRole("complementary", { name: "Practices to compare" }));
  expect(tray.getByText("Oak Family Medicine")).toBeTruthy();
});

test("an empty comparison offers the practices in the tray", async () => {
  const { user, toggle, router } = await openDirectory();
  await user.click(toggle(1));
  await user.click(toggle(3));
  await router.navigate("/compare");
  const link = await screen.findByRole("link", { name: "Compare the 2 practices you chose" });
  expect(link.getAttribute("href")).toBe(`/compare?ids=${idsOf(1, 3)}`);
});
