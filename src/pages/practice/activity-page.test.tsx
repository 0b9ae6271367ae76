import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { OwnListing } from "@/hooks/practice/own-listings";
import type { Practice } from "@/hooks/practice/own-practices";
import { shortAddressOf } from "@/lib/listings/short-address";
import { paths } from "@/lib/paths";
import type { ActivityWeek } from "@/lib/practice/activity-weeks";
import { answerWeeks, weekRow } from "@/test/activity-api";
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
) {
  await signInForTest();
  answerOwnListing({ practices, access });
  answerWeeks(weeks);
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
