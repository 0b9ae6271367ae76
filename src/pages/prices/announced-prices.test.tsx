import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { OwnListing } from "@/hooks/practice/own-listings";
import { storeHousehold } from "@/hooks/prices/household";
import { formatCalendarDay, today, yearFromToday } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { signInForTest } from "@/test/auth-api";
import { answerListing } from "@/test/directory-api";
import { answerHousehold, householdPrice } from "@/test/household-api";
import { detailRow } from "@/test/listings";
import { answerOwnListing, ownListingRow, savedChanges } from "@/test/own-listing-api";
import { renderApp } from "@/test/render-app";
import { findToasts } from "@/test/toasts";

beforeEach(() => storeHousehold(null));

const starts_on = yearFromToday();
const sentence = `From ${formatCalendarDay(starts_on)}: $95 a month`;

async function openPrices(practice: Partial<OwnListing>) {
  await signInForTest();
  const sent = answerOwnListing({ practices: [ownListingRow(practice)] });
  const { user } = renderApp(paths.ownPractice(ownListingRow().id, { section: "prices" }));
  const press = async (name: string) => user.click(await screen.findByText(name));
  const openDialog = async (button: string) => {
    await press(button);
    return within(await screen.findByRole("dialog", { name: "Prices change on a later day" }));
  };
  const type = async (field: Element, text: string) => {
    await user.clear(field);
    await user.paste(text);
  };
  return { sent, user, press, openDialog, type };
}

test("an owner announces the prices that change, and those of today stay", async () => {
  const { sent, press, openDialog, type } = await openPrices({
    monthly_price: 85,
    yearly_price: 900,
  });
  const dialog = await openDialog("Announce new prices");
  const price = dialog.getByLabelText<HTMLInputElement>(/^Monthly price/);
  expect(price.value).toBe("85");
  await type(price, "$95");
  await press("Use these prices");
  expect(await dialog.findByText("Enter a day after today, up to 12 months ahead")).toBeTruthy();
  const day = dialog.getByLabelText("Prices change on");
  fireEvent.change(day, { target: { value: today() } });
  await press("Use these prices");
  expect(await dialog.findByText("Enter a day after today, up to 12 months ahead")).toBeTruthy();
  fireEvent.change(day, { target: { value: starts_on } });
  await press("Use these prices");
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent).toEqual([]);
  await press("Save");
  await findToasts();
  expect(savedChanges(sent)).toEqual([{ announced_prices: { starts_on, monthly_price: 95 } }]);
});

test("the dialog names the prices that stay as they are", async () => {
  const { openDialog, type } = await openPrices({
    monthly_price: 85,
    yearly_price: 900,
    couple_price: 150,
    tiers: [{ label: "Children", min_age: 0, max_age: 17, monthly_price: 40 }],
  });
  const dialog = await openDialog("Announce new prices");
  await type(dialog.getByLabelText(/^Monthly price/), "95");
  const sentence = "Still the same from that day: yearly price, couple price, and prices by age.";
  expect(await dialog.findByText(sentence)).toBeTruthy();
  await type(dialog.getByLabelText(/^Yearly price/), "950");
  expect(
    await dialog.findByText("Still the same from that day: couple price and prices by age."),
  ).toBeTruthy();
});

test("an announcement without a changed price is refused", async () => {
  const { press, openDialog } = await openPrices({ monthly_price: 85 });
  const dialog = await openDialog("Announce new prices");
  fireEvent.change(dialog.getByLabelText("Prices change on"), { target: { value: starts_on } });
  await press("Use these prices");
  expect(await dialog.findByText("Change at least one price below")).toBeTruthy();
});

test("an announcement is changed from its own values, and can be withdrawn", async () => {
  const { sent, press, openDialog, type } = await openPrices({
    monthly_price: 85,
    yearly_price: 900,
    announced_prices: { starts_on, monthly_price: 95 },
  });
  expect(await screen.findByText(sentence)).toBeTruthy();
  const dialog = await openDialog("Change the announced prices");
  expect(dialog.getByLabelText<HTMLInputElement>("Prices change on").value).toBe(starts_on);
  expect(dialog.getByLabelText<HTMLInputElement>(/^Monthly price/).value).toBe("95");
  await type(dialog.getByLabelText(/^Yearly price/), "1000");
  await press("Use these prices");
  expect(await screen.findByText(`${sentence}, $1,000 a year`)).toBeTruthy();
  await press("Withdraw the announcement");
  expect(screen.queryByText(/^From /)).toBeNull();
  await press("Save");
  await findToasts();
  expect(savedChanges(sent)).toEqual([{ announced_prices: null }]);
});

test("a listing shows the prices of today with the announced ones, also to a household", async () => {
  answerListing(() =>
    detailRow({ monthly_price: 85, announced_prices: { starts_on, monthly_price: 95 } }),
  );
  const { unmount } = renderApp(paths.listing(detailRow().id));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getAllByText(/^\$85/).length).toBeGreaterThan(0);
  unmount();
  storeHousehold([34, 36]);
  answerHousehold(() => [householdPrice({ monthly: 170 })]);
  renderApp(paths.listing(detailRow().id));
  expect(await screen.findByText("$170")).toBeTruthy();
  expect(screen.getByText(sentence)).toBeTruthy();
});
