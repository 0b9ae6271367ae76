import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { paths } from "@/lib/paths";
import { recordActivity } from "@/test/activity-api";
import { answerListing, answerSearch } from "@/test/directory-api";
import { scrollEverythingIntoView } from "@/test/intersection";
import { mockMemberData } from "@/test/listing-api";
import { detailRow, searchRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";

/** Clicks don't navigate, because jsdom has no other page. */
function stayHere() {
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener("click", stay);
  onTestFinished(() => document.removeEventListener("click", stay));
}

async function openListing(changes: Partial<ListingDetail> = {}) {
  stayHere();
  // A listing is counted once per page load, which all tests share.
  const listing = detailRow({ id: crypto.randomUUID(), telehealth_only: false, ...changes });
  answerListing(() => listing);
  mockMemberData();
  const app = renderApp(paths.listing(listing.id));
  await screen.findByRole("heading", { level: 1, name: listing.practice_name });
  return { ...app, listing, main: within(screen.getByRole("main")) };
}

test("opening a listing and each kind of click on it is counted once", async () => {
  const counts = recordActivity();
  const { listing, main } = await openListing({
    enrollment_url: "https://oak.example/join",
    booking_url: "https://oak.example/book",
  });
  const root = main.getByRole("article").closest("[data-listing]");
  expect(root?.getAttribute("data-listing")).toBe(listing.id);
  // Clicks are counted once the script has loaded.
  await waitFor(() => {
    fireEvent.click(main.getByRole("link", { name: "(512) 555-0100" }));
    fireEvent.click(main.getByRole("link", { name: "oak.example" }));
    fireEvent.click(main.getByRole("link", { name: "Get Directions" }));
    fireEvent.click(main.getByRole("link", { name: "Subscribe" }));
    fireEvent.click(main.getByRole("link", { name: "Book Appointment" }));
    fireEvent.click(main.getByRole("button", { name: "Copy address" }));
    expect(counts).not.toEqual([]);
  });
  expect(counts.map(({ kind }) => kind).sort()).toEqual([
    "directions",
    "enrollment",
    "opened",
    "phone",
    "website",
  ]);
  expect(new Set(counts.map((one) => one.listing))).toEqual(new Set([listing.id]));
});

test("an unpublished listing is not counted", async () => {
  const { main } = await openListing({ status: "pending" });
  expect(main.getByRole("article").closest("[data-listing]")).toBeNull();
});

test("cards are counted when they become visible", async () => {
  const counts = recordActivity();
  const ids = [crypto.randomUUID(), crypto.randomUUID()];
  answerSearch(() => ids.map((id) => searchRow({ id })));
  renderApp(paths.directory());
  await screen.findAllByRole("heading", { level: 2, name: "Oak Family Medicine" });
  await waitFor(
    () => {
      scrollEverythingIntoView();
      expect(counts).toEqual(ids.map((listing) => ({ listing, kind: "shown" })));
    },
    { timeout: 15_000, interval: 500 },
  );
});
