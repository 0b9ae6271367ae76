import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { AdminListingRow } from "@/hooks/admin/admin-listings";
import { answerRows, openAdminAt } from "@/test/admin-api";
import { apiError } from "@/test/directory-api";

const row = (number: number, changes: Partial<AdminListingRow> = {}): AdminListingRow => ({
  id: `5f0c4c1e-0000-4000-8000-${String(number).padStart(12, "0")}`,
  practice_name: `Practice ${number}`,
  address_city: "Austin",
  address_state: "TX",
  address_zip: "78704",
  status: "published" as const,
  ownership: "none" as const,
  merged_into: null,
  import_batch_id: null,
  updated_at: "2026-11-02T12:00:00+00:00",
  submitter: { full_name: "Pat Rivers" },
  owner: null,
  ...changes,
});

const rows = (first: number, size: number) =>
  Array.from({ length: size }, (_, index) => row(first + index));

type Asked = Record<string, string | number>;
const list = async (name: string) => within(await screen.findByRole("region", { name }));

test("each listing shows its status and the people linked to it", async () => {
  answerRows("post", "rpc/admin_search_listings", () => [
    row(1, { status: "withdrawn", ownership: "owned", owner: { full_name: "Dana Oak" } }),
  ]);
  await openAdminAt("/admin?tab=all-listings");
  const listings = await list("All listings");
  const link = await listings.findByRole("link", { name: "Practice 1" });
  expect(link.getAttribute("href")).toBe(`/admin/listings/${row(1).id}`);
  expect(listings.getByText("Withdrawn")).toBeTruthy();
  expect(listings.getByText("Owned")).toBeTruthy();
  expect(
    listings.getByText("Owner: Dana Oak · Added by Pat Rivers · Updated Nov 2, 2026"),
  ).toBeTruthy();
  expect(listings.getByText("1 total")).toBeTruthy();
});

test("filters are kept in the URL, sent to the database, and undone by Back", async () => {
  const asked = answerRows<Asked>("post", "rpc/admin_search_listings", () => [row(1)]);
  const { user, router } = await openAdminAt("/admin?tab=all-listings");
  const box = await screen.findByRole<HTMLInputElement>("searchbox", { name: "Find a listing" });
  await user.type(box, "1234567893{Enter}");
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ query: "1234567893" }));
  expect(router.state.location.search).toBe("?tab=all-listings&search=1234567893");
  await user.selectOptions(screen.getByRole("combobox", { name: "US state" }), "Texas");
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ in_region: "TX" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Owner" }), "Owned");
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ in_ownership: "owned" }));
  await user.click(screen.getByRole("link", { name: "Rejected" }));
  expect(await screen.findByRole("heading", { name: "Rejected listings" })).toBeTruthy();
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      query: "1234567893",
      in_status: "rejected",
      in_ownership: "owned",
      in_region: "TX",
      page_size: 20,
      start: 0,
    }),
  );
  expect(router.state.location.search).toBe(
    "?tab=all-listings&search=1234567893&status=rejected&ownership=owned&region=TX",
  );
  for (const _ of [1, 2, 3, 4]) await router.navigate(-1);
  expect(await screen.findByRole("heading", { name: "All listings" })).toBeTruthy();
  await waitFor(() => expect(box.value).toBe(""));
  const region = screen.getByRole<HTMLSelectElement>("combobox", { name: "US state" });
  expect(region.value).toBe("");
});

test("an empty result names the filters and offers to clear them", async () => {
  answerRows<Asked>("post", "rpc/admin_search_listings", ({ query }) => (query ? [] : [row(1)]));
  const { user, router } = await openAdminAt("/admin?tab=all-listings&search=zzz&status=rejected");
  expect(await screen.findByText("No matches: “zzz”, rejected.")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Clear filters" }));
  expect(await screen.findByRole("link", { name: "Practice 1" })).toBeTruthy();
  expect(router.state.location.search).toBe("?tab=all-listings");
});

test("results load twenty at a time", async () => {
  answerRows<Asked>("post", "rpc/admin_search_listings", ({ start }) =>
    start === 0 ? rows(1, 20) : rows(21, 3),
  );
  const { user } = await openAdminAt("/admin?tab=all-listings");
  expect(await screen.findByText("First 20")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Load more" }));
  expect(await screen.findByText("23 total")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
});

test("a failed search shows the error and can be retried", async () => {
  const answers = [apiError(403, "admin_required", "42501")];
  answerRows("post", "rpc/admin_search_listings", () => answers.pop() ?? [row(1)]);
  const { user } = await openAdminAt("/admin?tab=all-listings");
  expect(await screen.findByText("Only admins can do this.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Practice 1" })).toBeTruthy();
});
