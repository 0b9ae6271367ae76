import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { paths } from "@/lib/paths";
import { signInForTest } from "@/test/auth-api";
import { answerListing } from "@/test/directory-api";
import { mockMemberData, requestRow } from "@/test/listing-api";
import { detailRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";

async function openUnclaimed() {
  const listing = detailRow({ ownership: "none", owner: null });
  const asked = answerListing(() => listing);
  const app = renderApp(paths.listing(listing.id));
  await screen.findByRole("heading", { level: 1, name: listing.practice_name });
  return { ...app, asked };
}

test("Claim This Listing asks a visitor to sign in", async () => {
  const { asked, user } = await openUnclaimed();
  const button = await screen.findByRole("button", { name: "Claim This Listing" });
  await user.click(button);

  const dialog = await screen.findByRole("dialog", {
    name: "Please sign in to claim this listing",
  });
  const explanation = document.getElementById(dialog.getAttribute("aria-describedby") ?? "");
  expect(explanation?.textContent).toMatch(/account/);
  const signIn = within(dialog).getByRole("link", { name: "Sign In" });
  expect(signIn.getAttribute("href")).toMatch(/^\/auth\?next=%2Fdoctor%2F/);

  await user.click(within(dialog).getByRole("button", { name: "Not now" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
  await user.keyboard("{Enter}");
  await screen.findByRole("dialog");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(asked).toHaveLength(1);
});

test("the claim dialog says that an admin reviews the claim", async () => {
  const { user } = await openUnclaimed();
  await user.click(await screen.findByRole("button", { name: "Claim This Listing" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText(/An admin reviews each claim/)).toBeTruthy();
});

async function openActions(changes: Partial<ListingDetail>) {
  answerListing(() => detailRow(changes));
  mockMemberData();
  const app = renderApp(paths.listing(detailRow().id));
  const heading = await screen.findByRole("heading", { level: 1 });
  const article = heading.closest("article");
  if (!article) throw new Error("The listing has no article.");
  const names = [...article.querySelectorAll(":scope > div :is(a, button)")].map(
    (action) => action.textContent,
  );
  return { ...app, article: within(article), names };
}

const unclaimed = { ownership: "none", owner: null } as const;

test.each<[string, Partial<ListingDetail>, string[]]>([
  ["that receives requests here", {}, ["Subscribe", "Book Appointment"]],
  ["that is unclaimed", unclaimed, ["Call", "Visit website", "Save"]],
  ["that is unclaimed without a phone", { ...unclaimed, phone: null }, ["Visit website", "Save"]],
  ["that is unclaimed without any contact", { ...unclaimed, phone: null, website: null }, ["Save"]],
  [
    "that is unclaimed with a page to book",
    { ...unclaimed, booking_url: "https://book.example/oak" },
    ["Call", "Visit website", "Book Appointment"],
  ],
  ["whose owner is suspended", { accepts_requests: false }, ["Call", "Visit website", "Save"]],
  [
    "that is full and receives requests here",
    { accepting_new_patients: false },
    ["Join the waitlist", "Book Appointment"],
  ],
  [
    "that is full and unclaimed",
    { ...unclaimed, accepting_new_patients: false },
    ["Call", "Visit website", "Save"],
  ],
  [
    "that is full with a page to join",
    { accepting_new_patients: false, enrollment_url: "https://www.oak.example/join" },
    ["Join the waitlist", "Book Appointment", "Ask a question"],
  ],
])("a practice %s shows its most useful actions first", async (_name, changes, first) => {
  const { names } = await openActions(changes);
  expect(names.slice(0, first.length)).toEqual(first);
  expect(screen.queryAllByText("Full")).toHaveLength(
    changes.accepting_new_patients === false ? 1 : 0,
  );
  const invites = screen.queryAllByRole("button", { name: /^Subscribe/ });
  expect(invites).toHaveLength(first.includes("Subscribe") ? 2 : 0);
});

test("a member can join a full practice's waitlist by sending a request", async () => {
  const { article, user } = await openActions({ accepting_new_patients: false });
  await user.click(article.getByRole("button", { name: "Join the waitlist" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Join the waitlist at Oak/ }));
  expect(dialog.getByText(/asks for a spot on its waitlist/)).toBeTruthy();
  expect(dialog.getByRole("button", { name: "Join the waitlist" })).toBeTruthy();
});

test("Book Appointment leads to the waitlist of a full practice, and says so", async () => {
  const { article, user } = await openActions({ accepting_new_patients: false });
  const button = article.getByRole("button", { name: "Book Appointment" });
  const note = document.getElementById(button.getAttribute("aria-describedby") ?? "");
  expect(note?.textContent).toMatch(/opens the waitlist, too\./);
  await user.click(button);
  expect(await screen.findByRole("dialog", { name: /^Join the waitlist at Oak/ })).toBeTruthy();
});

test.each([
  ["sent", "You've asked to join the waitlist"],
  ["waiting", "You're on the waitlist"],
] as const)(
  "a member whose waitlist request is %s sees that instead of the button to join",
  async (status, name) => {
    await signInForTest();
    answerListing(() => detailRow({ accepting_new_patients: false }));
    mockMemberData({
      requests: [requestRow({ doctor_id: detailRow().id, for_waitlist: true, status })],
    });
    const { user } = renderApp(paths.listing(detailRow().id));
    const [button] = await screen.findAllByRole("button", { name });
    expect(screen.queryByRole("button", { name: "Join the waitlist" })).toBeNull();
    expect(await screen.findByText("Waitlist")).toBeTruthy();
    if (button) await user.click(button);
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByRole("button", { name: "Withdraw request" })).toBeTruthy();
  },
);

test("a line says what Subscribe does", async () => {
  const { article } = await openActions({});
  const button = article.getByRole("button", { name: "Subscribe" });
  const note = document.getElementById(button.getAttribute("aria-describedby") ?? "");
  expect(note?.textContent).toMatch(/sends the practice a request.* You don't pay here/);
  expect(screen.queryByText("Is this your practice?")).toBeNull();
});

test("an unclaimed listing asks whether it is the visitor's practice", async () => {
  const { article } = await openActions(unclaimed);
  expect(article.getByText("Is this your practice?")).toBeTruthy();
  expect(article.getByRole("button", { name: "Claim This Listing" })).toBeTruthy();
  expect(article.queryByRole("button", { name: "Ask a question" })).toBeNull();
});

test("an open request is shown with its date and can be viewed", async () => {
  await signInForTest();
  answerListing(() => detailRow());
  mockMemberData({
    requests: [requestRow({ doctor_id: detailRow().id, created_at: "2026-11-26T12:00:00+00:00" })],
  });
  const { user } = renderApp(paths.listing(detailRow().id));
  expect(await screen.findByText("Requested Nov 26")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^View request/ }));
  expect(await screen.findByText(/^Requested on Nov 26, 2026/)).toBeTruthy();
});

test("an answered request is no longer shown", async () => {
  await signInForTest();
  answerListing(() => detailRow());
  mockMemberData({ requests: [requestRow({ doctor_id: detailRow().id, status: "answered" })] });
  renderApp(paths.listing(detailRow().id));
  await screen.findByRole("heading", { level: 1 });
  await waitFor(() => expect(screen.queryByText(/^Requested /)).toBeNull());
});

const meeting = "Ask for a free meet-and-greet";

test("a practice that offers a free meet-and-greet takes requests for one", async () => {
  const { article, user, router } = await openActions({ free_meeting: true });
  await user.click(article.getByRole("button", { name: meeting }));
  expect(router.state.location.search).toBe("?ask=meeting");
  const dialog = within(
    await screen.findByRole("dialog", { name: "Meet-and-greet with Oak Family Medicine" }),
  );
  expect(await dialog.findByLabelText(/^Times that work for you/)).toBeTruthy();
  expect(dialog.queryByLabelText(/^Membership/)).toBeNull();
});

test.each<[string, Partial<ListingDetail>, string | null]>([
  [
    "without anyone to answer",
    unclaimed,
    "This practice offers a free meet-and-greet. Call to ask for one.",
  ],
  [
    "without a phone",
    { ...unclaimed, phone: null },
    "This practice offers a free meet-and-greet. Contact it to ask for one.",
  ],
  ["that is full", { accepting_new_patients: false }, null],
  ["that doesn't offer one", { free_meeting: false }, null],
])("a practice %s has no button for a meet-and-greet", async (_, changes, note) => {
  const { article } = await openActions({ free_meeting: true, ...changes });
  expect(article.queryByRole("button", { name: meeting })).toBeNull();
  expect(article.queryByText(/^This practice offers/)?.textContent ?? null).toBe(note);
});
