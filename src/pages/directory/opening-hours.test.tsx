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

test("a card shows the regular hours of the office", async () => {
  const shown = { hours, special_hours: [], time_zone: "America/Chicago" };
  answerSearch(() => [
    searchRow({ id: "1", ...shown, by_appointment: false }),
    searchRow({ id: "2", ...shown, by_appointment: true }),
    searchRow({ id: "3" }),
    searchRow({
      id: "4",
      ...shown,
      hours: [...hours, [2, "09:30", "19:00"], [3, "09:30", "19:00"], [6, "09:00", "12:00"]],
    }),
  ]);
  renderApp("/directory?search=oak");
  const texts = (await screen.findAllByText(/\bMon/)).map(({ textContent }) => textContent);
  const text = "Mon 8 AM – 12 PM, 1 PM – 5 PM";
  expect(texts).toEqual([text, `${text} · By appointment`, "Open Mon–Wed, Sat"]);
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
