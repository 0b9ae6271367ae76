import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { forgetPendingDecisions } from "@/hooks/admin/decide-later";
import { formatAge } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { answerAdminHealth } from "@/test/admin-api";
import { signInForTest } from "@/test/auth-api";
import { apiError } from "@/test/directory-api";
import { commentCard, otherId, postId } from "@/test/feed-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { findToasts, sendDecision } from "@/test/toasts";
import { answerChange } from "@/test/write-api";

afterEach(forgetPendingDecisions);

const rest = "http://api.test/rest/v1";
const { id: commentId } = commentCard();
const idOf = (digit: number) => `5f0c4c1e-0000-4000-8000-00000000000${digit}`;

const contentCase = {
  id: postId,
  kind: "post",
  since: "2026-11-02T12:00:00+00:00",
  due: "2026-11-04T12:00:00+00:00",
  post_id: postId,
  author_id: otherId,
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
  appeal_id: null,
  appeal_message: null,
  appealed_at: null,
  author_since: "2026-11-02T12:00:00+00:00",
  author_cases: 1,
  author_removed: 0,
  author_warned: 0,
  author_suspended: 0,
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
  open_reports: 1,
  ties: [],
  ...changes,
});

const about = (digit: number, subject: object) => ({
  id: idOf(digit),
  reason: "spam",
  note: null,
  reporter_id: null,
  created_at: "2026-11-02T12:00:00+00:00",
  reporter: { full_name: `Reporter ${digit}` },
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
    practice_name: "Sage Direct Care",
    address_city: "Reno",
    address_state: "NV",
    status: "published",
    version: 7,
  },
};

interface OpenCases {
  cases?: object[];
  caseReports?: object[];
  singles?: ReturnType<typeof about>[];
}

async function openReports(open: { current: OpenCases }) {
  await signInForTest();
  const singleCase = ({ id, created_at }: ReturnType<typeof about>) => ({
    ...contentCase,
    id,
    kind: "listing",
    since: created_at,
  });
  server.use(
    http.get(`${rest}/user_roles`, () => HttpResponse.json([{ role: "admin" }])),
    ...answerAdminHealth(),
    http.post(`${rest}/rpc/admin_count_queues`, () => HttpResponse.json([])),
    http.post(`${rest}/rpc/list_cases`, () => {
      const { cases = [], singles = [] } = open.current;
      return HttpResponse.json([...cases, ...singles.map(singleCase)]);
    }),
    http.post(`${rest}/rpc/list_case_reports`, () =>
      HttpResponse.json(open.current.caseReports ?? []),
    ),
    http.get(`${rest}/reports`, () => HttpResponse.json(open.current.singles ?? [])),
  );
  return renderApp(`${paths.admin}?tab=reports`);
}

const row = (name: string) => screen.findByRole("article", { name });

test("reports about a post are one row, and each report about a listing is its own row", async () => {
  await openReports({
    current: {
      cases: [contentCase],
      caseReports: [caseReport(1, postId), caseReport(3, postId)],
      singles: [about(2, ofListing), about(4, ofListing)],
    },
  });
  const reported = within(await row("Post by Ana Rude"));
  expect(reported.getByText(/^2 open reports · First /)).toBeTruthy();
  expect(reported.getByText("Buy my pills")).toBeTruthy();
  expect(reported.getAllByRole("listitem")).toHaveLength(2);
  const links = reported.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual([
    paths.profile(otherId),
    paths.adminMember(otherId),
    paths.post(postId),
    paths.adminMember(idOf(1)),
    paths.adminMember(idOf(3)),
  ]);
  expect(screen.getAllByRole("article", { name: "Spam: Sage Direct Care" })).toHaveLength(2);
});

test("a case that can't be rendered doesn't hide the other cases", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await openReports({
    current: {
      cases: [contentCase, commentCase],
      caseReports: [caseReport(1, postId, { ties: "{}" }), caseReport(2, commentId)],
    },
  });
  expect(await row("Comment by Ana Rude")).toBeTruthy();
  expect(screen.getByText(/^This case can't be shown because of an error/)).toBeTruthy();
  expect(screen.queryByRole("article", { name: "Post by Ana Rude" })).toBeNull();
});

test("a reported post shows earlier versions, reporters' accuracy, and their ties to the practice", async () => {
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
      reported_content: "Buy my pens",
      ties: [
        { kind: "owner", practice_name: "Sage Direct Care", is_same_city: false },
        { kind: "front_desk", practice_name: "Elm Care", is_same_city: true },
      ],
    }),
    caseReport(2, postId, { is_suspended: true }),
    caseReport(3, postId, { reporter_id: null, reporter_name: null, member_since: null }),
  ];
  await openReports({ current: { cases: [content], caseReports: reports } });
  const reported = within(await row("Post by Ana Rude"));
  expect(
    reported.getByText(/^An admin kept it .*\. The author has edited it since\.$/),
  ).toBeTruthy();
  expect(reported.getByText("Buy my books")).toBeTruthy();
  expect(reported.getByText("Buy my pens")).toBeTruthy();
  expect(
    reported.getByText("Owns Sage Direct Care · Works at Elm Care, in the same city"),
  ).toBeTruthy();
  const [first, second, third] = reported.getAllByRole("listitem");
  expect(first?.textContent).toContain(
    `Joined ${formatAge("2026-01-05T12:00:00+00:00")} · 1 of 3 reports upheld`,
  );
  expect(second?.textContent).toContain("No reports decided yet · Suspended");
  expect(third?.textContent).toContain("A deleted account");
});

test("a comment shows the latest decision about its post", async () => {
  server.use(
    http.get(`${rest}/moderation_log`, () =>
      HttpResponse.json([
        {
          target_id: postId,
          event: "post_removed",
          subject: "Ana Rude",
          reason: "Spam",
          at: "2026-11-27T12:00:00+00:00",
          is_automatic: false,
          person: { full_name: "Ben Second" },
        },
      ]),
    ),
  );
  await openReports({
    current: { cases: [{ ...commentCase, post_id: postId }], caseReports: [] },
  });
  const reported = within(await row("Comment by Ana Rude"));
  expect(
    reported.getByText(/^Latest decision: Remove post, Ben Second, Nov 27, 2026.*“Spam”$/),
  ).toBeTruthy();
});

test("keeping a comment closes all reports about it", async () => {
  const reports = [caseReport(1, commentId), caseReport(2, commentId)];
  const open: { current: OpenCases } = {
    current: { cases: [commentCase], caseReports: reports },
  };
  const { user } = await openReports(open);
  const sent = answerChange("post", "rpc/moderate_comment", () => {
    open.current = {};
    return new HttpResponse(null, { status: 204 });
  });
  const reported = within(await row("Comment by Ana Rude"));
  await user.click(reported.getByRole("button", { name: "Keep…" }));
  await user.type(reported.getByLabelText("Or enter your own reason"), "Harmless");
  await user.click(reported.getByRole("button", { name: "Keep" }));
  expect(await sendDecision()).toEqual(["Comment kept"]);
  expect(sent).toEqual([
    { target: commentId, decision: "keep", reason: "Harmless", seen_version: 4 },
  ]);
  const heading = screen.getByRole("heading", { name: "Open reports" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test("W keeps a comment and warns its author, with a reason", async () => {
  const open: { current: OpenCases } = { current: { cases: [commentCase] } };
  const { user } = await openReports(open);
  const sent = answerChange("post", "rpc/moderate_comment", () => {
    open.current = {};
    return new HttpResponse(null, { status: 204 });
  });
  const reported = within(await row("Comment by Ana Rude"));
  await user.keyboard("jw");
  await user.click(reported.getByRole("button", { name: "Keep and warn" }));
  expect(reported.getByText("Enter a reason for the warning")).toBeTruthy();
  await user.click(reported.getByRole("button", { name: "Please don't advertise here" }));
  expect((await findToasts())[0]).toMatch(/^Keeping a comment by Ana Rude with a warning/);
  expect(await sendDecision()).toEqual(["Comment kept with a warning"]);
  const reason = "Please don't advertise here";
  expect(sent).toEqual([{ target: commentId, decision: "warn", reason, seen_version: 4 }]);
});

test("a case says that its author was warned about it before", async () => {
  const decided = { last_decision: "warn", decided_at: "2026-11-01T12:00:00+00:00" };
  await openReports({ current: { cases: [{ ...contentCase, ...decided }] } });
  const reported = within(await row("Post by Ana Rude"));
  expect(reported.getByText(/^An admin kept it and warned its author .*\.$/)).toBeTruthy();
});

test("a member is warned from a report about them", async () => {
  const report = about(1, { profile_id: otherId, member: { full_name: "Ana Rude" } });
  const { user } = await openReports({ current: { singles: [report] } });
  const sent = answerChange(
    "post",
    "rpc/close_report",
    () => new HttpResponse(null, { status: 204 }),
  );
  await row("Spam: Ana Rude");
  await user.keyboard("jw1");
  expect(await sendDecision()).toEqual(["Member warned"]);
  const resolution = "Please don't advertise here";
  expect(sent).toEqual([{ target: idOf(1), resolution, is_warning: true }]);
});

test("a second decision fails with a conflict, and the row shows the current version", async () => {
  const open: { current: OpenCases } = {
    current: { cases: [contentCase], caseReports: [caseReport(1, postId)] },
  };
  const { user } = await openReports(open);
  answerChange("post", "rpc/moderate_post", () => {
    open.current = {
      ...open.current,
      cases: [{ ...contentCase, content: "Buy my books", version: 5 }],
    };
    return apiError(409, "content_changed");
  });
  await row("Post by Ana Rude");
  await user.keyboard("jr1");
  expect(await sendDecision()).toEqual([
    "Couldn't remove a post by Ana RudeYour reason is saved in the form. This has changed since you opened it. Please review it again.",
  ]);
  expect(await screen.findByText("Buy my books")).toBeTruthy();
});

test("an edited story is featured again in the version shown", async () => {
  const edited = {
    ...contentCase,
    content: "A good visit",
    unfeatured_at: "2026-11-03T12:00:00+00:00",
  };
  const open: { current: OpenCases } = { current: { cases: [edited] } };
  const { user } = await openReports(open);
  const sent = answerChange("post", "rpc/feature_story", () => {
    open.current = {};
    return new HttpResponse(null, { status: 204 });
  });
  const story = within(await row("Post by Ana Rude"));
  expect(story.getByText(/^Edited after it was featured/)).toBeTruthy();
  await user.click(story.getByRole("button", { name: "Feature on home page" }));
  expect(await findToasts()).toEqual(["On the home page"]);
  expect(sent).toEqual([{ target: postId, is_featured: true, seen_version: 4 }]);
});

test("taking a reported listing down requires a reason and closes the report", async () => {
  const reports: { current: OpenCases } = {
    current: { singles: [about(1, { ...ofListing, reporter_id: idOf(5) })] },
  };
  const { user } = await openReports(reports);
  const sent = answerChange("post", "rpc/take_down_reported_listing", () => {
    reports.current = {};
    return new HttpResponse(null, { status: 204 });
  });
  const reported = within(await row("Spam: Sage Direct Care"));
  expect(reported.getByRole("link", { name: "Edit" }).getAttribute("href")).toBe(
    paths.adminListing(idOf(9)),
  );
  await user.click(reported.getByRole("button", { name: "Take down…" }));
  await user.click(reported.getByRole("button", { name: "Take down" }));
  expect(reported.getByText("Enter a reason for taking the listing down")).toBeTruthy();
  await user.click(reported.getByRole("button", { name: "It's spam or advertising" }));
  expect(await sendDecision()).toEqual(["Listing taken downThe reporter will be notified."]);
  expect(sent).toEqual([{ target: idOf(1), seen_version: 7, reason: "It's spam or advertising" }]);
});

test("a report about a listing is closed with a resolution when its reporter has left", async () => {
  const reports: { current: OpenCases } = {
    current: { singles: [about(1, { ...ofListing, reporter: null })] },
  };
  const { user } = await openReports(reports);
  const sent = answerChange("post", "rpc/close_report", () => {
    reports.current = {};
    return new HttpResponse(null, { status: 204 });
  });
  await row("Spam: Sage Direct Care");
  await user.keyboard("ja2");
  expect(await sendDecision()).toEqual([
    "Report closedThe reporter has deleted their account, so they won't be notified.",
  ]);
  expect(sent).toEqual([
    { target: idOf(1), resolution: "We've corrected the listing", is_warning: false },
  ]);
});

test("a listing that isn't published can't be taken down", async () => {
  const listing = { ...ofListing.listing, status: "withdrawn" };
  await openReports({ current: { singles: [about(1, { ...ofListing, listing })] } });
  const reported = within(await row("Spam: Sage Direct Care"));
  expect(reported.getByText(/No longer published/)).toBeTruthy();
  expect(reported.queryByRole("button", { name: "Take down…" })).toBeNull();
});

test("removing a comment requires a reason and moves focus to the next row", async () => {
  const hidden = { ...commentCase, hidden_at: "2026-11-03T12:00:00+00:00" };
  const reports: { current: OpenCases } = {
    current: { cases: [hidden, contentCase], caseReports: [caseReport(1, commentId)] },
  };
  const { user } = await openReports(reports);
  const sent = answerChange("post", "rpc/moderate_comment", () => {
    reports.current = { cases: [contentCase] };
    return new HttpResponse(null, { status: 204 });
  });
  const reported = within(await row("Comment by Ana Rude"));
  expect(reported.getByText(/^1 open report · Hidden .* · First /)).toBeTruthy();
  await user.click(reported.getByRole("button", { name: "Remove…" }));
  await user.click(reported.getByRole("button", { name: "Remove" }));
  expect(reported.getByText("Enter a reason for removing it")).toBeTruthy();
  await user.click(reported.getByRole("button", { name: "It's spam or advertising" }));
  expect(await sendDecision()).toEqual(["Comment removed"]);
  expect(sent).toEqual([
    {
      target: commentId,
      decision: "remove",
      reason: "It's spam or advertising",
      seen_version: 4,
    },
  ]);
  const next = await row("Post by Ana Rude");
  await waitFor(() => expect(document.activeElement).toBe(next));
});

test("a report about a member shows the reported name and can be closed", async () => {
  const reports: { current: OpenCases } = {
    current: {
      singles: [
        about(1, {
          profile_id: otherId,
          member: { full_name: "Ana Rude" },
          reason: "impersonation",
          reported_name: "Site Helper",
        }),
      ],
    },
  };
  const { user } = await openReports(reports);
  const closed = answerChange("post", "rpc/close_report", () => {
    reports.current = {};
    return new HttpResponse(null, { status: 204 });
  });
  const reported = within(await row("Impersonation: Ana Rude"));
  expect(reported.getByText("Site Helper")).toBeTruthy();
  const links = reported.getAllByRole("link").map((link) => link.getAttribute("href"));
  const admin = paths.adminMember(otherId);
  expect(links).toEqual([paths.profile(otherId), admin, admin]);
  await user.click(reported.getByRole("button", { name: "Close…" }));
  await user.click(
    reported.getByRole("button", { name: "We asked the member to change their name" }),
  );
  expect(await sendDecision()).toEqual(["Report closed"]);
  expect(closed).toEqual([
    { target: idOf(1), resolution: "We asked the member to change their name", is_warning: false },
  ]);
});

test("closing a report of a member whom another admin has suspended says who did what, and when", async () => {
  const report = about(1, {
    profile_id: otherId,
    member: { full_name: "Ana Rude" },
    reason: "spam",
  });
  const { user } = await openReports({ current: { singles: [report] } });
  answerChange("post", "rpc/close_report", () => apiError(409, "report_closed"));
  const asked: (string | null)[] = [];
  const entry = {
    target_id: otherId,
    event: "member_suspended",
    subject: "Ana Rude",
    reason: "Spam",
    at: "2026-11-03T12:00:00+00:00",
    is_automatic: false,
    person: { full_name: "Ben Second" },
  };
  server.use(
    http.get(`${rest}/moderation_log`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("target_id"));
      return HttpResponse.json([entry]);
    }),
  );
  const reported = within(await row("Spam: Ana Rude"));
  await user.click(reported.getByRole("button", { name: "Close…" }));
  await user.click(reported.getByRole("button", { name: /follows the community guidelines/ }));
  const [message] = await sendDecision();
  expect(message).toContain("Latest decision: Suspend member, Ben Second, Nov 3, 2026");
  expect(asked.at(-1)).toBe(`in.(${idOf(1)},${otherId})`);
});

const appealed = {
  ...contentCase,
  hidden_at: "2026-11-02T12:00:00+00:00",
  appeal_id: idOf(7),
  appeal_message: "These are not pills",
  appealed_at: "2026-11-03T12:00:00+00:00",
};

test("the card of a hidden post has its author's appeal, which the decision answers with a reason", async () => {
  const { user } = await openReports({ current: { cases: [appealed] } });
  const card = within(await row("Post by Ana Rude"));
  expect(card.getByText("These are not pills")).toBeTruthy();
  await user.click(card.getByRole("button", { name: "Keep…" }));
  expect(card.getByText(/It also answers the author's appeal\./)).toBeTruthy();
  await user.click(card.getByRole("button", { name: "Keep" }));
  expect(card.getByText("Enter a reason, which answers the appeal")).toBeTruthy();
});

test("an admin whose decision is appealed can't decide the post either", async () => {
  await openReports({ current: { cases: [appealed] } });
  server.use(
    http.post(`${rest}/rpc/find_own_cases`, async ({ request }) => {
      const { target_table, targets } = z
        .object({ target_table: z.string(), targets: z.array(z.string()) })
        .parse(await request.json());
      return HttpResponse.json(target_table === "appeals" ? targets : []);
    }),
  );
  const card = within(await row("Post by Ana Rude"));
  expect(await card.findByText("You can't decide this case")).toBeTruthy();
});

test("a card says how old the author's account is, what was removed, and leads to a flood of cases", async () => {
  const monthOld = new Date(Date.now() - 40.5 * 86_400_000).toISOString();
  const content = { ...contentCase, author_since: monthOld, author_cases: 12, author_removed: 2 };
  await openReports({
    current: {
      cases: [{ ...content, author_warned: 3, author_suspended: 1 }],
      caseReports: [caseReport(1, postId, { open_reports: 7 })],
    },
  });
  const card = within(await row("Post by Ana Rude"));
  expect(
    card.getByText("Joined 40 days ago · 2 removed · 3 warnings · suspended 1 time"),
  ).toBeTruthy();
  const link = (name: string) => card.getByRole("link", { name }).getAttribute("href");
  expect(link("All 12 open cases about this member")).toBe(
    paths.adminTab("reports", { author: otherId }),
  );
  expect(link("All 7 open reports by this member")).toBe(
    paths.adminTab("reports", { reporter: idOf(1) }),
  );
});

test.each([
  ["R", "It's spam or advertising", "remove", "removed"],
  ["W", "Please don't advertise here", "warn", "kept with a warning"],
])(
  "%s decides the cases of a flood together, with one reason",
  async (key, reason, decision, outcome) => {
    const { user, router } = await openReports({ current: { cases: [contentCase, commentCase] } });
    // Is only asked to be featured again, so it has no box and must not be decided with the others.
    const editedStory = {
      ...contentCase,
      id: idOf(9),
      author_name: "Wanda Wise",
      unfeatured_at: "2026-11-03T12:00:00+00:00",
    };
    const asked: unknown[] = [];
    const moderated: unknown[] = [];
    const record = async ({ request }: { request: Request }) => {
      moderated.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    };
    server.use(
      http.post(`${rest}/rpc/list_cases`, async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json([contentCase, commentCase, editedStory]);
      }),
      http.post(`${rest}/rpc/moderate_post`, record),
      http.post(`${rest}/rpc/moderate_comment`, () =>
        HttpResponse.json({ code: "PT409", message: "", hint: "content_changed" }, { status: 409 }),
      ),
    );
    await router.navigate(paths.adminTab("reports", { author: otherId }));
    await row("Post by Ana Rude");
    expect(asked).toEqual([expect.objectContaining({ in_author: otherId })]);
    expect(screen.getByRole("link", { name: "Clear filters: One member" })).toBeTruthy();
    await user.click(screen.getByRole("checkbox", { name: "Select all posts and comments shown" }));
    const bar = within(await row("Selected posts and comments"));
    expect(bar.getByText("2 posts and comments selected")).toBeTruthy();
    // The keys decide about the selection, also while a row is highlighted.
    await user.keyboard(`j${key}1`);
    await waitFor(async () => expect(document.activeElement).toBe(await row("Post by Wanda Wise")));
    const toasts = (await sendDecision()).join();
    expect(toasts).toContain(`1 post or comment ${outcome}`);
    expect(toasts).toMatch(/1 changed meanwhile or had been decided\.$/);
    expect(moderated).toEqual([{ target: postId, decision, reason, seen_version: 4 }]);
  },
);

test("a member is suspended from a report about them, for a length that the admin chooses", async () => {
  const report = about(1, { profile_id: otherId, member: { full_name: "Ana Rude" } });
  const { user } = await openReports({ current: { singles: [report] } });
  const suspended = answerChange(
    "post",
    "rpc/suspend_member",
    () => new HttpResponse(null, { status: 204 }),
  );
  const card = within(await row("Spam: Ana Rude"));
  await user.click(card.getByRole("button", { name: "Suspend…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Suspend Ana Rude?" }));
  await user.type(dialog.getByRole("textbox", { name: /Reason/ }), "Spam");
  await user.click(dialog.getByRole("button", { name: "Suspend" }));
  expect(dialog.getByText("Choose how long the suspension lasts")).toBeTruthy();
  await user.selectOptions(dialog.getByRole("combobox", { name: "Duration" }), "7 days");
  await user.click(dialog.getByRole("button", { name: "Suspend" }));
  await waitFor(() => expect(suspended).toHaveLength(1));
  expect(suspended[0]).toMatchObject({ target: otherId, reason: "Spam" });
});
