import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { InboxLimits } from "@/components/requests/inbox-limits";
import { Waitlists } from "@/components/requests/waitlists";
import { useReceivedRequests } from "@/hooks/requests/received-requests";
import { answerDraft } from "@/lib/browser/draft-names";
import { genericMessages } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { loadAnswerDraft } from "@/lib/requests/answer-draft";
import { queryClient } from "@/lib/supabase/query-client";
import { memberId, signInForTest } from "@/test/auth-api";
import { expectConsole } from "@/test/console";
import { apiError } from "@/test/directory-api";
import { enterText } from "@/test/enter-text";
import { mockMemberData, openCorrectionRow, receivedRow, requestRow } from "@/test/listing-api";
import { ownedBy } from "@/test/listing-state";
import { answerContributions, answerProfile, listingRow, profileRow } from "@/test/profile-api";
import { renderApp } from "@/test/render-app";
import { practiceRow } from "@/test/staff-api";
import { findToasts } from "@/test/toasts";
import { answerChange, done } from "@/test/write-api";

// Clears drafts between tests.
beforeEach(() => localStorage.clear());

const contacts = [{ request_id: requestRow().id, full_name: "Robin Reed", email: "r@x.example" }];

type Given = NonNullable<Parameters<typeof mockMemberData>[0]>;

async function openDashboard(given: Given = {}) {
  await signInForTest();
  answerProfile(() => profileRow({ roles: [{ role: "doctor" }] }));
  answerContributions({ listings: [listingRow(ownedBy(memberId))] });
  given.practices ??= [practiceRow("owner")];
  mockMemberData(given);
  return renderApp(paths.dashboard);
}

const findRegion = async (name: string) => within(await screen.findByRole("region", { name }));

test("an owner with an empty inbox sees what will appear there", async () => {
  await openDashboard();
  const requests = await findRegion("Requests to your practice");
  expect(await requests.findByText(/^No requests yet/)).toBeTruthy();
  expect(await screen.findByText(/^No suggested corrections/)).toBeTruthy();
});

test("opening a request marks it as seen and shows the member's name", async () => {
  const given: Given = { requests: [receivedRow()], contacts };
  const { user } = await openDashboard(given);
  const changed = answerChange("post", "rpc/update_request", () => {
    given.requests = [receivedRow({ status: "seen" })];
    return done();
  });
  const region = await findRegion("Requests to your practice");
  expect(await region.findByText("New")).toBeTruthy();
  await user.click(region.getByRole("button", { name: "Open the request from Robin Reed" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Membership: Robin Reed" }));
  expect(dialog.getByRole("link", { name: "r@x.example" }).getAttribute("href")).toBe(
    "mailto:r@x.example",
  );
  expect(dialog.getByText("Two adults")).toBeTruthy();
  await waitFor(() => expect(region.getByText("Seen")).toBeTruthy());
  expect(changed).toEqual([{ target: requestRow().id, new_status: "seen" }]);
});

async function openSeen() {
  const { user } = await openDashboard({ requests: [receivedRow({ status: "seen" })], contacts });
  const region = await findRegion("Requests to your practice");
  await user.click(await region.findByRole("button", { name: "Open the request from Robin Reed" }));
  return { user, dialog: within(await screen.findByRole("dialog")) };
}

test("the practice sees who a request is for, when it starts, and how to answer", async () => {
  const details = {
    requested_for: "household",
    starts_on: "2027-03-01",
    contact_method: "text",
    phone: "+15125550142",
    preferred_times: "Mornings",
  } as const;
  const { user } = await openDashboard({
    requests: [receivedRow({ status: "seen", ...details, ages: [34, 36, 4] })],
    contacts,
  });
  const region = await findRegion("Requests to your practice");
  await user.click(await region.findByRole("button", { name: /^Open the request/ }));
  const dialog = within(await screen.findByRole("dialog"));
  const texts = dialog.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(texts).toEqual([
    "Two adults",
    "Household, ages 34, 36, 4",
    "March 1, 2027",
    "Text message",
    "(512) 555-0142",
    "Mornings",
  ]);
  expect(dialog.getByRole("link", { name: "(512) 555-0142" }).getAttribute("href")).toBe(
    "tel:+15125550142",
  );
});

test.each([
  [[], "Prefers Spanish. Your listing doesn't say anyone there speaks it."],
  [["Spanish (basic)"], "Prefers Spanish. Your listing says someone there speaks it."],
])(
  "a request in Spanish to a practice with a clinician who speaks %j: %s",
  async (languages, expected) => {
    const listing = { practice_name: "Oak", languages: ["English"], clinicians: [{ languages }] };
    const request = receivedRow({ status: "seen", language: "es", listing });
    const { user } = await openDashboard({ requests: [request], contacts });
    const region = await findRegion("Requests to your practice");
    await user.click(await region.findByRole("button", { name: /^Open the request/ }));
    expect(await screen.findByText(expected)).toBeTruthy();
  },
);

test("an answer needs text and is sent with it", async () => {
  const { dialog, user } = await openSeen();
  const changed = answerChange("post", "rpc/update_request", done);
  await user.click(await dialog.findByRole("button", { name: "Send answer" }));
  expect(await dialog.findByText("Write your answer")).toBeTruthy();
  await enterText(user, dialog.getByLabelText("Your answer"), "Welcome! Call us.");
  await user.click(dialog.getByRole("button", { name: "Send answer" }));
  expect((await findToasts())[0]).toMatch(/^Answer sent/);
  expect(changed).toEqual([
    { target: requestRow().id, new_status: "answered", new_reply: "Welcome! Call us." },
  ]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a request can be declined without a message, after a question", async () => {
  const { dialog, user } = await openSeen();
  const changed = answerChange("post", "rpc/update_request", done);
  await user.click(await dialog.findByRole("button", { name: "Decline" }));
  const question = within(await screen.findByRole("dialog", { name: "Decline this request?" }));
  expect(question.getByText("We notify them right away, without a message.")).toBeTruthy();
  expect(changed).toEqual([]);
  await user.click(question.getByRole("button", { name: "Decline" }));
  expect((await findToasts())[0]).toMatch(/^Request declined/);
  expect(changed).toEqual([{ target: requestRow().id, new_status: "declined" }]);
});

test("an answer to a changed request shows an error and keeps the text", async () => {
  const { dialog, user } = await openSeen();
  answerChange("post", "rpc/update_request", () => apiError(409, "request_changed"));
  await enterText(user, await dialog.findByLabelText("Your answer"), "Welcome!");
  await user.click(dialog.getByRole("button", { name: "Send answer" }));
  expect(await screen.findByText("This request has changed since you opened it.")).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>("Your answer").value).toBe("Welcome!");
});

test("an unpublished listing can't receive requests", async () => {
  await openDashboard({ practices: [practiceRow("owner", { status: "withdrawn" })] });
  expect(await screen.findByText(/^Patients can send requests once/)).toBeTruthy();
});

test("approving a corrected name sends it to an admin for review", async () => {
  const name = { ...openCorrectionRow(), field: "practice_name", proposed_value: "Elm" };
  const { user } = await openDashboard({ corrections: [name] });
  answerChange("post", "rpc/decide_correction", done);
  const region = await findRegion("Suggested corrections");
  expect(await region.findByText(/an admin reviews it before it's published/)).toBeTruthy();
  await user.click(region.getByRole("button", { name: "Approve: Practice name" }));
  expect(await findToasts()).toEqual([
    "Correction approvedAn admin will review it before it's published.",
  ]);
});

test("an owner approves a correction compared with the current value", async () => {
  const { user } = await openDashboard({ corrections: [openCorrectionRow()] });
  const decided = answerChange("post", "rpc/decide_correction", done);
  const region = await findRegion("Suggested corrections");
  expect((await region.findByText("$80")).tagName).toBe("DEL");
  expect(region.getByText("$85").tagName).toBe("INS");
  await user.click(region.getByRole("button", { name: "Approve: Monthly price" }));
  expect((await findToasts())[0]).toContain("Correction approved");
  expect(decided).toEqual([{ target: openCorrectionRow().id, is_accepted: true }]);
});

test("a correction that the listing already shows is only marked as fixed", async () => {
  await openDashboard({ corrections: [{ ...openCorrectionRow(), proposed_value: "80.00" }] });
  const region = await findRegion("Suggested corrections");
  expect(
    await region.findByText("Monthly price: $80. Your listing already shows it."),
  ).toBeTruthy();
  expect(region.getByRole("button", { name: "Mark as fixed: Monthly price" })).toBeTruthy();
  expect(region.queryByText("$80")).toBeNull();
});

test("an owner rejects a correction with a reason", async () => {
  const { user } = await openDashboard({ corrections: [openCorrectionRow()] });
  const decided = answerChange("post", "rpc/decide_correction", done);
  const region = await findRegion("Suggested corrections");
  await user.click(await region.findByRole("button", { name: "Reject: Monthly price" }));
  await user.click(region.getByRole("button", { name: "Reject correction" }));
  expect(region.getByText("Enter a reason for rejecting the correction")).toBeTruthy();
  expect(decided).toEqual([]);
  await enterText(user, region.getByLabelText(/^Why are you rejecting/), "It is still $80");
  await user.click(region.getByRole("button", { name: "Reject correction" }));
  expect((await findToasts())[0]).toContain("Correction rejected");
  expect(decided).toEqual([
    { target: openCorrectionRow().id, is_accepted: false, note: "It is still $80" },
  ]);
});

test("a correction that the listing's constraints reject shows an error", async () => {
  expectConsole("error", /23514/);
  const { user } = await openDashboard({ corrections: [openCorrectionRow()] });
  answerChange("post", "rpc/decide_correction", () => apiError(400, null, "23514"));
  const region = await findRegion("Suggested corrections");
  await user.click(await region.findByRole("button", { name: "Approve: Monthly price" }));
  expect(await findToasts()).toEqual([`Error${genericMessages.invalid}`]);
});

test("requests that can't be loaded don't affect the corrections", async () => {
  await openDashboard({
    requests: apiError(400),
    corrections: [openCorrectionRow()],
  });
  const region = await findRegion("Requests to your practice");
  expect(await region.findByText(genericMessages.invalid)).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Approve: Monthly price" })).toBeTruthy();
});

test("a template is added below the text that the member wrote", async () => {
  const { dialog, user } = await openSeen();
  const changed = answerChange("post", "rpc/update_request", done);
  const words = await dialog.findByLabelText<HTMLTextAreaElement>("Your answer");
  await user.click(dialog.getByRole("button", { name: "Welcome" }));
  expect(words.value).toMatch(/^Thank you for your interest. We have room/);
  await user.click(dialog.getByRole("button", { name: "Currently full" }));
  expect(words.value).toMatch(/^Thank you for your interest. Our practice is currently full/);
  await user.clear(words);
  await enterText(user, words, "Dear Robin,");
  await user.click(dialog.getByRole("button", { name: "Welcome" }));
  expect(words.value).toMatch(/^Dear Robin,\n\nThank you for your interest. We have room/);
  expect(document.activeElement).toBe(words);
  await user.click(dialog.getByRole("button", { name: "Send answer" }));
  expect((await findToasts())[0]).toMatch(/^Answer sent/);
  expect(changed).toEqual([
    { target: requestRow().id, new_status: "answered", new_reply: expect.stringMatching(/^Dear/) },
  ]);
});

test("the practice sees which team member has seen a request", async () => {
  const seen = { status: "seen", at: "2026-11-02T12:00:00+00:00", person: { full_name: "Dee" } };
  const { user } = await openDashboard({
    requests: [receivedRow({ status: "seen", steps: [{ id: 1, call: null, ...seen }] })],
    contacts,
  });
  const region = await findRegion("Requests to your practice");
  await user.click(await region.findByRole("button", { name: /^Open the request/ }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole("listitem").textContent).toMatch(/^Seen by Dee, Nov 2, 2026/);
});

test("a request can be added to the waitlist", async () => {
  const given: Given = { requests: [receivedRow({ status: "seen" })], contacts };
  const { user } = await openDashboard(given);
  const changed = answerChange("post", "rpc/update_request", () => {
    given.requests = [receivedRow({ status: "waiting" })];
    given.places = [{ request_id: requestRow().id, place: 1 }];
    return done();
  });
  const region = await findRegion("Requests to your practice");
  await user.click(await region.findByRole("button", { name: /^Open the request/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(await dialog.findByRole("button", { name: "Add to waitlist" }));
  expect((await findToasts())[0]).toMatch(/^Added to your waitlist/);
  expect(await region.findByText("Number 1 on the waitlist")).toBeTruthy();
  expect(region.getByText(/^One person is waiting for a spot at/).textContent).toMatch(
    /Next: Robin Reed\.$/,
  );
  expect(changed).toEqual([{ target: requestRow().id, new_status: "waiting" }]);
});

test("a spot is offered to the next person after a confirmation", async () => {
  const later = "8b0c4c1e-0000-4000-8000-000000000002";
  const given: Given = {
    requests: [receivedRow({ status: "waiting" }), receivedRow({ id: later, status: "waiting" })],
    contacts: [...contacts, { request_id: later, full_name: "Sid Second", email: "s@x.example" }],
    places: [requestRow().id, later].map((request_id, index) => ({ request_id, place: index + 1 })),
  };
  const { user } = await openDashboard(given);
  const changed = answerChange("post", "rpc/update_request", () => {
    given.requests = [
      receivedRow({ status: "offered" }),
      receivedRow({ id: later, status: "waiting" }),
    ];
    given.places = [{ request_id: later, place: 1 }];
    return done();
  });
  const region = await findRegion("Requests to your practice");
  await user.click(await region.findByRole("button", { name: "Offer a spot to Robin Reed" }));
  const dialog = within(
    await screen.findByRole("dialog", { name: "Offer the spot to Robin Reed?" }),
  );
  expect(dialog.getByText(/turned that off\.$/).textContent).toMatch(/^We'll notify them here/);
  expect(changed).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Offer spot" }));
  expect(await findToasts()).toEqual(["Spot offeredRobin Reed has been notified"]);
  expect(changed).toEqual([{ target: requestRow().id, new_status: "offered" }]);
  expect(region.getByText(/^One person is waiting for a spot at/).textContent).toMatch(
    /Next: Sid Second\.$/,
  );
  const title = region.getByRole("heading", { name: "Requests to your practice" });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

const many = (count: number, changes: Parameters<typeof receivedRow>[0]) =>
  Array.from({ length: count }, (_, index) =>
    receivedRow({ id: `${changes?.status}-${index}`, ...changes }),
  );

/** What the inbox says about its requests, without a card for each of hundreds. */
function InboxNotes() {
  const { data: inbox } = useReceivedRequests(memberId, [requestRow().doctor_id]);
  if (!inbox) return null;
  return (
    <>
      <Waitlists requests={inbox.requests} />
      <InboxLimits isFull={inbox.isFull} />
      <p>First: {inbox.requests[0]?.status}</p>
    </>
  );
}

test.each([
  [199, /^199 people are waiting for/, false],
  [200, /^200 or more people are waiting for a spot at/, true],
])("%i people on the waitlist are not cut off by newer requests", async (count, words, isFull) => {
  const waiting = many(count, { status: "waiting", created_at: "2026-01-02T12:00:00+00:00" });
  await signInForTest();
  mockMemberData({
    requests: [...many(100, { status: "seen" }), ...waiting],
    places: waiting.map(({ id }, index) => ({ request_id: id, place: index + 1 })),
  });
  queryClient.clear();
  render(
    <QueryClientProvider client={queryClient}>
      <InboxNotes />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText(/Only the newest 100 open requests are shown/)).toBeTruthy();
  expect(screen.queryByText(/only the 200 people who have waited longest/) !== null).toBe(isFull);
  // Newest first.
  expect(screen.getByText("First: seen")).toBeTruthy();
});

test("older closed requests are left out with a note", async () => {
  const closed_at = "2026-11-03T12:00:00+00:00";
  await openDashboard({ requests: many(100, { status: "answered", closed_at }) });
  const region = await findRegion("Requests to your practice");
  expect(await region.findByText(/Only the latest closed requests/)).toBeTruthy();
  expect(region.queryByText(/open requests are shown/)).toBeNull();
});

test("the draft of an answer survives Escape and is removed once sent", async () => {
  const { dialog, user } = await openSeen();
  await enterText(user, await dialog.findByLabelText("Your answer"), "Dear Robin");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Open the request from Robin Reed" }));
  const kept = await screen.findByLabelText<HTMLTextAreaElement>("Your answer");
  expect(kept.value).toBe("Dear Robin");
  answerChange("post", "rpc/update_request", done);
  await user.click(screen.getByRole("button", { name: "Send answer" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(Object.keys(localStorage).filter((name) => name.includes("answer"))).toEqual([]);
});

test("a chosen template is kept in the draft", async () => {
  const { dialog, user } = await openSeen();
  await user.click(await dialog.findByRole("button", { name: "Welcome" }));
  expect(loadAnswerDraft(answerDraft(requestRow().id, memberId))).toMatch(
    /^Thank you for your interest/,
  );
});

const closed_at = "2026-11-03T12:00:00+00:00";
test.each([
  [
    "withdrawn",
    "This request is no longer available: it was withdrawn, or you no longer answer for this practice.",
  ],
  ["answered", "This request has already been answered."],
  ["declined", "This request was already declined."],
  ["ended", /^This request has ended/],
] as const)(
  "what was written about a request that is %s meanwhile stays",
  async (status, words) => {
    const given: Given = { requests: [receivedRow({ status: "seen" })], contacts };
    const { user } = await openDashboard(given);
    const opener = { name: "Open the request from Robin Reed" };
    await user.click(await screen.findByRole("button", opener));
    const dialog = within(await screen.findByRole("dialog"));
    const text = await dialog.findByLabelText<HTMLTextAreaElement>("Your answer");
    await enterText(user, text, "Dear Robin");
    given.requests = [receivedRow({ status, closed_at })];
    answerChange("post", "rpc/update_request", () => apiError(409, "request_changed"));
    await user.click(dialog.getByRole("button", { name: "Send answer" }));
    expect((await dialog.findByRole("alert")).textContent).toMatch(words);
    expect(text.isConnected && text.readOnly).toBe(true);
    expect(text.value).toBe("Dear Robin");
    expect(dialog.queryByRole("button", { name: "Send answer" })).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Copy text" }));
    expect(await navigator.clipboard.readText()).toBe("Dear Robin");
    await user.click(dialog.getByRole("button", { name: "Discard text" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(loadAnswerDraft(answerDraft(requestRow().id, memberId))).toBe("");
  },
);

test("an appointment request can't be added to the waitlist", async () => {
  const { user } = await openDashboard({
    requests: [receivedRow({ kind: "appointment", status: "seen" })],
    contacts,
  });
  await user.click(await screen.findByRole("button", { name: /^Open the request/ }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByRole("button", { name: "Members only" })).toBeTruthy();
  expect(dialog.queryByRole("button", { name: "Add to waitlist" })).toBeNull();
});

test("the front desk answers requests but sees no corrections", async () => {
  await openDashboard({
    requests: [receivedRow()],
    contacts,
    practices: [practiceRow("front_desk")],
  });
  const region = await findRegion("Requests to your practice");
  expect(await region.findByRole("button", { name: /Robin Reed/ })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Suggested corrections" })).toBeNull();
});

async function openAnswered(given: Given = {}) {
  const { user } = await openDashboard({
    requests: [receivedRow({ status: "answered", reply: "Come on Monday" })],
    contacts,
    ...given,
  });
  const region = await findRegion("Requests to your practice");
  await user.click(await region.findByRole("button", { name: /^Open the request/ }));
  return { user, dialog: within(await screen.findByRole("dialog")) };
}

test("an answered request can be answered again", async () => {
  const { dialog, user } = await openAnswered();
  const changed = answerChange("post", "rpc/update_request", done);
  expect(dialog.getByText("Come on Monday")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Answer again" }));
  expect(dialog.queryByRole("button", { name: "Decline" })).toBeNull();
  await enterText(user, await dialog.findByLabelText("Your answer"), "Better on Tuesday");
  await user.click(dialog.getByRole("button", { name: "Send answer" }));
  expect((await findToasts())[0]).toMatch(/^Answer sent/);
  expect(changed).toEqual([
    { target: requestRow().id, new_status: "answered", new_reply: "Better on Tuesday" },
  ]);
});

test("the practice marks a member as joined, and logs a call", async () => {
  const { dialog, user } = await openAnswered();
  const called = answerChange("post", "rpc/log_request_call", done);
  await user.click(dialog.getByRole("button", { name: "Left a message" }));
  expect((await findToasts())[0]).toMatch(/^Call logged/);
  expect(called).toEqual([{ target: requestRow().id, outcome: "left_message" }]);
  const joined = answerChange("post", "rpc/update_request", done);
  await user.click(dialog.getByRole("button", { name: "Mark as joined" }));
  await waitFor(() => expect(joined).toEqual([{ target: requestRow().id, new_status: "joined" }]));
});

test("a practice starts with a template of its own, and saves another one", async () => {
  const templates = [{ id: "1", name: "Forms", body: "Please fill in our forms." }];
  const { dialog, user } = await openAnswered({
    requests: [receivedRow({ status: "seen" })],
    templates,
  });
  const words = await dialog.findByLabelText<HTMLTextAreaElement>("Your answer");
  await user.click(await dialog.findByRole("button", { name: "Forms" }));
  expect(words.value).toBe("Please fill in our forms.");
  expect(dialog.queryByRole("button", { name: "Save as a template" })).toBeNull();
  await enterText(user, words, " Thank you.");
  await user.click(dialog.getByRole("button", { name: "Save as a template" }));
  const added = answerChange("post", "answer_templates", done);
  await enterText(user, dialog.getByLabelText("Name of the template"), "Thanks");
  await user.click(dialog.getByRole("button", { name: "Save template" }));
  expect((await findToasts())[0]).toMatch(/^Template saved/);
  expect(added).toMatchObject([
    {
      doctor_id: requestRow().doctor_id,
      name: "Thanks",
      body: "Please fill in our forms. Thank you.",
    },
  ]);
});
