import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test } from "vitest";
import { forgetPendingDecisions } from "@/hooks/admin/decide-later";
import { formatAge } from "@/lib/format/dates";
import { findRow, openQueue, pendingListing } from "@/test/admin-queues";
import { server } from "@/test/server";

const rest = "http://api.test/rest/v1";

afterEach(forgetPendingDecisions);

/** Opens the pending listings, and records the parameters of each request. */
async function openListings(filters = "") {
  const requests: URLSearchParams[] = [];
  const rows = Array.from({ length: 6 }, (_, index) => pendingListing(index + 1));
  const answer = ({ request }: { request: Request }) => {
    requests.push(new URL(request.url).searchParams);
    return HttpResponse.json(rows);
  };
  server.use(http.post(`${rest}/rpc/list_flagged_listings`, answer));
  const app = await openQueue(`listings${filters}`, "doctors", () => rows);
  server.use(http.get(`${rest}/doctors`, answer));
  await findRow("Practice 1");
  return { ...app, requests };
}

const urlOf = ({ router }: Awaited<ReturnType<typeof openListings>>) =>
  router.state.location.search;

test("the filters and the order of a queue are in the URL and in the request", async () => {
  const app = await openListings();
  const { user, requests } = app;
  await user.click(screen.getByRole("button", { name: "Filter and sort" }));
  const choose = async (label: string, option: string) => {
    await user.selectOptions(screen.getByLabelText(label), option);
    await screen.findByRole("link", { name: new RegExp(`^Clear filters: .*${option}`) });
  };
  await choose("US state", "Nevada");
  await choose("Added by", "Resubmitted");
  await choose("Waiting", "Over a week");
  await choose("Sort", "Newest first");
  expect(urlOf(app)).toBe("?tab=listings&state=NV&source=again&waiting=7&sort=newest");
  await waitFor(() => expect(requests.at(-1)?.get("order")).toContain("created_at.desc,id.desc"));
  expect(requests.at(-1)?.get("or")).toMatch(
    /^\(and\(status\.eq\.pending,address_state\.eq\.NV,rejection_count\.gt\.0,created_at\.lt\."[^"]+"\)\)$/,
  );
  await user.click(screen.getByRole("link", { name: /^Clear filters: Nevada, Resubmitted/ }));
  await waitFor(() => expect(urlOf(app)).toBe("?tab=listings"));
});

test("a failed check is filtered by the database, and unknown filters are ignored", async () => {
  const { requests } = await openListings("&check=NPI+failed&state=ZZ&evidence=none");
  expect(screen.getByRole("link", { name: "Clear filters: NPI failed" })).toBeTruthy();
  await waitFor(() => expect(requests[0]?.get("or")).toBe("(and(status.eq.pending))"));
});

test("a filter without matches says so and can be cleared", async () => {
  await openQueue("listings&state=WY", "doctors", () => []);
  expect(await screen.findByText("No matches: Wyoming.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Clear filters" })).toBeTruthy();
});

test("a closed row shows the place, who added it, and its warnings", async () => {
  const rows = Array.from({ length: 6 }, (_, index) => ({
    ...pendingListing(index + 1),
    npi: index === 0 ? "1234567890" : null,
    submitter: { full_name: "Sam Whitlock" },
  }));
  await openQueue("listings", "doctors", () => rows);
  server.use(http.post(`${rest}/rpc/admin_get_listing_evidence`, () => HttpResponse.json([])));
  const row = within(await findRow("Practice 1"));
  expect(
    row.getByText(`Reno, NV · Added by Sam Whitlock ${formatAge("2026-11-02T12:00:00+00:00")}`),
  ).toBeTruthy();
  const warnings = row.getAllByText("Invalid check digit");
  expect(warnings.filter((warning) => !warning.closest("[hidden]"))).toHaveLength(1);
});
