import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test } from "vitest";
import { forgetPendingDecisions } from "@/hooks/admin/decide-later";
import { setShortcutsOn } from "@/lib/admin/admin-queues";
import { findRow, idOf, openQueue, pendingListing, queueOf } from "@/test/admin-queues";
import { expectConsole } from "@/test/console";
import { server } from "@/test/server";
import { leavePage } from "@/test/toasts";
import { answerChange } from "@/test/write-api";

afterEach(() => {
  forgetPendingDecisions();
  setShortcutsOn(true);
});

const at = "2026-11-02T12:00:00+00:00";
const results = [
  {
    kind: "listing",
    id: idOf(1),
    post_id: null,
    title: "Sage Clinic",
    detail: "Reno, NV",
    status: "pending",
    at,
  },
  {
    kind: "member",
    id: idOf(2),
    post_id: null,
    title: "Sage Oak",
    detail: "sage@x.test",
    status: "suspended",
    at,
  },
  {
    kind: "comment",
    id: idOf(3),
    post_id: idOf(4),
    title: "Ana",
    detail: "Sage tea",
    status: "hidden",
    at,
  },
  {
    kind: "decision",
    id: idOf(1),
    post_id: null,
    title: "Sage Clinic",
    detail: "listing_rejected",
    status: null,
    at,
  },
];

async function openSearch() {
  const queue = queueOf(pendingListing(1), pendingListing(2));
  const app = await openQueue("listings", "doctors", queue.rows);
  const asked: unknown[] = [];
  server.use(
    http.post("http://api.test/rest/v1/rpc/search_as_admin", async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(results);
    }),
  );
  await findRow("Practice 1");
  return { ...app, asked };
}

test("a slash opens the search, whose results are grouped and opened by keyboard", async () => {
  const { user, router, asked } = await openSearch();
  await user.keyboard("/");
  const dialog = within(await screen.findByRole("dialog", { name: "Search" }));
  await user.keyboard("sgae");
  const members = within(await dialog.findByRole("region", { name: "Members" }));
  expect(asked).toEqual([{ query: "sgae" }]);
  expect(members.getByRole("link", { name: /Sage Oak/ }).textContent).toContain("Suspended");
  const groups = dialog.getAllByRole("heading", { level: 3 }).map((each) => each.textContent);
  expect(groups).toEqual(["Listings", "Members", "Posts and comments", "Decisions"]);
  expect(dialog.getByText("Reject listing, Nov 2, 2026")).toBeTruthy();
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(document.activeElement?.textContent).toContain("Sage Oak");
  expectConsole("error", /PGRST116/);
  await user.keyboard("{ArrowUp}{ArrowUp}{Enter}");
  await screen.findByRole("heading", { name: "Listing not found" });
  expect(router.state.location.pathname).toBe(`/admin/listings/${idOf(1)}`);
});

test("Control K opens the search from a text field too, also with shortcuts off", async () => {
  setShortcutsOn(false);
  const { user } = await openSearch();
  await user.keyboard("/");
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.keyboard("{Control>}k{/Control}");
  expect(await screen.findByRole("dialog", { name: "Search" })).toBeTruthy();
});

test("G and a letter open a section and decide nothing", async () => {
  const { user, router } = await openSearch();
  const sent = answerChange(
    "post",
    "rpc/decide_listing",
    () => new HttpResponse(null, { status: 204 }),
  );
  server.use(
    http.post("http://api.test/rest/v1/rpc/list_open_appeals", () => HttpResponse.json([])),
  );
  await user.keyboard("jga");
  expect(router.state.location.search).toBe("?tab=appeals");
  leavePage();
  expect(sent).toEqual([]);
});

test("Z undoes the last decision first", async () => {
  const { user } = await openSearch();
  const sent = answerChange(
    "post",
    "rpc/decide_listing",
    () => new HttpResponse(null, { status: 204 }),
  );
  await user.keyboard("jaa");
  await waitFor(() => expect(screen.queryByRole("article")).toBeNull());
  await user.keyboard("z");
  await findRow("Practice 2");
  expect(screen.queryByRole("article", { name: "Practice 1" })).toBeNull();
  await user.keyboard("z");
  await findRow("Practice 1");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
  leavePage();
  expect(sent).toEqual([]);
});

test("the list of shortcuts has those of all admin pages", async () => {
  const { user } = await openSearch();
  await user.keyboard("?");
  const sheet = within(await screen.findByRole("dialog", { name: "Keyboard shortcuts" }));
  for (const key of ["Z", "/ or Ctrl K", "G then C"]) expect(sheet.getByText(key)).toBeTruthy();
});
