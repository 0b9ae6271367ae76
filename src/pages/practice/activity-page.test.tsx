import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { OwnListing } from "@/hooks/practice/own-listings";
import type { Practice } from "@/hooks/practice/own-practices";
import { shortAddressOf } from "@/lib/listings/short-address";
import { paths } from "@/lib/paths";
import type { ActivityMonth, ActivityWeek } from "@/lib/practice/activity-weeks";
import { answerMonths, answerWeeks, monthRow, weekRow } from "@/test/activity-api";
import { memberId, signInForTest } from "@/test/auth-api";
import { apiError } from "@/test/directory-api";
import { setUpBy } from "@/test/listing-state";
import { answerOwnListing, ownListingRow } from "@/test/own-listing-api";
import { renderApp } from "@/test/render-app";
import { practiceRow } from "@/test/staff-api";

async function openActivity(
  practices: OwnListing[],
  weeks: ActivityWeek[] | Response = [],
  access: Practice[] = practices.map(({ id, practice_name, status, ownership }) =>
    practiceRow("owner", { doctor_id: id, practice_name, status, ownership }),
  ),
  months: ActivityMonth[] = [],
) {
  await signInForTest();
  answerOwnListing({ practices, access });
  answerWeeks(weeks);
  answerMonths(months);
  const app = renderApp(paths.activity);
  await screen.findByRole("heading", { level: 1, name: "Activity and sharing" });
  return { ...app, main: within(screen.getByRole("main")) };
}

test("the owner sees each week, starting with the current one, and a comparison of the last two", async () => {
  const { main } = await openActivity(
    [ownListingRow()],
    [
      weekRow({ week: "2026-11-23", shown: 4 }),
      weekRow({ week: "2026-11-16", shown: 120, opened: 14, phone: 3 }),
      weekRow({ week: "2026-11-09", shown: 98, opened: 1, request: 2 }),
    ],
  );
  const table = await main.findByRole("table", { name: "Listing activity by week" });
  expect(tableRows(table)).toEqual([
    "Week of|Shown|Opened|Phone|Directions|Website|Enroll or book|Requests|Saved",
    "Nov 23This week so far|4|0|0|0|0|0|0|0",
    "Nov 16|120|14|3|0|0|0|0|0",
    "Nov 9|98|1|0|0|0|0|2|0",
  ]);
  expect(main.getByText(/^Last week, your listing was shown 120 times/)).toBeTruthy();
  const list = main.getByRole("list", { name: "Listing activity by week" });
  expect(within(list).getByText("Shown 120 · Opened 14 · Phone 3")).toBeTruthy();
});

const tableRows = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map((one) => one.textContent).join("|"));

const practice = () => {
  const { id, practice_name, status, ownership } = ownListingRow();
  return practiceRow("owner", { doctor_id: id, practice_name, status, ownership });
};

test("the owner sees the last full month compared with the one before", async () => {
  const { main } = await openActivity(
    [ownListingRow()],
    [],
    [practice()],
    [
      monthRow({ shown: 1420, opened: 38, saved: 2, request: 1 }),
      monthRow({ month: "2026-09-01", shown: 1400, opened: 41, request: 1 }),
    ],
  );
  const table = await main.findByRole("table", {
    name: "Listing activity in October 2026, compared with September 2026",
  });
  expect(tableRows(table)).toEqual([
    "|Oct|Sep|Change",
    "Shown|1,420|1,400|Up 20",
    "Opened|38|41|Down 3",
    "Phone|0|0|Same",
    "Directions|0|0|Same",
    "Website|0|0|Same",
    "Enroll or book|0|0|Same",
    "Requests|1|1|Same",
    "Saved|2|0|Up 2",
  ]);
});

test("the first full month is shown without a comparison", async () => {
  const { main } = await openActivity(
    [ownListingRow()],
    [],
    [practice()],
    [monthRow({ shown: 14 })],
  );
  const table = await main.findByRole("table", { name: "Listing activity in October 2026" });
  expect(tableRows(table).slice(0, 2)).toEqual(["|Oct", "Shown|14"]);
});

test("the owner sees the three most useful things to add, with links", async () => {
  const listing = ownListingRow({ monthly_price: null, yearly_price: null, bio: null });
  const { main } = await openActivity([listing]);
  const section = within(await main.findByRole("region", { name: "How to improve your listing" }));
  const links = section.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Confirm your info is current", paths.confirmListing(listing.id)],
    ["Add a price", paths.ownPracticeField(listing.id, "monthly_price")],
    ["Add opening hours", paths.ownPracticeField(listing.id, "offices")],
  ]);
});

test("an owner without visits sees what will be counted", async () => {
  const { main } = await openActivity([ownListingRow()]);
  expect(await main.findByText(/^No activity yet/)).toBeTruthy();
  expect(main.getByText(/These counts are approximate/)).toBeTruthy();
});

test("activity that fails to load leaves the share kit usable", async () => {
  const { main } = await openActivity([ownListingRow()], apiError(400));
  expect(await main.findByRole("button", { name: "Try again" })).toBeTruthy();
  expect(main.getByRole("img", { name: /^QR code for / })).toBeTruthy();
});

test("an unpublished listing has no share kit", async () => {
  const listing = ownListingRow({ status: "pending", ...setUpBy(memberId) });
  const { main } = await openActivity([listing]);
  expect(await main.findByText("This listing isn't published")).toBeTruthy();
  expect(main.queryByRole("button", { name: /^Copy/ })).toBeNull();
});

test("an owner of several listings can choose one", async () => {
  const other = ownListingRow({
    id: "5f0c4c1e-0000-4000-8000-000000000002",
    practice_name: "Elm Care",
  });
  const { main, user } = await openActivity([ownListingRow(), other]);
  await user.click(await main.findByRole("link", { name: "Elm Care" }));
  await main.findByRole("link", { name: "Elm Care", current: "page" });
  expect((await main.findByRole("link", { name: /\/d\// })).getAttribute("href")).toBe(
    shortAddressOf(other),
  );
});

test("a manager sees the practice's activity, and the front desk does not", async () => {
  const { id, practice_name } = ownListingRow();
  const manager = practiceRow("manager", { doctor_id: id, practice_name });
  const { main } = await openActivity([ownListingRow()], [], [manager]);
  expect(await main.findByRole("img", { name: /^QR code for / })).toBeTruthy();
  cleanup();

  const desk = await openActivity([], [], [practiceRow("front_desk")]);
  expect(
    await desk.main.findByText(
      `You work at the front desk of ${practiceRow("front_desk").practice_name}`,
    ),
  ).toBeTruthy();
});

test("a doctor without a listing sees how to get one", async () => {
  const { main } = await openActivity([]);
  expect(await main.findByText("You don't own a listing yet")).toBeTruthy();
  const links = main.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual([paths.practiceSetup, paths.directory()]);
});
