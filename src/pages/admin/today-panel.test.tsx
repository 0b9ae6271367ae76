import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test } from "vitest";
import { forgetPendingDecisions } from "@/hooks/admin/decide-later";
import type { SiteMeasure } from "@/hooks/admin/site-state";
import type { WaitingCase } from "@/hooks/admin/waiting-cases";
import { adminKeys } from "@/hooks/query-keys";
import { queryClient } from "@/lib/supabase/query-client";
import { openAdminAt } from "@/test/admin-api";
import { findRow, idOf, openQueue, pendingListing } from "@/test/admin-queues";
import { expectConsole } from "@/test/console";
import { apiError } from "@/test/directory-api";
import { server } from "@/test/server";

afterEach(forgetPendingDecisions);

const rpc = "http://api.test/rest/v1/rpc";

const waiting = (number: number, changes: Partial<WaitingCase> = {}): WaitingCase => ({
  queue: "listings",
  kind: "new listing",
  id: idOf(number),
  since: new Date(Date.now() - 24.5 * 86_400_000).toISOString(),
  risk: 5,
  subject: `Practice ${number}`,
  detail: "Reno, NV",
  is_own: false,
  ...changes,
});

async function openToday(cases: WaitingCase[], measures: SiteMeasure[] = []) {
  const app = await openAdminAt("/admin");
  server.use(
    http.post(`${rpc}/admin_list_waiting_cases`, () => HttpResponse.json(cases)),
    http.post(`${rpc}/admin_get_site_state`, () => HttpResponse.json(measures)),
  );
  return app;
}

const rows = async () => {
  const list = within(await screen.findByRole("region", { name: "Waiting for review" }));
  return (await list.findAllByRole("listitem")).map(({ textContent }) => textContent);
};

test("the first tab lists what waits, with what it says and how long it has waited", async () => {
  const now = new Date().toISOString();
  await openToday([
    waiting(1, { kind: "hidden post", queue: "reports", risk: 1, subject: "Pat", detail: "Hi" }),
    waiting(2, { kind: "appeal", queue: "appeals", subject: "Oak", detail: "listing_taken_down" }),
    waiting(3, { kind: "reported listing", detail: "closed", since: now }),
    waiting(4, { kind: "claim", detail: "Dora Doctor, Ann Other", is_own: true }),
    waiting(5, { kind: "message", subject: "Fees", detail: "Ada" }),
    waiting(6, { kind: "change", detail: "{practice_name}" }),
    waiting(7),
  ]);
  expect(await rows()).toEqual([
    "Hidden postPat“Hi”Waiting 24 days",
    "AppealOakAgainst: Take listing downWaiting 24 days",
    "Reported listingPractice 3Closed or movedSince today",
    "ClaimPractice 4Claimed by Dora Doctor, Ann OtherAnother admin must decide itWaiting 24 days",
    "MessageFeesFrom AdaWaiting 24 days",
    "ChangePractice 6Changes the practice nameWaiting 24 days",
    "New listingPractice 7Reno, NVWaiting 24 days",
  ]);
  expect(screen.getByRole("link", { name: "Pat" }).getAttribute("href")).toBe(
    `/admin?tab=reports&case=${idOf(1)}`,
  );
});

test("a case that the counts include appears in the list at once", async () => {
  const cases: WaitingCase[] = [];
  await openToday(cases);
  server.use(
    http.post(`${rpc}/admin_count_queues`, () => HttpResponse.json([{ claims: cases.length }])),
  );
  expect(await screen.findByText("You're all caught up.")).toBeTruthy();
  await queryClient.refetchQueries({ queryKey: adminKeys.counts });
  cases.push(waiting(1));
  await queryClient.refetchQueries({ queryKey: adminKeys.counts });
  expect(await screen.findByText("Practice 1")).toBeTruthy();
});

test("without cases, the first tab says so", async () => {
  await openToday([]);
  expect(await screen.findByText("You're all caught up.")).toBeTruthy();
});

test("more cases load after the last one", async () => {
  const { user } = await openToday([]);
  const asked: unknown[] = [];
  server.use(
    http.post(`${rpc}/admin_list_waiting_cases`, async ({ request }) => {
      asked.push(await request.json());
      const isFirst = asked.length === 1;
      return HttpResponse.json(
        Array.from({ length: isFirst ? 20 : 1 }, (_, index) => waiting(isFirst ? index : 20)),
      );
    }),
  );
  await user.click(await screen.findByRole("button", { name: "Load more" }));
  expect(await screen.findByRole("link", { name: "Practice 20" })).toBeTruthy();
  expect(asked).toEqual([
    { page_size: 20 },
    { page_size: 20, after_risk: 5, after_since: expect.any(String), after_id: idOf(19) },
  ]);
});

test("each measure of the site has its number and its trend as text", async () => {
  const trend = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1200];
  await openToday(
    [],
    [
      { measure: "listings", value: 1204, trend },
      { measure: "claimed", value: 41.7, trend },
      { measure: "confirmed", value: 12, trend: null },
      { measure: "requests", value: null, trend: [...trend.slice(1), null] },
    ],
  );
  const state = within(await screen.findByRole("region", { name: "State of the site" }));
  expect(state.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Listings1,204New weekly",
    "Claimed42%Approved weekly",
    "Confirmed12%This quarter",
    "AnsweredNone yetRequests, weekly",
  ]);
  const charts = state.getAllByRole("img").map(({ ariaLabel }) => ariaLabel);
  expect(charts).toHaveLength(3);
  expect(charts[1]).toBe(
    "Claimed: approved weekly for 12 weeks, oldest first: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1,200",
  );
  expect(charts[2]).toMatch(/1%, 2%, .*, none$/);
});

test("a failed state of the site keeps the list", async () => {
  expectConsole("error", /22023/);
  await openToday([waiting(1)]);
  server.use(http.post(`${rpc}/admin_get_site_state`, () => apiError(400, null, "22023")));
  expect(await rows()).toHaveLength(1);
});

test("a case opens alone in its queue, wherever it is, and its decision leads back", async () => {
  const listings = Array.from({ length: 21 }, (_, index) => pendingListing(index + 1));
  const { router, user } = await openQueue("listings", "doctors", () => []);
  server.use(
    http.get("http://api.test/rest/v1/doctors", ({ request }) =>
      HttpResponse.json(
        request.url.includes(idOf(20)) ? listings.slice(20) : listings.slice(0, 20),
      ),
    ),
  );
  await router.navigate(`/admin?tab=listings&case=${idOf(21)}`);
  await findRow("Practice 21");
  expect(screen.getAllByRole("article")).toHaveLength(1);
  expect(screen.getByText("This is the case you opened.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Approve" }));
  expect(await screen.findByText("The case you opened is no longer waiting.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to Today" }).getAttribute("href")).toBe("/admin");
  await user.click(screen.getByRole("link", { name: "Show the whole queue" }));
  await waitFor(() => expect(router.state.location.search).toBe("?tab=listings"));
  expect(await findRow("Practice 1")).toBeTruthy();
});

test("a card shows notes and who else is looking at it, and reports the one in focus", async () => {
  const { user } = await openQueue("listings", "doctors", () => [
    pendingListing(1),
    pendingListing(2),
  ]);
  const viewed: unknown[] = [];
  server.use(
    http.post(`${rpc}/admin_view_case`, async ({ request }) => {
      viewed.push(await request.json());
      return HttpResponse.json([{ case_id: idOf(2), admin_name: "Ben Ode" }]);
    }),
    http.post(`${rpc}/list_case_notes`, () =>
      HttpResponse.json([
        {
          id: idOf(9),
          case_id: idOf(1),
          body: "Call them",
          created_at: "2026-11-02T12:00:00+00:00",
          author: idOf(8),
          person: { full_name: "Ben Ode" },
        },
      ]),
    ),
  );
  const first = within(await findRow("Practice 1"));
  const second = within(await findRow("Practice 2"));
  await user.click(first.getByRole("button", { name: "Reject…" }));
  await waitFor(() => expect(viewed).toContainEqual({ target: idOf(1) }));
  expect(await second.findByText("Ben Ode is looking at this")).toBeTruthy();
  expect(first.queryByText(/is looking/)).toBeNull();
  expect(second.getByRole("button", { name: "Approve" })).toBeTruthy();
  await user.click(second.getByRole("button", { name: "Add a note" }));
  await waitFor(() => expect(viewed).toContainEqual({ target: idOf(2) }));
});
