import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { shortAddressOf } from "@/lib/listings/short-address";
import { paths } from "@/lib/paths";
import { answerListing } from "@/test/directory-api";
import { detailRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

const listing = detailRow();

/** Opens the listing's short address. `id` is what the database finds. */
function openShortAddress(id: string | null) {
  server.use(
    http.get("http://api.test/rest/v1/rpc/find_listing_by_address", () => HttpResponse.json(id)),
    http.post("http://api.test/rest/v1/rpc/find_listing_by_address", () => HttpResponse.json(id)),
  );
  return renderApp(shortAddressOf(listing));
}

test("a short address redirects to the listing", async () => {
  answerListing(() => listing);
  const { router } = openShortAddress(listing.id);
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.listing(listing.id)));
  await screen.findByRole("heading", { level: 1, name: listing.practice_name });
});

test("an unknown short address says so", async () => {
  openShortAddress(null);
  await screen.findByRole("heading", { level: 1, name: "This listing is not in the directory" });
  await findToasts();
});
