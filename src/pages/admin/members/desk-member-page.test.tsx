import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { FoundMember } from "@/hooks/moderation/members";
import { memberId } from "@/test/auth-api";
import {
  answerRows,
  danaId,
  foundMember,
  listingId,
  openDeskAt,
  otherListingId,
} from "@/test/desk-api";
import { apiError } from "@/test/directory-api";
import { answerChange, done } from "@/test/listing-api";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

const rest = "http://api.test/rest/v1";
const at = "2026-11-02T12:00:00+00:00";

/** Opens a member's page; the member is read anew each time, what they did is as given. */
async function openMember(member: () => FoundMember, records: Record<string, object[]> = {}) {
  answerRows("post", "rpc/admin_search_members", () => [member()]);
  for (const table of ["doctors", "claim_evidence", "posts", "post_comments", "reports"]) {
    answerRows("get", table, () => records[table] ?? []);
  }
  answerRows(
    "post",
    "rpc/list_reports_about_member",
    () => records.list_reports_about_member ?? [],
  );
  const app = await openDeskAt(`/admin/members/${member().id}`);
  await screen.findByRole("heading", { level: 1, name: member().full_name ?? "" });
  return app;
}

const section = async (name: RegExp) => within(await screen.findByRole("region", { name }));
const press = (name: string | RegExp) => screen.findByRole("button", { name });
const dialog = async () => within(await screen.findByRole("dialog"));

test("it says who the member is, what they did and what was said of them", async () => {
  const listing = { id: listingId, practice_name: "Oak Family Medicine", address_city: "Austin" };
  const report = {
    ...{ id: "r1", reason: "spam", note: "Ads", status: "closed", resolution: "Hidden." },
    ...{ created_at: at, doctor_id: null, post_id: "p1", listing: null, comment: null },
  };
  await openMember(() => foundMember(), {
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
  const listings = await section(/^Listings they added or own \(1\)/);
  expect(listings.getByText("Owner")).toBeTruthy();
  expect(listings.getByText("Refused")).toBeTruthy();
  const link = listings.getByRole("link", { name: "Oak Family Medicine" });
  expect(link.getAttribute("href")).toBe(`/admin/listings/${listingId}`);
  expect((await section(/^Claims \(1\)/)).getByText("Competing claim pending")).toBeTruthy();
  const posts = await section(/^Posts \(1\)/);
  expect(posts.getByText("Hidden")).toBeTruthy();
  expect(posts.getByRole("link").getAttribute("href")).toBe("/post/p1");
  const comments = await section(/^Comments \(1\)/);
  expect(comments.getByRole("link").getAttribute("href")).toBe("/post/p2#comments");
  const about = await section(/^Reported for \(1\)/);
  expect(about.getByText(/What was done: Hidden\./)).toBeTruthy();
  expect(about.getByRole("link", { name: "A post" })).toBeTruthy();
  const filed = await section(/^Reports they filed \(1\)/);
  expect(filed.getByRole("link", { name: "Oak Family Medicine" })).toBeTruthy();
});

test("a long record says how much of it is shown, and goes on", async () => {
  const { user } = await openMember(() => foundMember());
  server.use(
    http.get(`${rest}/posts`, ({ request }) => {
      const start = Number(new URL(request.url).searchParams.get("offset") ?? 0);
      const rows = Array.from({ length: start === 0 ? 20 : 3 }, (_, index) => ({
        ...{ id: `p${start + index}`, kind: "post", content: `Post ${start + index}` },
        ...{ created_at: at, hidden_at: null },
      }));
      const range = `${start}-${start + rows.length - 1}/23`;
      return HttpResponse.json(rows, { headers: { "content-range": range } });
    }),
  );
  // Any decision reads the page again.
  answerChange("post", "rpc/set_role", done);
  await user.click(await press("Grant doctor role"));
  const posts = await section(/^Posts \(23\)/);
  expect(posts.getByText(/^Showing 20 of 23/)).toBeTruthy();
  await user.click(posts.getByRole("button", { name: /^Load more/ }));
  expect(await posts.findByText("Post 22")).toBeTruthy();
  expect(posts.queryByRole("button")).toBeNull();
});

test("a suspension needs a reason and says what it means; the member can be restored", async () => {
  let member = foundMember();
  const { user } = await openMember(() => member);
  const sent = answerChange("post", "rpc/suspend_member", () => {
    member = foundMember({ suspended_because: "Spam", suspended_at: at });
    return done();
  });
  const restored = answerChange("post", "rpc/restore_member", () => {
    member = foundMember();
    return done();
  });
  await user.click(await press("Suspend…"));
  const ask = await dialog();
  expect(ask.getByText(/can read everything and download their data, but can’t post/)).toBeTruthy();
  await user.click(ask.getByRole("button", { name: "Suspend" }));
  expect(ask.getByText("Say why")).toBeTruthy();
  await user.keyboard("Spam");
  await user.selectOptions(ask.getByRole("combobox", { name: "For how long" }), "7 days");
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
  expect(screen.queryByRole("button", { name: /Grant administrator/ })).toBeNull();
  const heading = screen.getByRole("heading", { name: "What can be done" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await user.click(await press("Restore…"));
  await user.click((await dialog()).getByRole("button", { name: "Restore" }));
  expect(await press("Suspend…")).toBeTruthy();
  expect(restored).toEqual([{ target: danaId }]);
});

test("roles are given and taken; becoming an administrator is asked once more", async () => {
  let member = foundMember();
  const { user } = await openMember(() => member);
  const sent = answerChange("post", "rpc/set_role", () => {
    member = foundMember({ roles: ["patient", "admin"] });
    return done();
  });
  await user.click(await press("Grant administrator role…"));
  const ask = await dialog();
  expect(ask.queryByRole("textbox")).toBeNull();
  expect(sent).toEqual([]);
  await user.click(ask.getByRole("button", { name: "Make administrator" }));
  expect(await findToasts()).toEqual(["DoneDana Oak is an administrator now."]);
  expect(await screen.findByText(/Administrators cannot be suspended/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Suspend…" })).toBeNull();
  await user.click(await press("Grant doctor role"));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { target: danaId, role: "admin", is_granted: true },
    { target: danaId, role: "doctor", is_granted: true },
  ]);
});

test("the last administrator is told why the role stays", async () => {
  const oneself = foundMember({ id: memberId, full_name: "Sam Whitlock", roles: ["admin"] });
  const { user } = await openMember(() => oneself);
  const message = "This is the last admin. Make someone else an admin first.";
  answerChange("post", "rpc/set_role", () => apiError(400, "last_admin", "23514"));
  await user.click(await press("Revoke administrator role…"));
  const ask = await dialog();
  expect(ask.getByText(/You will no longer see this desk/)).toBeTruthy();
  await user.click(ask.getByRole("button", { name: "Revoke administrator role" }));
  expect((await ask.findByRole("alert")).textContent).toBe(message);
});

test("a member who is gone is said to be gone", async () => {
  answerRows("post", "rpc/admin_search_members", () => []);
  await openDeskAt(`/admin/members/${danaId}`);
  expect(await screen.findByRole("heading", { name: "Member not found" })).toBeTruthy();
});
