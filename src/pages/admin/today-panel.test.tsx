import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { forgetPendingDecisions } from "@/hooks/admin/decide-later";
import type { WaitingCase } from "@/hooks/admin/waiting-cases";
import { adminKeys } from "@/hooks/query-keys";
import { queryClient } from "@/lib/supabase/query-client";
import { openAdminAt } from "@/test/admin-api";
import { findRow, idOf, npiRecord, openQueue, pendingListing } from "@/test/admin-queues";
import { server } from "@/test/server";

afterEach(forgetPendingDecisions);

const rpc = "http://api.test/rest/v1/rpc";

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const waiting = (number: number, changes: Partial<WaitingCase> = {}): WaitingCase => ({
  queue: "listings",
  id: idOf(number),
  since: hoursAgo(24 * 24.5),
  due: hoursAgo(24 * 17.5),
  total: 3,
  ...changes,
});

const message = (number: number) => ({
  id: idOf(number),
  name: "Ada",
  email: "ada@mail.test",
  subject: "Fees",
  message: "Hello",
  status: "open",
  settled_at: null,
  created_at: hoursAgo(47.5),
});

const hiddenPost = (number: number) => ({
  id: idOf(number),
  kind: "post",
  since: hoursAgo(1),
  post_id: idOf(number),
  author_id: idOf(99),
  author_name: "Ana Rude",
  content: "Buy my pills",
  version: 4,
  practice_id: null,
  practice_name: null,
  edited_at: null,
  hidden_at: hoursAgo(1),
  hidden_reason: null,
  deleted_at: null,
  unfeatured_at: null,
  last_decision: null,
  decided_at: null,
  decided_content: null,
  appeal_id: null,
  appeal_message: null,
  appealed_at: null,
  author_since: hoursAgo(30),
  author_cases: 1,
  author_removed: 0,
  author_warned: 0,
  author_suspended: 0,
});

/** Opens Today with some cases, whose details are those that the API has with their ids. */
async function openToday(cases: WaitingCase[]) {
  const app = await openAdminAt("/admin");
  server.use(
    http.post(`${rpc}/admin_list_waiting_cases`, () => HttpResponse.json(cases)),
    http.post(`${rpc}/admin_get_npi_records`, () => HttpResponse.json([npiRecord])),
    http.post(`${rpc}/admin_get_listing_evidence`, () => HttpResponse.json([])),
    http.get("http://api.test/rest/v1/doctors", ({ request }) => {
      const listings = Array.from({ length: 30 }, (_, index) => pendingListing(index));
      return HttpResponse.json(listings.filter(({ id }) => request.url.includes(id)));
    }),
  );
  return app;
}

const isCurrent = (name: string) =>
  waitFor(async () => expect(document.activeElement).toBe(await findRow(name)));

test("the first tab has the cards of all queues, with why each is risky and how long it waits", async () => {
  await openToday([
    waiting(1),
    waiting(2, { queue: "messages", since: hoursAgo(47.5), due: hoursAgo(-0.5) }),
    waiting(3, { queue: "reports", since: hoursAgo(1.5), due: hoursAgo(-22.5) }),
  ]);
  server.use(
    http.get("http://api.test/rest/v1/contact_messages", () => HttpResponse.json([message(2)])),
    http.post(`${rpc}/list_cases`, async ({ request }) => {
      expect(await request.json()).toMatchObject({ in_ids: [idOf(3)] });
      return HttpResponse.json([hiddenPost(3)]);
    }),
    http.post(`${rpc}/list_case_reports`, () => HttpResponse.json([])),
  );
  const listing = await findRow("Practice 1");
  expect(listing.textContent).toContain("New listing · overdue, waiting 24 days · Reno, NV");
  expect((await findRow("Fees")).textContent).toContain(
    "Message · due in less than an hour, waiting 1 day · From Ada",
  );
  const post = await findRow("Post by Ana Rude");
  expect(post.textContent).toContain("Report · due in 22 hours, waiting 1 hour · No open reports");
  expect(within(post).getByRole("button", { name: "Keep…" })).toBeTruthy();
  expect(screen.getAllByRole("article")).toEqual([listing, await findRow("Fees"), post]);
  expect(screen.getByText("3 in all")).toBeTruthy();
});

test("keys decide a case in place, move on to the next one, and undo", async () => {
  const { user } = await openToday(Array.from({ length: 7 }, (_, index) => waiting(index + 1)));
  await findRow("Practice 1");
  await user.keyboard("jj");
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  await user.keyboard("a");
  await isCurrent("Practice 3");
  // The messages at the bottom don't cover it.
  expect(scroll.mock.contexts).toEqual([await findRow("Practice 3")]);
  expect(scroll).toHaveBeenCalledWith({ block: "start" });
  expect(within(await findRow("Practice 3")).getByRole("button", { name: "Approve" })).toBeTruthy();
  expect(screen.queryByRole("article", { name: "Practice 2" })).toBeNull();
  await user.keyboard("z");
  expect(await findRow("Practice 2")).toBeTruthy();
});

test("a case that was decided while it was loaded is left out", async () => {
  await openToday([waiting(1), waiting(999)]);
  await findRow("Practice 1");
  expect(screen.getAllByRole("article")).toHaveLength(1);
});

test("a case that the counts include appears in the list at once", async () => {
  const cases: WaitingCase[] = [];
  await openToday(cases);
  server.use(
    http.post(`${rpc}/admin_count_queues`, () => HttpResponse.json([{ claims: cases.length }])),
  );
  expect(await screen.findByText(/^You're all caught up\./)).toBeTruthy();
  await queryClient.refetchQueries({ queryKey: adminKeys.counts });
  cases.push(waiting(1));
  await queryClient.refetchQueries({ queryKey: adminKeys.counts });
  expect(await findRow("Practice 1")).toBeTruthy();
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
  expect(await findRow("Practice 20")).toBeTruthy();
  expect(asked).toEqual([
    { page_size: 20 },
    { page_size: 20, after_due: expect.any(String), after_id: idOf(19) },
  ]);
});

test("a card shows its notes", async () => {
  await openQueue("listings", "doctors", () => [pendingListing(1), pendingListing(2)]);
  server.use(
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
  await queryClient.invalidateQueries({ queryKey: adminKeys.notes });
  const first = within(await findRow("Practice 1"));
  const notes = await first.findByRole("list", { name: "Notes" });
  expect(within(notes).getByText("Call them")).toBeTruthy();
  expect(within(await findRow("Practice 2")).queryByRole("list", { name: "Notes" })).toBeNull();
});
