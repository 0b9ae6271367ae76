import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { formatAge } from "@/lib/format/dates";
import { findRow, idOf, openQueue } from "@/test/admin-queues";

const correction = (number: number, author: string, value: string, field = "website") => ({
  id: idOf(number),
  doctor_id: idOf(9),
  field,
  current_value: null,
  proposed_value: value,
  note: null,
  created_at: "2026-11-02T12:00:00+00:00",
  author: idOf(number),
  person: { full_name: author },
  listing: { practice_name: "Sage Direct Care", website: null },
});

const age = formatAge("2026-11-02T12:00:00+00:00");

test("corrections of one field are one card, and those of a part stay separate", async () => {
  await openQueue("corrections", "listing_corrections", () => [
    correction(1, "Ann", "https://sage.test"),
    correction(2, "Ben", "Open on Fridays", "hours"),
    correction(3, "Cleo", "https://sage-care.test"),
    correction(4, "Dan", "Closed on Mondays", "hours"),
  ]);
  const card = within(await screen.findByRole("group", { name: "Website of Sage Direct Care" }));
  const suggestions = card.getAllByRole("article").map((one) => within(one).getByRole("heading"));
  expect(suggestions.map(({ textContent }) => textContent)).toEqual([
    `Suggested by Ann ${age}`,
    `Suggested by Cleo ${age}`,
  ]);
  expect(card.getAllByRole("button", { name: "Approve" })).toHaveLength(2);
  expect(await screen.findAllByRole("article", { name: /^Opening hours of/ })).toHaveLength(2);
  await findRow(`Suggested by Ann ${age} Website of Sage Direct Care`);
});

test("a correction can't be rejected without saying why", async () => {
  const { user } = await openQueue("corrections", "listing_corrections", () => [
    correction(1, "Ann", "https://sage.test"),
  ]);
  const card = within(await findRow("Website of Sage Direct Care"));
  await user.click(card.getByRole("button", { name: "Reject…" }));
  await user.click(card.getByRole("button", { name: "Reject" }));
  expect(card.getByText("Enter a reason for rejecting the correction")).toBeTruthy();
});
