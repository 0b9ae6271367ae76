import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { signInForTest } from "@/test/auth-api";
import { answerDeskFoot } from "@/test/desk-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";
import { answerWrite, commentId, postId, strangerId } from "@/test/writing";

const rest = "http://api.test/rest/v1";
const idOf = (digit: number) => `5f0c4c1e-0000-4000-8000-00000000000${digit}`;

const author = { full_name: "Ana Rude" };
const post = {
  ...{ id: postId, user_id: strangerId, content: "Buy my pills", author },
  ...{ version: 4, hidden_at: null, removed_at: null },
};
const comment = { ...post, id: commentId, post_id: postId, content: "Fool!" };

const about = (digit: number, subject: object) => ({
  ...{ id: idOf(digit), reason: "spam", note: null, reporter_id: null },
  ...{ created_at: "2026-11-02T12:00:00+00:00", reporter: { full_name: `Reporter ${digit}` } },
  ...{
    doctor_id: null,
    post_id: null,
    comment_id: null,
    profile_id: null,
    listing: null,
    post: null,
    comment: null,
  },
  ...subject,
});

const ofPost = { post_id: postId, post };
const ofComment = { comment_id: commentId, comment };
const ofListing = {
  doctor_id: idOf(9),
  listing: {
    ...{ practice_name: "Sage Direct Care", address_city: "Reno", address_state: "NV" },
    ...{ state: "public", version: 7 },
  },
};

async function openReports(reports: { current: ReturnType<typeof about>[] }) {
  await signInForTest();
  server.use(
    http.get(`${rest}/user_roles`, () => HttpResponse.json([{ role: "admin" }])),
    ...answerDeskFoot(),
    http.post(`${rest}/rpc/desk_counts`, () => HttpResponse.json([])),
    http.get(`${rest}/reports`, () => HttpResponse.json(reports.current)),
  );
  return renderApp(`${paths.admin}?tab=reports`);
}

const row = (name: string) => screen.findByRole("article", { name });

test("a post comes once with all its reports, a listing's reports stand each for itself", async () => {
  await openReports({
    current: [about(1, ofPost), about(2, ofListing), about(3, ofPost), about(4, ofListing)],
  });
  const reported = within(await row("Post by Ana Rude"));
  expect(reported.getByText("2 open reports")).toBeTruthy();
  expect(reported.getByText("Buy my pills")).toBeTruthy();
  expect(reported.getAllByRole("listitem")).toHaveLength(2);
  const links = reported.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual([paths.profile(strangerId), paths.post(postId)]);
  expect(screen.getAllByRole("article", { name: "Spam: Sage Direct Care" })).toHaveLength(2);
});

test("one decision to keep a comment closes all reports of it", async () => {
  const reports = { current: [about(1, ofComment), about(2, ofComment)] };
  const { user } = await openReports(reports);
  const sent = answerWrite("rpc/moderate_comment", () => {
    reports.current = [];
    return new HttpResponse(null, { status: 204 });
  });
  const reported = within(await row("Comment by Ana Rude"));
  await user.click(reported.getByRole("button", { name: "Keep…" }));
  await user.type(reported.getByLabelText("Or in your own words"), "Harmless");
  await user.click(reported.getByRole("button", { name: "Keep" }));
  expect(await findToasts()).toEqual(["Comment kept"]);
  expect(sent).toEqual([
    { target: commentId, decision: "keep", reason: "Harmless", seen_version: 4 },
  ]);
  const heading = screen.getByRole("heading", { name: "Open reports" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test("a listing is taken down with a reason, which closes its report in the same go", async () => {
  const reports = { current: [about(1, { ...ofListing, reporter_id: idOf(5) })] };
  const { user } = await openReports(reports);
  const sent = answerWrite("rpc/take_down_reported", () => {
    reports.current = [];
    return new HttpResponse(null, { status: 204 });
  });
  const reported = within(await row("Spam: Sage Direct Care"));
  expect(reported.getByRole("link", { name: "Edit" }).getAttribute("href")).toBe(
    paths.deskListing(idOf(9)),
  );
  await user.click(reported.getByRole("button", { name: "Take down…" }));
  await user.click(reported.getByRole("button", { name: "Take down" }));
  expect(reported.getByText("Say why the listing is taken down")).toBeTruthy();
  await user.click(reported.getByRole("button", { name: "It is spam or advertising" }));
  expect(await findToasts()).toEqual(["Listing taken downThe reporter is told what was done."]);
  expect(sent).toEqual([{ target: idOf(1), seen_version: 7, reason: "It is spam or advertising" }]);
});

test("a report of a listing is closed with what was done; who has left is not told", async () => {
  const reports = { current: [about(1, { ...ofListing, reporter: null })] };
  const { user } = await openReports(reports);
  const sent = answerWrite("rpc/close_report", () => {
    reports.current = [];
    return new HttpResponse(null, { status: 204 });
  });
  await row("Spam: Sage Direct Care");
  await user.keyboard("jv2");
  expect(await findToasts()).toEqual([
    "Report closedWho reported it has left the site, and is not told.",
  ]);
  expect(sent).toEqual([{ target: idOf(1), resolution: "We have corrected the listing" }]);
});

test("what has left the directory is not taken down again", async () => {
  const listing = { ...ofListing.listing, state: "withdrawn" };
  await openReports({ current: [about(1, { ...ofListing, listing })] });
  const reported = within(await row("Spam: Sage Direct Care"));
  expect(reported.getByText(/Not public any more/)).toBeTruthy();
  expect(reported.queryByRole("button", { name: "Take down…" })).toBeNull();
});

test("removing takes a reason, and the focus goes on to the next row", async () => {
  const hidden = { ...comment, hidden_at: "2026-11-03T12:00:00+00:00" };
  const first = about(1, { ...ofComment, comment: hidden });
  const reports = { current: [first, about(2, ofPost)] };
  const { user } = await openReports(reports);
  const sent = answerWrite("rpc/moderate_comment", () => {
    reports.current = [about(2, ofPost)];
    return new HttpResponse(null, { status: 204 });
  });
  const reported = within(await row("Comment by Ana Rude"));
  expect(reported.getByText("1 open report · Hidden since Nov 3, 2026")).toBeTruthy();
  await user.click(reported.getByRole("button", { name: "Remove…" }));
  await user.click(reported.getByRole("button", { name: "Remove" }));
  expect(reported.getByText("Say why it is removed")).toBeTruthy();
  await user.click(reported.getByRole("button", { name: "It is spam or advertising" }));
  expect(await findToasts()).toEqual(["Comment removed"]);
  expect(sent).toEqual([
    {
      ...{ target: commentId, decision: "remove", reason: "It is spam or advertising" },
      seen_version: 4,
    },
  ]);
  const next = await row("Post by Ana Rude");
  await waitFor(() => expect(document.activeElement).toBe(next));
});

test("a reported member is shown with the name of the time, and the report is closed", async () => {
  const reports = {
    current: [
      about(1, {
        ...{ profile_id: strangerId, member: { full_name: "Ana Rude" } },
        ...{ reason: "impersonation", reported_name: "Site Helper" },
      }),
    ],
  };
  const { user } = await openReports(reports);
  const closed = answerWrite("rpc/close_report", () => {
    reports.current = [];
    return new HttpResponse(null, { status: 204 });
  });
  const reported = within(await row("Impersonation: Ana Rude"));
  expect(reported.getByText("Site Helper")).toBeTruthy();
  const links = reported.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual([paths.profile(strangerId), paths.deskMember(strangerId)]);
  await user.click(reported.getByRole("button", { name: "Close…" }));
  await user.click(reported.getByRole("button", { name: "We have suspended the account" }));
  expect(await findToasts()).toEqual(["Report closed"]);
  expect(closed).toEqual([{ target: idOf(1), resolution: "We have suspended the account" }]);
});
