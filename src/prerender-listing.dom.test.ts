import { screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import type { ListingDetail } from "@/hooks/listings/detail";
import { paths } from "@/lib/paths";
import { queryClient, takeAlong } from "@/lib/supabase/query-client";
import { renderListing } from "@/prerender";
import { clinicianRow } from "@/test/clinicians";
import { answerListing } from "@/test/directory-api";
import { detailRow } from "@/test/listings";
import { takeOver } from "@/test/take-over";
import { findToasts } from "@/test/toasts";

const origin = "https://site.example";
// Read when the site's description is loaded, before anything else here.
vi.hoisted(() => vi.stubEnv("VITE_SITE_URL", "https://site.example"));

/** Fills the document with a listing's page as a deploy wrote it. */
async function writeListing(listing: ListingDetail) {
  const { rendered, data } = await renderListing(listing);
  document.body.innerHTML = `<div id="root" data-rendered="page">${rendered.body}</div>`;
  takeAlong(queryClient, JSON.stringify(data));
}

test("the page of a listing is complete, its head and its description for machines too", async () => {
  const listing = detailRow({
    practice_name: "Oak </script> & $& Sons",
    prices_confirmed_at: "2026-08-21T23:30:00+00:00",
    clinicians: [clinicianRow({ name: "Elena <b>Quill" })],
  });
  const { rendered } = await renderListing(listing);
  const { head } = new DOMParser().parseFromString(rendered.head, "text/html");
  const { body } = new DOMParser().parseFromString(rendered.body, "text/html");
  const address = `${origin}${paths.listing(listing.id)}`;
  expect(head.querySelector("title")?.textContent).toContain(listing.practice_name);
  expect(head.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(address);
  expect(head.querySelector('meta[property="og:url"]')?.getAttribute("content")).toBe(address);
  expect(body.querySelector("h1")?.textContent).toBe(listing.practice_name);
  expect(body.textContent).toContain("$75");
  expect(body.textContent).toContain("(512) 555-0100");
  expect(body.textContent).toContain("Elena <b>Quill, MD");
  expect(body.textContent).toContain("Prices confirmed August 21, 2026");
  const described = JSON.parse(body.querySelector("script")?.textContent ?? "");
  expect(described).toMatchObject({ url: address, name: listing.practice_name });
});

test("nothing of one listing is left for the next", async () => {
  await renderListing(detailRow());
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test("the browser takes a listing over as it stands, then shows what has changed", async () => {
  const listing = detailRow({ prices_confirmed_at: "2020-08-21T00:00:00+00:00" });
  await writeListing(listing);
  const title = document.querySelector("h1");
  answerListing(() => ({ ...listing, monthly_price: 81 }));
  const { problems } = await takeOver(paths.listing(listing.id));
  expect(problems).toEqual([]);
  expect(document.querySelector("h1")).toBe(title);
  expect(await screen.findByText("$81")).toBeTruthy();
  expect(screen.queryByText("$75")).toBeNull();
  expect(screen.getByText("Prices confirmed August 21, 2020")).toBeTruthy();
});

test("a listing that is gone since says so", async () => {
  const listing = detailRow();
  await writeListing(listing);
  answerListing(() => null);
  await takeOver(paths.listing(listing.id));
  await screen.findByRole("heading", { level: 1, name: "This listing is not in the directory" });
  expect(await findToasts()).toEqual([expect.stringContaining("Error loading doctor")]);
});

test("without a connection the listing stays as it was written", async () => {
  const listing = detailRow();
  await writeListing(listing);
  const asked = answerListing(() => new Response(null, { status: 503 }));
  await takeOver(paths.listing(listing.id));
  await waitFor(() => expect(asked).not.toEqual([]));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(listing.practice_name);
});

const photo = "http://api.test/storage/v1/object/public/practice-photos/oak.webp";

test("a photo stands in the page where its address is known beforehand", async () => {
  const { rendered } = await renderListing(detailRow({ photo_url: photo }));
  expect(rendered.body).toContain(`<img src="${photo}"`);
});

test("over the embedded backend, only the browser adds the photo", async () => {
  vi.stubEnv("VITE_EMBEDDED", "true");
  onTestFinished(() => void vi.stubEnv("VITE_EMBEDDED", ""));
  const listing = detailRow({ photo_url: photo });
  await writeListing(listing);
  expect(document.body.innerHTML).not.toContain(photo);
  answerListing(() => listing);
  const { problems } = await takeOver(paths.listing(listing.id));
  expect(problems).toEqual([]);
  expect(document.querySelector(`img[src="${photo}"]`)).toBeTruthy();
});
