import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { householdStore } from "@/hooks/prices/stored-household";
import { loadDraft } from "@/lib/browser/draft";
import { requestDraft } from "@/lib/browser/draft-names";
import { genericMessages } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { memberId, signInForTest } from "@/test/auth-api";
import { answerListing, apiError } from "@/test/directory-api";
import { answerHousehold, householdPrice } from "@/test/household-api";
import { mockMemberData, requestRow } from "@/test/listing-api";
import { detailRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";
import { findToasts } from "@/test/toasts";
import { answerChange, done } from "@/test/write-api";

// Drafts must not carry over to the next test.
beforeEach(() => localStorage.clear());

async function openAsk(
  ask: string,
  changes: Partial<ListingDetail> = {},
  given: Parameters<typeof mockMemberData>[0] = {},
) {
  const listing = detailRow(changes);
  await signInForTest();
  answerListing(() => listing);
  mockMemberData(given);
  const app = renderApp(`${paths.listing(listing.id)}?ask=${ask}`);
  const dialog = within(await screen.findByRole("dialog"));
  return { ...app, dialog, listing };
}

const created = () => new HttpResponse(null, { status: 201 });

test("a visitor can fill in a request and signs in to send it", async () => {
  const scrolled: Element[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    scrolled.push(this);
  });
  answerListing(() => detailRow());
  mockMemberData();
  const { user, router } = renderApp(paths.listing(detailRow().id));
  await user.click(await screen.findByRole("button", { name: "Book Appointment" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Book a visit at Oak/ }));
  expect(dialog.getByText(/need a free account/)).toBeTruthy();
  expect(dialog.queryByRole("alert")).toBeNull();
  await user.type(dialog.getByLabelText(/^Times that work for you/), "Mondays");
  await user.click(dialog.getByRole("button", { name: "Send request" }));

  const alert = await dialog.findByRole("alert");
  expect(scrolled).toEqual([alert]);
  const notice = within(alert);
  expect(notice.getByText("Please sign in to send your request")).toBeTruthy();
  for (const name of ["Sign In", "Create account"]) {
    const href = notice.getByRole("link", { name }).getAttribute("href") ?? "";
    const next = new URL(href, "http://site.test").searchParams.get("next");
    expect(next).toBe(`${paths.listing(detailRow().id)}?ask=appointment`);
  }
  await user.click(dialog.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
});

test.each([
  [true, 0],
  [false, 0],
  [null, 1],
])(
  "with room %s, the question about it is asked %i times",
  async (accepting_new_patients, count) => {
    const { dialog } = await openAsk("question", { accepting_new_patients });
    await dialog.findByRole("checkbox", { name: "When can I start?" });
    const question = { name: "Are you accepting new patients?" };
    expect(dialog.queryAllByRole("checkbox", question)).toHaveLength(count);
  },
);

test("a visitor is asked to sign in to send a question, not a request", async () => {
  answerListing(() => detailRow());
  mockMemberData();
  const { user } = renderApp(paths.askPractice(detailRow().id, "hsa"));
  await user.click(await screen.findByRole("button", { name: "Send question" }));
  expect(await screen.findByText("Please sign in to send your question")).toBeTruthy();
  expect(screen.getByRole("dialog").textContent).not.toMatch(/request/);
});

test("the sign-in page names the question that waits", async () => {
  renderApp(paths.signUp("patient", paths.askPractice(detailRow().id, "hsa")));
  expect(await screen.findByText("Your question is waiting")).toBeTruthy();
});

test("a visitor's request is restored after signing in and sent once", async () => {
  answerListing(() => detailRow());
  mockMemberData();
  const visitor = renderApp(`${paths.listing(detailRow().id)}?ask=appointment`);
  await visitor.user.type(await screen.findByLabelText(/^Times that work for you/), "Mondays");
  await visitor.user.click(screen.getByRole("button", { name: "Send request" }));
  await screen.findByText("Please sign in to send your request");
  visitor.unmount();

  const { dialog, user } = await openAsk("appointment");
  const times = await dialog.findByLabelText<HTMLTextAreaElement>(/^Times that work for you/);
  expect(times.value).toBe("Mondays");
  const sent = answerChange("post", "practice_requests", created);
  await user.click(dialog.getByRole("button", { name: "Send request" }));
  expect(await screen.findByText("Request sent!")).toBeTruthy();
  expect(sent).toMatchObject([{ user_id: memberId, preferred_times: "Mondays" }]);
  expect(Object.keys(localStorage).filter((name) => name.includes("request"))).toEqual([]);
});

test("the practice's own pages open immediately in a new tab, and the page says so", async () => {
  const own = {
    enrollment_url: "https://www.oak.example/join",
    booking_url: "https://book.example/oak",
  };
  answerListing(() => detailRow(own));
  renderApp(`${paths.listing(detailRow().id)}?ask=membership`);
  for (const [name, url, host] of [
    ["Subscribe", own.enrollment_url, "oak.example"],
    ["Subscribe Now", own.enrollment_url, "oak.example"],
    ["Book Appointment", own.booking_url, "book.example"],
  ] as const) {
    const link = await screen.findByRole("link", { name });
    expect(link.getAttribute("href")).toBe(url);
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toContain("noopener");
    const note = document.getElementById(link.getAttribute("aria-describedby") ?? "");
    expect(note?.textContent).toContain(`opens ${host} in a new tab.`);
    expect(screen.queryByRole("button", { name })).toBeNull();
  }
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each(["none", "claimed"] as const)(
  "a link to join a listing that is %s shows everyone how to reach the practice",
  async (ownership) => {
    answerListing(() => detailRow({ ownership, owner: null }));
    const { user, router } = renderApp(`${paths.listing(detailRow().id)}?ask=membership`);
    const dialog = within(await screen.findByRole("dialog", { name: /^Join Oak/ }));
    expect(dialog.getByText(/doesn't take requests on DPC Nearby/)).toBeTruthy();
    const links = dialog.getAllByRole("link").map((link) => link.textContent);
    expect(links).toEqual(["(512) 555-0100", "oak.example", "Get Directions"]);
    expect(dialog.queryByText(/account|sign in/i)).toBeNull();
    expect(dialog.queryAllByText("Is this your practice?")).toHaveLength(
      ownership === "none" ? 1 : 0,
    );
    await user.keyboard("{Escape}");
    await waitFor(() => expect(router.state.location.search).toBe(""));
    expect(screen.queryByRole("button", { name: /^(Subscribe|Book Appointment)/ })).toBeNull();
  },
);

const unknown = { ownership: "none", owner: null, phone: null, website: null } as const;

test("a listing without contact details shows what a member can do", async () => {
  const { dialog, user, router } = await openAsk("appointment", unknown);
  expect(dialog.getByText("No phone, email, or website listed yet.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Share with the practice" }));
  expect(await navigator.clipboard.readText()).toMatch(/\/doctor\/[\w-]+$/);
  await user.click(dialog.getByRole("link", { name: "Suggest a website" }));
  const form = within(await screen.findByRole("dialog", { name: "Suggest a correction" }));
  expect(form.getByLabelText<HTMLSelectElement>("What's wrong").value).toBe("website");
  await user.click(form.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
});

test("a visitor who corrects the website signs in and returns to the form", async () => {
  const listing = detailRow(unknown);
  answerListing(() => listing);
  const { user } = renderApp(paths.listing(listing.id));
  await user.click(await screen.findByRole("link", { name: "Suggest a website" }));
  const dialog = within(
    await screen.findByRole("dialog", { name: "Please sign in to suggest a correction" }),
  );
  const href = dialog.getByRole("link", { name: "Sign In" }).getAttribute("href") ?? "";
  expect(new URL(href, "http://site.test").searchParams.get("next")).toBe(
    paths.correctListing(listing.id, "website"),
  );
});

test("a membership request offers the practice's plans", async () => {
  const given: Parameters<typeof mockMemberData>[0] = {
    plans: [{ label: "Child" }, { label: "Adult" }],
  };
  const { dialog, listing, user } = await openAsk("membership", {}, given);
  const sent = answerChange("post", "practice_requests", () => {
    given.requests = [requestRow({ plan: "Adult", requested_for: "child", ages: [7] })];
    return created();
  });
  expect(await dialog.findByText("Please don't include medical details.")).toBeTruthy();
  expect(dialog.getByText(/shared only with this practice/)).toBeTruthy();
  await dialog.findByRole("option", { name: "Adult" });
  await user.selectOptions(dialog.getByLabelText(/^Membership/), "Adult");
  await user.click(dialog.getByRole("button", { name: "Send request" }));
  expect(await screen.findByText("Request sent!")).toBeTruthy();
  expect(sent).toEqual([
    {
      id: expect.any(String),
      doctor_id: listing.id,
      user_id: memberId,
      kind: "membership",
      plan: "Adult",
      preferred_times: null,
      requested_for: "self",
      ages: [],
      starts_on: null,
      contact_method: "email",
      phone: null,
      questions: [],
      language: "en",
    },
  ]);
  expect(await dialog.findByText("Sent")).toBeTruthy();
  expect(dialog.getByText("Child, age 7")).toBeTruthy();
  expect(dialog.queryByRole("button", { name: "Send request" })).toBeNull();
});

test("a question is chosen from a list and sent without free text", async () => {
  const given: Parameters<typeof mockMemberData>[0] = {};
  const { user, listing, router } = await openAsk("membership", {}, given);
  await user.click(screen.getByRole("button", { name: "Close" }));
  await user.click(await screen.findByRole("button", { name: "Ask a question" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Ask Oak/ }));
  expect(router.state.location.search).toBe("?ask=question");
  const send = await dialog.findByRole("button", { name: "Send question" });
  expect(dialog.queryByLabelText(/^(Membership|Start date|Times that work)/)).toBeNull();
  await user.click(send);
  expect(await dialog.findByText("Choose at least one question")).toBeTruthy();
  await user.click(dialog.getByRole("checkbox", { name: "When can I start?" }));
  const sent = answerChange("post", "practice_requests", () => {
    given.requests = [requestRow({ kind: "question", plan: null, questions: ["start"] })];
    return created();
  });
  await user.click(send);
  expect(await findToasts()).toEqual(["Question sent!"]);
  expect(sent).toMatchObject([
    { doctor_id: listing.id, kind: "question", questions: ["start"], plan: null },
  ]);
  expect(await dialog.findByText("When can I start?")).toBeTruthy();
  expect(dialog.getByText(/^You asked on /)).toBeTruthy();
  expect(dialog.getByRole("button", { name: "Withdraw question" })).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Close" }));
  expect(await screen.findByRole("button", { name: "View question" })).toBeTruthy();
});

test("a link can name the question", async () => {
  const { dialog } = await openAsk("question&about=hsa");
  const about = await dialog.findByRole<HTMLInputElement>("checkbox", { name: /HSA/ });
  expect(about.checked).toBe(true);
});

test("a membership request can carry questions", async () => {
  const { dialog, user } = await openAsk("membership");
  const sent = answerChange("post", "practice_requests", created);
  await user.click(await dialog.findByRole("checkbox", { name: "What would my family pay?" }));
  await user.click(dialog.getByRole("button", { name: "Send request" }));
  expect(await screen.findByText("Request sent!")).toBeTruthy();
  expect(sent).toMatchObject([{ kind: "membership", questions: ["family_prices"] }]);
});

test("a request's ages come from the household and follow who it is for until edited", async () => {
  householdStore.set("34,36,4");
  answerHousehold(() => [householdPrice()]);
  const { dialog, user } = await openAsk("membership");
  const who = await dialog.findByLabelText<HTMLSelectElement>("Who is it for?");
  const ages = () => dialog.getByLabelText<HTMLInputElement>(/^Ages? /);
  expect([who.value, ages().value]).toEqual(["household", "34, 36, 4"]);
  await user.selectOptions(who, "My child");
  expect(ages().value).toBe("4");
  await user.selectOptions(who, "My parent");
  expect(ages().value).toBe("");
  await user.type(ages(), "70");
  await user.selectOptions(who, "Me");
  expect(ages().value).toBe("70");

  const sent = answerChange("post", "practice_requests", created);
  await user.selectOptions(dialog.getByLabelText("Best way to reach you"), "Text message");
  await user.click(dialog.getByRole("button", { name: "Send request" }));
  expect(await dialog.findByText("Enter your phone number, or choose email")).toBeTruthy();
  await user.type(dialog.getByLabelText("Phone"), "512.555.0142");
  await user.click(dialog.getByRole("button", { name: "Send request" }));
  expect(await screen.findByText("Request sent!")).toBeTruthy();
  expect(sent).toMatchObject([
    {
      requested_for: "self",
      ages: [70],
      contact_method: "text",
      phone: "+15125550142",
    },
  ]);
});

test("invalid ages, phone numbers, and start dates are explained at their fields", async () => {
  const { dialog, user } = await openAsk("membership");
  await user.type(await dialog.findByLabelText(/^Age /), "old");
  await user.type(dialog.getByLabelText(/^Phone/), "12345");
  fireEvent.change(dialog.getByLabelText(/^Start date/), { target: { value: "2020-01-01" } });
  await user.click(dialog.getByRole("button", { name: "Send request" }));
  expect(await dialog.findByText("Enter up to 12 ages, like 34, 36, 4")).toBeTruthy();
  expect(dialog.getByText("Choose a day from today up to 12 months ahead")).toBeTruthy();
  expect(dialog.getByLabelText(/^Phone/).getAttribute("aria-invalid")).toBe("true");
});

test("preferred times have a limit, and a failure keeps the text", async () => {
  const { dialog, user } = await openAsk("appointment");
  answerChange("post", "practice_requests", () => apiError(403, null, "42501"));
  const times = await dialog.findByLabelText<HTMLTextAreaElement>(/^Times that work for you/);
  await user.click(times);
  await user.paste("x".repeat(301));
  await user.click(dialog.getByRole("button", { name: "Send request" }));
  expect(await dialog.findByText("Use at most 300 characters")).toBeTruthy();
  await user.type(times, "{Backspace}");
  await user.click(dialog.getByRole("button", { name: "Send request" }));
  expect(await screen.findByText(/isn't accepting requests right now/)).toBeTruthy();
  expect(times.value).toHaveLength(300);
});

test("a request's draft survives Escape and is removed once sent", async () => {
  const { dialog, user, listing } = await openAsk("appointment");
  const label = /^Times that work for you/;
  await user.type(await dialog.findByLabelText(label), "Friday after 3 pm");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Book Appointment" }));
  expect((await screen.findByLabelText<HTMLTextAreaElement>(label)).value).toBe(
    "Friday after 3 pm",
  );
  answerChange("post", "practice_requests", created);
  await user.click(screen.getByRole("button", { name: "Send request" }));
  expect(await screen.findByText("Request sent!")).toBeTruthy();
  expect(loadDraft(requestDraft(listing.id, "appointment", memberId))).toBeNull();
});

test("a free-text plan is limited to 80 characters", async () => {
  const { dialog, user } = await openAsk("membership");
  const plan = await dialog.findByLabelText<HTMLInputElement>(/^Membership/);
  await waitFor(() => expect(plan.readOnly).toBe(false));
  await user.click(plan);
  await user.paste("y".repeat(81));
  await user.click(dialog.getByRole("button", { name: "Send request" }));
  expect(await dialog.findByText("Use at most 80 characters")).toBeTruthy();
});

test("an open request shows its status and can be withdrawn", async () => {
  const given = { requests: [requestRow({ status: "seen" })] };
  const { dialog, user } = await openAsk("membership", {}, given);
  const changed = answerChange("post", "rpc/update_request", () => {
    given.requests = [requestRow({ status: "withdrawn" })];
    return done();
  });
  expect(await dialog.findByText("Seen by the practice")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Withdraw request" }));
  expect(await screen.findByText("Request withdrawn")).toBeTruthy();
  expect(changed).toEqual([{ target: requestRow().id, new_status: "withdrawn" }]);
  expect(await dialog.findByRole("button", { name: "Send request" })).toBeTruthy();
});

test("withdrawing from the waitlist asks for confirmation, and a new request can be sent", async () => {
  const given = { requests: [requestRow({ status: "waiting" })] };
  const { dialog, user } = await openAsk("membership", {}, given);
  answerChange("post", "rpc/update_request", () => {
    given.requests = [requestRow({ status: "withdrawn" })];
    return done();
  });
  await user.click(await dialog.findByRole("button", { name: "Withdraw request" }));
  const question = within(await screen.findByRole("dialog", { name: "Withdraw your request?" }));
  await user.click(question.getByRole("button", { name: "Withdraw" }));
  expect(await dialog.findByRole("button", { name: "Send request" })).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole("dialog")).toHaveLength(1));
  const shown = screen.getByRole("dialog", { name: /^Join Oak/ });
  await waitFor(() => expect(shown.contains(document.activeElement)).toBe(true));
});

test("a member with an open appointment request can still request a membership", async () => {
  const requests = [requestRow({ kind: "appointment" })];
  const { dialog } = await openAsk("membership", {}, { requests });
  expect(await dialog.findByRole("button", { name: "Send request" })).toBeTruthy();
});

test("requests that fail to load show an error and can be retried", async () => {
  const given: Parameters<typeof mockMemberData>[0] = {
    requests: apiError(400),
  };
  const { dialog, user } = await openAsk("membership", {}, given);
  expect(await dialog.findByText(genericMessages.invalid)).toBeTruthy();
  given.requests = [];
  await user.click(dialog.getByRole("button", { name: "Try again" }));
  expect(await dialog.findByRole("button", { name: "Send request" })).toBeTruthy();
});

test("an owner can't send a request to their own practice", async () => {
  const { dialog } = await openAsk("membership", { user_id: memberId });
  expect(dialog.getByText(/^This is your practice/)).toBeTruthy();
  expect(dialog.queryByRole("button", { name: "Send request" })).toBeNull();
});
