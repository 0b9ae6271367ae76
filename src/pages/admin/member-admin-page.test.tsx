import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { MemberRecord } from "@/hooks/admin/members";
import {
  answerRows,
  danaId,
  listingId,
  memberRecord,
  openAdminAt,
  otherListingId,
} from "@/test/admin-api";
import { answerAuth, memberId, sessionJson } from "@/test/auth-api";
import { apiError } from "@/test/directory-api";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";
import { answerChange, done } from "@/test/write-api";

const rest = "http://api.test/rest/v1";
const at = "2026-11-02T12:00:00+00:00";

/** Opens a member's admin page. `member` is called for each request; their content is fixed. */
async function openMember(member: () => MemberRecord, records: Record<string, object[]> = {}) {
  answerRows("post", "rpc/admin_search_members", () => [member()]);
  for (const table of ["doctors", "claim_evidence", "posts", "post_comments", "reports"]) {
    answerRows("get", table, () => records[table] ?? []);
  }
  answerRows(
    "post",
    "rpc/list_reports_about_member",
    () => records.list_reports_about_member ?? [],
  );
  const app = await openAdminAt(`/admin/members/${member().id}`);
  await screen.findByRole("heading", { level: 1, name: member().full_name ?? "" });
  return app;
}

const section = async (name: RegExp) => within(await screen.findByRole("region", { name }));
const press = (name: string | RegExp) => screen.findByRole("button", { name });
const dialog = async () => within(await screen.findByRole("dialog"));

test("the page shows a member's account, listings, content, and reports", async () => {
  const listing = { id: listingId, practice_name: "Oak Family Medicine", address_city: "Austin" };
  const report = {
    id: "r1",
    reason: "spam",
    note: "Ads",
    status: "closed",
    resolution: '{"code": "member_suspended"}',
    created_at: at,
    doctor_id: null,
    post_id: "p1",
    listing: null,
    comment: null,
  };
  await openMember(() => memberRecord(), {
    doctors: [
      { ...listing, address_state: "TX", status: "rejected", user_id: danaId, updated_at: at },
    ],
    claim_evidence: [
      {
        doctor_id: otherListingId,
        status: "competing",
        created_at: at,
        listing: { practice_name: "Elm Clinic", status: "published" },
      },
    ],
    posts: [{ id: "p1", kind: "post", content: "Hello all", created_at: at, hidden_at: at }],
    post_comments: [
      { id: "c1", post_id: "p2", content: "Indeed", created_at: at, hidden_at: null },
    ],
    list_reports_about_member: [report],
    reports: [{ ...report, id: "r2", post_id: null, doctor_id: listingId, listing }],
  });
  expect(screen.getByText("dana@example.com · Joined Oct 1, 2026")).toBeTruthy();
  const listings = await section(/^Listings added or owned \(1\)/);
  expect(listings.getByText("Owner")).toBeTruthy();
  expect(listings.getByText("Rejected")).toBeTruthy();
  const link = listings.getByRole("link", { name: "Oak Family Medicine" });
  expect(link.getAttribute("href")).toBe(`/admin/listings/${listingId}`);
  expect((await section(/^Claims \(1\)/)).getByText("Competing claim pending")).toBeTruthy();
  const posts = await section(/^Posts \(1\)/);
  expect(posts.getByText("Hidden")).toBeTruthy();
  expect(posts.getByRole("link").getAttribute("href")).toBe("/post/p1");
  const comments = await section(/^Comments \(1\)/);
  expect(comments.getByRole("link").getAttribute("href")).toBe("/post/p2#comments");
  const about = await section(/^Reports about them \(1\)/);
  expect(about.getByText(/Resolution: The member was suspended\./)).toBeTruthy();
  expect(about.getByRole("link", { name: "A post" })).toBeTruthy();
  const filed = await section(/^Reports they filed \(1\)/);
  expect(filed.getByRole("link", { name: "Oak Family Medicine" })).toBeTruthy();
});

test("an admin who has reported a member sees that another admin must decide about them", async () => {
  server.use(http.post(`${rest}/rpc/find_own_cases`, () => HttpResponse.json([danaId])));
  await openMember(() => memberRecord());
  expect(await screen.findByText("You can't decide this case")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Make admin…" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Suspend…" })).toBeNull();
});

test("a long section shows how many rows are loaded and loads more", async () => {
  const { user } = await openMember(() => memberRecord());
  server.use(
    http.get(`${rest}/posts`, ({ request }) => {
      const start = Number(new URL(request.url).searchParams.get("offset") ?? 0);
      const rows = Array.from({ length: start === 0 ? 20 : 3 }, (_, index) => ({
        id: `p${start + index}`,
        kind: "post",
        content: `Post ${start + index}`,
        created_at: at,
        hidden_at: null,
      }));
      const range = `${start}-${start + rows.length - 1}/23`;
      return HttpResponse.json(rows, { headers: { "content-range": range } });
    }),
  );
  // Any decision refetches the page.
  answerChange("post", "rpc/set_role", done);
  await user.click(await press("Add doctor role"));
  const posts = await section(/^Posts \(23\)/);
  expect(posts.getByText(/^Showing 20 of 23/)).toBeTruthy();
  await user.click(posts.getByRole("button", { name: /^Load more/ }));
  expect(await posts.findByText("Post 22")).toBeTruthy();
  expect(posts.queryByRole("button")).toBeNull();
});

test("suspending a member requires a length and a reason, and the suspension can be lifted", async () => {
  let member = memberRecord();
  const { user } = await openMember(() => member);
  const sent = answerChange("post", "rpc/suspend_member", () => {
    member = memberRecord({ suspended_because: "Spam", suspended_at: at });
    return done();
  });
  const restored = answerChange("post", "rpc/restore_member", () => {
    member = memberRecord();
    return done();
  });
  await user.click(await press("Suspend…"));
  const ask = await dialog();
  expect(ask.getByText(/can read and download their data but can't post/)).toBeTruthy();
  await user.click(ask.getByRole("button", { name: "Suspend" }));
  expect(ask.getByText("Choose how long the suspension lasts")).toBeTruthy();
  await user.selectOptions(ask.getByRole("combobox", { name: "Duration" }), "7 days");
  await user.click(ask.getByRole("button", { name: "Suspend" }));
  expect(ask.getByText("Enter a reason")).toBeTruthy();
  await user.keyboard("Spam");
  await user.click(ask.getByRole("checkbox", { name: /^Hide their posts/ }));
  const weekFromNow = Date.now() + 7 * 86_400_000;
  await user.click(ask.getByRole("button", { name: "Suspend" }));
  expect(await screen.findByText("Suspended since Nov 2, 2026")).toBeTruthy();
  expect(screen.getByText("“Spam”")).toBeTruthy();
  expect(sent).toEqual([
    { target: danaId, reason: "Spam", hides_content: true, ends_at: expect.any(String) },
  ]);
  const inAWeek = new Date(weekFromNow).toISOString().slice(0, 10);
  expect(JSON.stringify(sent)).toContain(inAWeek);
  expect(screen.queryByRole("button", { name: /Make admin/ })).toBeNull();
  const heading = screen.getByRole("heading", { name: "Actions" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await user.click(await press("Lift suspension…"));
  await user.click((await dialog()).getByRole("button", { name: "Lift suspension" }));
  expect(await press("Suspend…")).toBeTruthy();
  expect(restored).toEqual([{ target: danaId }]);
});

test("making someone an admin requires a reason and the password", async () => {
  let member = memberRecord();
  const { user } = await openMember(() => member);
  const self = { email: "sam@example.com", identities: [], factors: [] };
  const signedIn = answerAuth("post", "/token", () => sessionJson(self));
  const sent = answerChange("post", "rpc/set_role", () => {
    member = memberRecord({ roles: ["patient", "admin"] });
    return done();
  });
  await user.click(await press("Make admin…"));
  const ask = await dialog();
  await user.click(ask.getByRole("button", { name: "Make admin" }));
  expect(await ask.findByText("Enter a reason")).toBeTruthy();
  expect(ask.getByText("Enter your current password")).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(ask.getByRole("textbox", { name: "Reason" }), "Joins us");
  await user.type(ask.getByLabelText("Current password"), "a fresh start");
  await user.click(ask.getByRole("button", { name: "Make admin" }));
  expect(await findToasts()).toEqual(["Dana Oak is now an admin."]);
  expect(signedIn).toHaveLength(1);
  expect(sent).toEqual([{ target: danaId, role: "admin", is_granted: true, reason: "Joins us" }]);
  expect(await screen.findByText(/Admins can't be suspended/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Suspend…" })).toBeNull();
});

test("notes, decisions, and the accuracy of reports are on the page", async () => {
  const { user } = await openMember(() => memberRecord());
  const notes = [
    { id: "n1", case_id: danaId, body: "Called her", created_at: at, author: null, person: null },
  ];
  server.use(http.post(`${rest}/rpc/list_case_notes`, () => HttpResponse.json(notes)));
  answerRows("get", "reports", (_query, url) =>
    url.searchParams.get("select") === "outcome"
      ? [{ outcome: "upheld" }, { outcome: "dismissed" }, { outcome: "upheld" }]
      : [],
  );
  answerRows("post", "rpc/list_decisions_about_member", () => [
    {
      id: 1,
      event: "post_removed",
      subject: "Dana Oak",
      reason: "Spam",
      seen: { text: "Buy this" },
      at,
      is_automatic: false,
      person: { full_name: "Ben Ode" },
    },
  ]);
  // Any decision refetches the page.
  answerChange("post", "rpc/set_role", done);
  await user.click(await press("Add doctor role"));
  expect(await screen.findByText("2 of 3 decided reports upheld.")).toBeTruthy();
  const decisions = await section(/^Decisions \(1\)/);
  expect(decisions.getByText(/^Remove post, Ben Ode, Nov 2, 2026.*“Spam”/)).toBeTruthy();
  expect(decisions.getByText("Text: “Buy this”")).toBeTruthy();
  const about = await section(/^Notes$/);
  expect(await about.findByText("Called her")).toBeTruthy();
  const added = answerChange("post", "case_notes", done);
  await user.click(about.getByRole("button", { name: "Add a note" }));
  await user.click(about.getByRole("button", { name: "Save note" }));
  expect(about.getByText("Enter a note")).toBeTruthy();
  await user.type(about.getByRole("textbox", { name: "Note" }), " Answered ");
  await user.click(about.getByRole("button", { name: "Save note" }));
  await waitFor(() =>
    expect(added).toEqual([{ id: expect.any(String), case_id: danaId, body: "Answered" }]),
  );
});

test("the last admin can't remove their own role", async () => {
  const self = memberRecord({ id: memberId, full_name: "Sam Whitlock", roles: ["admin"] });
  const { user } = await openMember(() => self);
  const message = "This is the last admin. Make someone else an admin first.";
  answerChange("post", "rpc/set_role", () => apiError(400, "last_admin", "23514"));
  await user.click(await press("Remove admin role…"));
  const ask = await dialog();
  expect(ask.getByText(/You'll lose access to the admin pages/)).toBeTruthy();
  answerAuth("post", "/token", () =>
    sessionJson({ email: "sam@example.com", identities: [], factors: [] }),
  );
  await user.type(ask.getByRole("textbox", { name: "Reason" }), "Moved on");
  await user.type(ask.getByLabelText("Current password"), "a fresh start");
  await user.click(ask.getByRole("button", { name: "Remove admin role" }));
  expect((await ask.findByRole("alert")).textContent).toBe(message);
});

test("a deleted member shows a not-found message", async () => {
  answerRows("post", "rpc/admin_search_members", () => []);
  await openAdminAt(`/admin/members/${danaId}`);
  expect(await screen.findByRole("heading", { name: "Member not found" })).toBeTruthy();
});
