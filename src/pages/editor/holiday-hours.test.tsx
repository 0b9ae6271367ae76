import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { federalHolidays } from "@/lib/listings/federal-holidays";
import { dayFromNow } from "@/lib/listings/special-hours";
import { paths } from "@/lib/paths";
import { signInForTest } from "@/test/auth-api";
import { officeRow } from "@/test/listings";
import { answerOwnListing, ownListingRow, savedChanges } from "@/test/own-listing-api";
import { renderApp } from "@/test/render-app";
import { findToasts } from "@/test/toasts";

const { id } = ownListingRow();
const vacation = { from: dayFromNow(400), to: dayFromNow(410), name: "Vacation" };
const past = { from: dayFromNow(-9), to: dayFromNow(-2) };

async function openForm() {
  await signInForTest();
  const offices = [{ ...officeRow({ special_hours: [past, vacation] }), id: "o1" }];
  const sent = answerOwnListing({ practices: [ownListingRow({ offices })] });
  const { user } = renderApp(paths.ownPractice(id, { section: "hours" }));
  const summary = await screen.findByText("Holiday hours");
  const savedOffices = async () => {
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await findToasts()).toHaveLength(1);
    return savedChanges(sent)[0]?.offices;
  };
  return { user, summary, savedOffices, sent };
}

const row = (number: number) => within(screen.getByRole("group", { name: `Date ${number}` }));

test("one click adds the federal holidays of the next twelve months, and past dates are dropped", async () => {
  const { user, summary, savedOffices } = await openForm();
  // Only the vacation is listed, because the other date has passed.
  expect(summary.parentElement?.textContent).toBe("Holiday hours 1 date");
  await user.click(summary);
  await user.click(screen.getByRole("button", { name: "Closed on US federal holidays" }));
  const holidays = federalHolidays(dayFromNow());
  expect(summary.parentElement?.textContent).toBe(`Holiday hours ${holidays.length + 1} dates`);
  // They can be edited, and adding them again doesn't repeat them.
  await user.click(screen.getByRole("button", { name: "Remove date 2" }));
  await waitFor(() => expect(document.activeElement?.localName).toBe("li"));
  expect(document.activeElement?.textContent).toContain("Date 2");
  await user.click(screen.getByRole("button", { name: "Closed on US federal holidays" }));
  expect(summary.parentElement?.textContent).toBe(`Holiday hours ${holidays.length + 1} dates`);
  expect(await savedOffices()).toMatchObject([{ special_hours: [...holidays, vacation] }]);
});

test("a date can be open at other times", async () => {
  const { user, summary, savedOffices } = await openForm();
  await user.click(summary);
  await user.click(screen.getByRole("button", { name: "Add a date" }));
  const second = row(2);
  expect(document.activeElement).toBe(second.getByLabelText("First day"));
  await user.type(second.getByLabelText("First day"), dayFromNow(20));
  await user.selectOptions(second.getByLabelText("Hours"), "Open");
  await user.clear(second.getByLabelText("Closes"));
  await user.type(second.getByLabelText("Closes"), "13:30");
  const day = dayFromNow(20);
  const added = { from: day, to: day, opens: "09:00", closes: "13:30" };
  expect(await savedOffices()).toMatchObject([{ special_hours: [added, vacation] }]);
});

test("a date without a day is not saved", async () => {
  const { user, summary, sent } = await openForm();
  await user.click(summary);
  await user.click(screen.getByRole("button", { name: "Add a date" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await row(2).findByText("Enter a date")).toBeTruthy();
  expect(savedChanges(sent)).toEqual([]);
});

test("a day that is listed twice is not saved, and the error opens the group", async () => {
  const { user, summary, sent } = await openForm();
  await user.click(summary);
  await user.click(screen.getByRole("button", { name: "Add a date" }));
  await user.type(row(2).getByLabelText("First day"), vacation.to);
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByRole("button", { name: /These days are already listed above/ });
  expect(row(2).getByLabelText("First day").getAttribute("aria-invalid")).toBe("true");
  expect(summary.closest("details")?.open).toBe(true);
  expect(savedChanges(sent)).toEqual([]);
});
