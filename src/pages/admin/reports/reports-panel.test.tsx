import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { signInForTest } from "@/test/auth-api";
import { answerDeskFoot } from "@/test/desk-api";
import { apiError } from "@/test/directory-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";
import { answerWrite, commentId, postId, strangerId } from "@/test/writing";

const rest = "http://api.test/rest/v1";
const idOf = (digit: number) => `5f0c4c1e-0000-4000-8000-00000000000${digit}`;

const contentCase = {
  id: postId,
  kind: "post",
  since: "2026-11-02T12:00:00+00:00",
  post_id: postId,
  author_id: strangerId,
  author_name: "Ana Rude",
  content: "Buy my pills",
  version: 4,
  practice_id: null,
  practice_name: null,
  edited_at: null,
  hidden_at: null,
  hidden_reason: null,
  deleted_at: null,
  unfeatured_at: null,
  last_decision: null,
  decided_at: null,
  decided_content: null,
};
const commentCase = { ...contentCase, id: commentId, kind: "comment", content: "Fool!" };

const caseReport = (digit: number, caseId: string, changes: object = {}) => ({
  report_id: idOf(digit),
  case_id: caseId,
  reason: "spam",
  note: null,
  created_at: "2026-11-02T12:00:00+00:00",
  reported_content: null,
  reporter_id: idOf(digit),
  reporter_name: `Reporter ${digit}`,
  member_since: "2026-01-05T12:00:00+00:00",
  is_suspended: false,
  upheld: 0,
  decided: 0,
  weight: 1,
  ties: [],
  ...changes,
});

const about = (digit: number, subject: object) => ({
  ...{ id: idOf(digit), reason: "spam", note: null, reporter_id: null },
  ...{ created_at: "2026-11-02T12:00:00+00:00", reporter: { full_name: `Reporter ${digit}` } },
  doctor_id: null,
  profile_id: null,
  reported_name: null,
  listing: null,
  member: null,
  ...subject,
});

const ofListing = {
  doctor_id: idOf(9),
  listing: {
    ...{ practice_name: "Sage Direct Care", address_city: "Reno", address_state: "NV" },
    status: "published",
    version: 7,
  },
};

interface Waiting {
  cases?: object[];
  caseReports?: object[];
  singles?: ReturnType<typeof about>[];
}

async function openReports(waiting: { current: Waiting }) {
  await signInForTest();
  const singleCase = ({ id, created_at }: ReturnType<typeof about>) => ({
    ...contentCase,
    id,
    kind: "listing",
    since: created_at,
  });
  server.use(
    http.get(`${rest}/user_roles`, () => HttpResponse.json([{ role: "admin" }])),
    ...answerDeskFoot(),
    http.post(`${rest}/rpc/admin_count_queues`, () => HttpResponse.json([])),
    http.post(`${rest}/rpc/list_cases`, () => {
      const { cases = [], singles = [] } = waiting.current;
      return HttpResponse.json([...cases, ...singles.map(singleCase)]);
    }),
    http.post(`${rest}/rpc/list_case_reports`, () =>
      HttpResponse.json(waiting.current.caseReports ?? []),
    ),
    http.get(`${rest}/reports`, () => HttpResponse.json(waiting.current.singles ?? [])),
  );
  return renderApp(`${paths.admin}?tab=reports`);
}

const row = (name: string) => screen.findByRole("article", { name });

test("a post comes once with all its reports, a listing's reports stand each for itself", async () => {
  await openReports({
    current: {
      cases: [contentCase],
      caseReports: [caseReport(1, postId), caseReport(3, postId)],
      singles: [about(2, ofListing), about(4, ofListing)],
    },
  });
  const reported = within(await row("Post by Ana Rude"));
  expect(reported.getByText("2 open reports")).toBeTruthy();
  expect(reported.getByText("Buy my pills")).toBeTruthy();
  expect(reported.getAllByRole("listitem")).toHaveLength(2);
  const links = reported.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual([
    paths.profile(strangerId),
    paths.post(postId),
    paths.deskMember(idOf(1)),
    paths.deskMember(idOf(3)),
  ]);
  expect(screen.getAllByRole("article", { name: "Spam: Sage Direct Care" })).toHaveLength(2);
});

test("a case shows earlier texts, the accuracy of reporters, and their ties to the practice", async () => {
  const content = {
    ...contentCase,
    practice_id: idOf(9),
    practice_name: "Sage Direct Care",
    last_decision: "keep",
    decided_at: "2026-11-01T12:00:00+00:00",
    decided_content: "Buy my books",
  };
  const reports = [
    caseReport(1, postId, {
      upheld: 1,
      decided: 3,
      weight: 0.6,
      reported_content: "Buy my pens",
      ties: ["Owns Sage Direct Care"],
    }),
    caseReport(2, postId, { is_suspended: true, weight: 0 }),
    caseReport(3, postId, { reporter_id: null, reporter_name: null, member_since: null }),
  ];
  await openReports({ current: { cases: [content], caseReports: reports } });
  const reported = within(await row("Post by Ana Rude"));
  expect(
    reported.getByText("An admin kept it on Nov 1, 2026; its author has edited it since."),
  ).toBeTruthy();
  expect(reported.getByText("Buy my books")).toBeTruthy();
  expect(reported.getByText("Buy my pens")).toBeTruthy();
  expect(reported.getByText("Owns Sage Direct Care")).toBeTruthy();
  const [first, second, third] = reported.getAllByRole("listitem");
  expect(first?.textContent).toContain(
    "Member since Jan 5, 2026 · 1 of 3 reports upheld · Counts 0.60 toward hiding",
  );
  expect(second?.textContent).toContain("Suspended: doesn't count toward hiding");
  expect(third?.textContent).toContain("Somebody who has deleted their account");
});

test("one decision to keep a comment closes all reports of it", async () => {
  const reports = [caseReport(1, commentId), caseReport(2, commentId)];
  const waiting: { current: Waiting } = {
    current: { cases: [commentCase], caseReports: reports },
  };
  const { user } = await openReports(waiting);
  const sent = answerWrite("rpc/moderate_comment", () => {
    waiting.current = {};
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

test("a decision that comes second says so, and the row shows how it is now", async () => {
  const waiting: { current: Waiting } = {
    current: { cases: [contentCase], caseReports: [caseReport(1, postId)] },
  };
  const { user } = await openReports(waiting);
  answerWrite("rpc/moderate_post", () => {
    waiting.current = {
      ...waiting.current,
      cases: [{ ...contentCase, content: "Buy my books", version: 5 }],
    };
    return apiError(409, "content_changed");
  });
  await row("Post by Ana Rude");
  await user.keyboard("jr1");
  expect(await findToasts()).toEqual([
    "ErrorThis has changed since you opened it. Please review it again.",
  ]);
  expect(await screen.findByText("Buy my books")).toBeTruthy();
});

test("a story edited since it was featured is featured again at the version that was read", async () => {
  const edited = {
    ...contentCase,
    content: "A good visit",
    unfeatured_at: "2026-11-03T12:00:00+00:00",
  };
  const waiting: { current: Waiting } = { current: { cases: [edited] } };
  const { user } = await openReports(waiting);
  const sent = answerWrite("rpc/feature_story", () => {
    waiting.current = {};
    return new HttpResponse(null, { status: 204 });
  });
  const story = within(await row("Post by Ana Rude"));
  expect(story.getByText(/^Edited since it was featured/)).toBeTruthy();
  await user.click(story.getByRole("button", { name: "Show on the home page" }));
  expect(await findToasts()).toEqual(["On the home page"]);
  expect(sent).toEqual([{ target: postId, is_featured: true, seen_version: 4 }]);
});

test("a listing is taken down with a reason, which closes its report in the same go", async () => {
  const reports: { current: Waiting } = {
    current: { singles: [about(1, { ...ofListing, reporter_id: idOf(5) })] },
  };
  const { user } = await openReports(reports);
  const sent = answerWrite("rpc/take_down_reported_listing", () => {
    reports.current = {};
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
  const reports: { current: Waiting } = {
    current: { singles: [about(1, { ...ofListing, reporter: null })] },
  };
  const { user } = await openReports(reports);
  const sent = answerWrite("rpc/close_report", () => {
    reports.current = {};
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
  const listing = { ...ofListing.listing, status: "withdrawn" };
  await openReports({ current: { singles: [about(1, { ...ofListing, listing })] } });
  const reported = within(await row("Spam: Sage Direct Care"));
  expect(reported.getByText(/Not public any more/)).toBeTruthy();
  expect(reported.queryByRole("button", { name: "Take down…" })).toBeNull();
});

test("removing takes a reason, and the focus goes on to the next row", async () => {
  const hidden = { ...commentCase, hidden_at: "2026-11-03T12:00:00+00:00" };
  const reports: { current: Waiting } = {
    current: { cases: [hidden, contentCase], caseReports: [caseReport(1, commentId)] },
  };
  const { user } = await openReports(reports);
  const sent = answerWrite("rpc/moderate_comment", () => {
    reports.current = { cases: [contentCase] };
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
      target: commentId,
      decision: "remove",
      reason: "It is spam or advertising",
      seen_version: 4,
    },
  ]);
  const next = await row("Post by Ana Rude");
  await waitFor(() => expect(document.activeElement).toBe(next));
});

test("a reported member is shown with the name of the time, and the report is closed", async () => {
  const reports: { current: Waiting } = {
    current: {
      singles: [
        about(1, {
          profile_id: strangerId,
          member: { full_name: "Ana Rude" },
          reason: "impersonation",
          reported_name: "Site Helper",
        }),
      ],
    },
  };
  const { user } = await openReports(reports);
  const closed = answerWrite("rpc/close_report", () => {
    reports.current = {};
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
