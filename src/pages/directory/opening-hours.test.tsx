import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paths } from "@/lib/paths";
import { answerListing, answerSearch } from "@/test/directory-api";
import { detailRow, officeRow, searchRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.stubEnv("TZ", "America/Chicago");
  // A Monday.
  vi.setSystemTime("2026-11-30T09:00-06:00");
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const hours = [
  [1, "08:00", "12:00"],
  [1, "13:00", "17:00"],
];

test("a card shows whether the office is open, by its own clock", async () => {
  const shown = { hours, special_hours: [], by_appointment: false };
  answerSearch(() => [
    searchRow({ id: "1", ...shown, time_zone: "America/Chicago" }),
    searchRow({ id: "2", ...shown, time_zone: "America/Los_Angeles", by_appointment: true }),
    searchRow({
      id: "3",
      ...shown,
      time_zone: "America/Chicago",
      special_hours: [{ from: "2026-11-30", to: "2026-11-30" }],
    }),
    searchRow({ id: "4" }),
    searchRow({ id: "5", hours: [], special_hours: [], time_zone: "America/Chicago" }),
  ]);
  renderApp("/directory?search=oak");
  expect(await screen.findByText("Open until noon")).toBeTruthy();
  // Each card loads its own part.
  const later = await screen.findByText("Opens at 8 AM Pacific Time");
  expect(later.parentElement?.textContent).toMatch(/By appointment$/);
  expect(await screen.findByText("Closed today, opens Dec 7, 8 AM")).toBeTruthy();
  expect(screen.getAllByText(/^(Open|Opens|Closed)\b/)).toHaveLength(3);
});

test("a listing shows whether each of its offices is open", async () => {
  const offices = [
    officeRow({ hours }),
    officeRow({
      position: 1,
      address_city: "El Paso",
      address_state: "TX",
      address_zip: "79901",
      hours,
      time_zone: "America/Denver",
    }),
    officeRow({ position: 2, address_city: "Waco", address_state: "TX", address_zip: "76701" }),
  ];
  answerListing(() => detailRow({ offices }));
  renderApp(paths.listing(detailRow().id));
  expect(await screen.findByText("Open until noon")).toBeTruthy();
  expect(await screen.findByText("Open until noon Mountain Time")).toBeTruthy();
  expect(screen.getAllByText(/^(Open|Opens|Closed)\b/)).toHaveLength(2);
});
