import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, test } from "vitest";
import type { NotificationCard } from "@/hooks/notifications/notifications";
import { genericMessages } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { signInForTest } from "@/test/auth-api";
import { answerCurrentMember } from "@/test/current-member-api";
import { apiError } from "@/test/directory-api";
import {
  answerMarking,
  answerNotifications,
  notificationPage,
  notificationRow,
} from "@/test/notification-api";
import { renderApp } from "@/test/render-app";
import { alertCard, mockAlerts } from "@/test/saved-api";
import { findToasts } from "@/test/toasts";
import { done } from "@/test/write-api";

const bell = () =>
  within(screen.getByRole("banner")).findByRole("link", { name: /^Notifications/ });
const row = (name: RegExp) => screen.findByRole("link", { name });

async function openPage(cards: NotificationCard[], unread_count = cards.length) {
  await signInForTest();
  answerCurrentMember({ unread_count });
  answerNotifications(() => cards);
  const app = renderApp(paths.notifications);
  await screen.findByRole("heading", { level: 1, name: "Notifications" });
  return app;
}

test("visitors are redirected to sign-in", async () => {
  const { router } = renderApp(paths.notifications);
  await screen.findByRole("tab", { name: "Sign In" });
  expect(router.state.location.search).toBe("?next=%2Fnotifications");
});

test("the top bar shows the unread count, also to screen readers", async () => {
  await openPage([], 3);
  await waitFor(async () => expect((await bell()).textContent).toContain("3 unread"));
  expect((await bell()).getAttribute("href")).toBe("/notifications");
});

test("more than 99 unread notifications show as 99+", async () => {
  await openPage([], 100);
  expect(await screen.findByRole("link", { name: /^Notifications, 99\+ unread$/ })).toBeTruthy();
});

test("a failed count shows no error", async () => {
  await signInForTest();
  answerNotifications(() => [notificationRow()]);
  const asked = answerCurrentMember(() => {
    throw apiError(400);
  });
  renderApp(paths.notifications);
  expect(await row(/Ana Reyes liked your post/)).toBeTruthy();
  await waitFor(() => expect(asked()).toBeGreaterThan(0));
  expect((await bell()).textContent).toBe("Notifications");
  expect(screen.queryByText(/resting/)).toBeNull();
});

test("the empty state explains what will appear", async () => {
  await openPage([]);
  expect(await screen.findByRole("heading", { name: "No notifications yet" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Mark all as read" })).toBeNull();
});

test("rows show what happened and whether it was read", async () => {
  const read = notificationRow({
    id: "2",
    event: "claim_rejected",
    note: "We could not reach you",
    doctor_id: "5",
    practice_name: "Oak Medicine",
    excerpt: null,
    read_at: "2026-11-20T13:00:00+00:00",
  });
  await openPage([notificationRow({ actor_count: 4 }), read], 1);
  expect(await row(/^Unread: ?Ana Reyes and 3 others liked your post$/)).toBeTruthy();
  expect(screen.getByText(/My doctor called me back/)).toBeTruthy();
  const claim = await row(/^Your claim on Oak Medicine was rejected$/);
  expect(claim.getAttribute("href")).toBe("/dashboard");
  expect(screen.getByText("We could not reach you")).toBeTruthy();
  expect(await screen.findByText("1 unread")).toBeTruthy();
});

test("opening a notification marks it read", async () => {
  const hidden = notificationRow({ event: "comment_hidden", post_id: null });
  const { user, router } = await openPage([hidden]);
  const marked = answerMarking(done);
  await user.click(await row(/Your comment was hidden for review/));
  await waitFor(() => expect(router.state.location.pathname).toBe("/community-guidelines"));
  await waitFor(() => expect(marked).toHaveLength(1));
  expect(marked[0]?.get("id")).toBe(`eq.${hidden.id}`);
  expect(marked[0]?.get("read_at")).toBe("is.null");
});

test("an opened notification is marked read optimistically", async () => {
  const { user } = await openPage([notificationRow({ post_id: null })], 2);
  await screen.findByText("2 unread");
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  answerMarking(() => answered.then(done));
  const link = await row(/^Unread: ?Ana Reyes liked your post/);
  // Opened in another tab, so that the list stays.
  link.addEventListener("click", (event) => event.preventDefault());
  await user.click(link);
  expect(await row(/^Ana Reyes liked your post/)).toBeTruthy();
  expect(screen.getByText("1 unread")).toBeTruthy();
  answer();
});

test("Mark all as read covers notifications up to the newest one shown", async () => {
  await signInForTest();
  let unread_count = 2;
  const cards = notificationPage(1, 2);
  answerCurrentMember(() => ({ unread_count }));
  answerNotifications(() =>
    cards.map((card) => ({ ...card, read_at: unread_count ? null : card.updated_at })),
  );
  const { user } = renderApp(paths.notifications);
  expect(await screen.findByText("2 unread")).toBeTruthy();
  const marked = answerMarking(() => {
    unread_count = 0;
    return done();
  });
  const button = screen.getByRole("button", { name: "Mark all as read" });
  await user.click(button);
  expect(await screen.findByText("You're all caught up.")).toBeTruthy();
  expect(marked.map((params) => params.get("updated_at"))).toEqual([`lte.${cards[0]?.updated_at}`]);
  expect(await row(/^Person 1 liked/)).toBeTruthy();
  // It keeps focus but does nothing.
  expect(document.activeElement).toBe(button);
  await user.click(button);
  expect(marked).toHaveLength(1);
});

test("a failed update shows an error and keeps notifications unread", async () => {
  const { user } = await openPage([notificationRow()]);
  await screen.findByText("1 unread");
  answerMarking(() => apiError(400));
  await user.click(screen.getByRole("button", { name: "Mark all as read" }));
  expect(await findToasts()).toEqual([`Error${genericMessages.invalid}`]);
  expect(await row(/^Unread: ?Ana/)).toBeTruthy();
});

test("an alert can be turned off from its notification", async () => {
  const found = notificationRow({
    event: "practice_nearby",
    note: "Austin, TX",
    found_count: 12,
    excerpt: null,
    alert_id: "a1",
  });
  const { user } = await openPage([found]);
  const alerts = mockAlerts(alertCard({ id: "a1" }));
  const link = await row(/^Unread: ?12 new practices within 25 miles of Austin, TX$/);
  expect(link.getAttribute("href")).toBe("/saved");
  answerNotifications(() => [{ ...found, alert_id: null }]);
  await user.click(screen.getByRole("button", { name: /^Turn off alert/ }));
  await waitFor(() => expect(alerts.cards).toEqual([]));
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Turn off alert/ })).toBeNull());
});

test("older notifications load without duplicates", async () => {
  await signInForTest();
  const first = notificationPage(1, 20);
  const asked = answerNotifications((url) =>
    url.searchParams.has("or") ? notificationPage(20, 3) : first,
  );
  const { user } = renderApp(paths.notifications);
  await user.click(await screen.findByRole("button", { name: "Load more" }));
  expect(await row(/Person 22/)).toBeTruthy();
  expect(within(screen.getByRole("main")).getAllByRole("listitem")).toHaveLength(22);
  expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  const at = first.at(-1);
  expect(asked.at(-1)?.searchParams.get("or")).toBe(
    `(updated_at.lt."${at?.updated_at}",and(updated_at.eq."${at?.updated_at}",id.lt.${at?.id}))`,
  );
});

test("a failed list shows the error and can be retried", async () => {
  await signInForTest();
  let isBroken = true;
  answerNotifications(() => (isBroken ? apiError(400) : [notificationRow()]));
  const { user } = renderApp(paths.notifications);
  expect((await screen.findByRole("alert")).textContent).toContain(genericMessages.invalid);
  isBroken = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await row(/Ana Reyes liked your post/)).toBeTruthy();
});

test("an update of zero rows is not an error", async () => {
  const { user } = await openPage([notificationRow()]);
  answerMarking(() => HttpResponse.json([]));
  await user.click(await screen.findByRole("button", { name: "Mark all as read" }));
  expect(screen.queryByText("Error")).toBeNull();
});

test("a change of a listing by others shows the values before and after", async () => {
  await openPage([
    notificationRow({
      event: "listing_changed",
      note: "import",
      doctor_id: "5",
      practice_name: "Oak Medicine",
      changes: { phone: ["+15125550142", null], monthly_price: [80, 90] },
    }),
  ]);
  const item = (await row(/An import changed your listing Oak Medicine/)).closest("li");
  expect(item?.textContent).toContain("Monthly price: $80 →becomes $90");
  expect(item?.textContent).toContain("Phone: (512) 555-0142 →becomes Nothing");
  expect(item?.textContent).not.toContain("Reason");
});
