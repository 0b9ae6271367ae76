import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { formatDay } from "@/lib/format/dates";
import { shortAddressOf } from "@/lib/listings/short-address";
import { paths } from "@/lib/paths";
import { answerListing, apiError } from "@/test/directory-api";
import { detailRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

async function openSheet(changes: Partial<ListingDetail> = {}) {
  const listing = detailRow({ telehealth_only: false, ...changes });
  answerListing(() => listing);
  const app = renderApp(paths.priceSheet(listing.id));
  await screen.findByRole("heading", { level: 1, name: listing.practice_name });
  return { ...app, listing, sheet: within(screen.getByRole("article")) };
}

test("the sheet shows the prices with absolute dates", async () => {
  const { sheet, listing } = await openSheet({
    prices_confirmed_at: "2026-11-21T12:00:00+00:00",
    enrollment_fee: 50,
    family_cap: 200,
    state_statement: "No <i>insurance</i>.",
    tiers: [{ label: "Children", min_age: 0, max_age: 17, monthly_price: 30 }],
  });
  expect(sheet.getByText("Confirmed on November 21, 2026.")).toBeTruthy();
  expect(sheet.getByText("$75")).toBeTruthy();
  expect(sheet.getByText("One-time enrollment fee")).toBeTruthy();
  expect(sheet.getByText("Family maximum, per month")).toBeTruthy();
  expect(sheet.getByRole("table", { name: "Price by age" })).toBeTruthy();
  expect(sheet.getByText("1 Main St, Austin, TX 78704")).toBeTruthy();
  expect(sheet.getByText("(512) 555-0100")).toBeTruthy();
  expect(sheet.getByText(/is not health insurance/)).toBeTruthy();
  expect(sheet.getByText("No <i>insurance</i>.")).toBeTruthy();
  const foot = sheet.getByText(/^As listed on DPC Nearby on /);
  expect(foot.textContent).toContain(formatDay(new Date().toISOString()));
  expect(foot.textContent).toContain(shortAddressOf(listing));
  expect(sheet.queryByText(/days ago|today/)).toBeNull();
});

test("the sheet says what the fee covers", async () => {
  const service = { price: null, note: null };
  const about = (label: string, position: number) => ({ label, explanation: "", position });
  const { sheet } = await openSheet({
    services: [
      { ...service, coverage: "included", about: about("Office visits", 1) },
      { ...service, coverage: "included", note: "One a year", about: about("Physical", 2) },
      { ...service, coverage: "extra", price: 35, about: about("EKG", 3) },
    ],
  });
  expect(sheet.getByText("Office visits, Physical (One a year)")).toBeTruthy();
  expect(sheet.getByText("EKG $35")).toBeTruthy();
  expect(sheet.queryByText("Not offered")).toBeNull();
});

test("the sheet says what is not published or confirmed, and a telehealth practice has no street", async () => {
  const { sheet } = await openSheet({
    prices_confirmed_at: null,
    monthly_price: null,
    yearly_price: null,
    telehealth_only: true,
  });
  expect(sheet.getByText(/^Not confirmed: ask the practice/)).toBeTruthy();
  expect(sheet.getByText(/hasn't published its prices/)).toBeTruthy();
  expect(sheet.getByText("Telehealth, Austin, TX")).toBeTruthy();
});

test("the sheet of an unpublished listing redirects to its page", async () => {
  const listing = detailRow({ status: "pending" });
  answerListing(() => listing);
  const { router } = renderApp(paths.priceSheet(listing.id));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.listing(listing.id)));
});

test("the sheet of a merged listing redirects to the remaining one", async () => {
  const remaining = detailRow({
    id: "5f0c4c1e-0000-4000-8000-000000000002",
    practice_name: "Elm Care",
  });
  server.use(
    http.get("http://api.test/rest/v1/doctors", ({ request }) => {
      const id = new URL(request.url).searchParams.get("id");
      return HttpResponse.json(id === `eq.${remaining.id}` ? [remaining] : []);
    }),
    http.post("http://api.test/rest/v1/rpc/get_merge_target", () =>
      HttpResponse.json(remaining.id),
    ),
  );
  const { router } = renderApp(paths.priceSheet(detailRow().id));
  await screen.findByRole("heading", { level: 1, name: "Elm Care" });
  expect(router.state.location.pathname).toBe(paths.priceSheet(remaining.id));
});

test("a missing listing says so", async () => {
  answerListing(() => null);
  renderApp(paths.priceSheet(detailRow().id));
  await screen.findByRole("heading", { level: 1, name: "This listing is not in the directory" });
  await findToasts();
});

test("a failed request can be retried", async () => {
  answerListing(() => apiError(400));
  renderApp(paths.priceSheet(detailRow().id));
  await screen.findByRole("heading", { level: 1, name: "We couldn't load this price sheet" });
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});
