import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { clinicianRow, unsaidClinician } from "@/test/clinicians";
import { findRow, idOf, openQueue, queueOf } from "@/test/desk-queues";
import { apiError } from "@/test/directory-api";
import { findToasts } from "@/test/toasts";
import { answerWrite } from "@/test/writing";

const change = (number: number, changes: object = {}) => ({
  ...{ id: idOf(number), doctor_id: idOf(9), author: idOf(8), version: 1 },
  proposed: { practice_name: "Sage & Sun", npi: "1234567893" } as Record<string, unknown>,
  ...{ created_at: "2026-11-02T12:00:00+00:00", person: { full_name: "Olga Owner" } },
  listing: {
    ...{ practice_name: `Sage ${number}`, credentials: "Olga Owner, MD", npi: null },
    ...{ address_street: "1 Main St", address_city: "Reno", address_state: "NV" },
    ...{ address_zip: "89501", clinicians: [], offices: [] as object[] },
  },
  ...changes,
});

const textsOf = (row: HTMLElement) =>
  [...row.querySelectorAll("dl")].map((list) => list.textContent);

test("a change shows what is public and what is wanted, field by field, and by whom", async () => {
  await openQueue("changes", "listing_changes", () => [change(1)]);
  const row = await findRow("Sage 1");
  expect(within(row).getByText(/Changed by/).textContent).toBe(
    "Changed by Olga Owner on Nov 2, 2026",
  );
  const links = within(row).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    paths.listing(idOf(9)),
    paths.profile(idOf(8)),
  ]);
  const headings = within(row).getAllByRole("heading", { level: 4 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(["Practice name", "NPI"]);
  expect(textsOf(row)).toEqual([
    "Public nowSage 1WantedSage & Sun",
    "Public nowNothingWanted1234567893 Valid check digit",
  ]);
});

test("of people, those who would come and go are shown", async () => {
  const proposed = { clinicians: [clinicianRow(), unsaidClinician("Rosa Wren")] };
  const { listing } = change(1);
  await openQueue("changes", "listing_changes", () => [
    change(1, { proposed, listing: { ...listing, clinicians: [clinicianRow()] } }),
  ]);
  expect(textsOf(await findRow("Sage 1"))).toEqual(["Public nowNothingWantedRosa Wren"]);
});

test("of offices, those that would come or move are shown beside where they were", async () => {
  const office = { id: idOf(5), name: "North", address_state: "NV" };
  const listed = { ...office, position: 1, address_city: "Reno", address_zip: "89501" };
  const moved = { ...office, address_city: "Sparks", address_zip: "89431" };
  const hours = [[1, "08:00", "12:00"]];
  const added = { ...moved, id: undefined, name: "South", hours, by_appointment: true };
  const { listing } = change(1);
  await openQueue("changes", "listing_changes", () => [
    change(1, {
      proposed: { offices: [moved, added] },
      listing: { ...listing, offices: [listed] },
    }),
  ]);
  expect(textsOf(await findRow("Sage 1"))).toEqual([
    "Public nowNorth, Reno, NV 89501\nNothingWantedNorth, Sparks, NV 89431\nSouth, Sparks, NV 89431 (Mon 8:00 AM – 12:00 PM; by appointment)",
  ]);
});

test("V accepts, R and a number decline, each in the version that was seen", async () => {
  const queue = queueOf(change(1), change(2, { version: 4 }));
  const { user } = await openQueue("changes", "listing_changes", queue.rows);
  const sent = answerWrite(
    "rpc/decide_change",
    queue.without(() => true),
  );
  await findRow("Sage 1");
  await user.keyboard("jv");
  const second = await findRow("Sage 2");
  await waitFor(() => expect(document.activeElement).toBe(second));
  await user.keyboard("r1");
  expect(await screen.findByText(/Nothing is waiting/)).toBeTruthy();
  expect(sent).toEqual([
    { target: idOf(1), seen_version: 1, is_accepted: true, reason: "" },
    {
      ...{ target: idOf(2), seen_version: 4, is_accepted: false },
      reason: "We could not confirm this change",
    },
  ]);
});

test("a change that its owner has gone on with says so, and is read again", async () => {
  const changes = [change(1)];
  const { user } = await openQueue("changes", "listing_changes", () => changes);
  const sentence = "The owner has changed this since you opened it. Please review it again.";
  answerWrite("rpc/decide_change", () => {
    changes[0] = change(1, { version: 2, proposed: { address_city: "Sparks" } });
    return apiError(409, "change_changed");
  });
  const row = await findRow("Sage 1");
  await user.click(within(row).getByRole("button", { name: "Accept" }));
  expect(await findToasts()).toEqual([`Error${sentence}`]);
  await waitFor(() => expect(textsOf(row)).toEqual(["Public nowRenoWantedSparks"]));
});
