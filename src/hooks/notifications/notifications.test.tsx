import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { profileKeys } from "@/hooks/query-keys";
import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/supabase/query-client";
import { memberId, signInForTest } from "@/test/auth-api";
import { answerCurrentMember } from "@/test/current-member-api";
import { answerNotifications, notificationRow } from "@/test/notification-api";
import { announceChange, listenedTo } from "@/test/realtime";
import { renderApp } from "@/test/render-app";

/** Opens the page without notifications, and returns a function that adds one on the server. */
async function openEmptyPage() {
  await signInForTest();
  let unread_count = 0;
  answerCurrentMember(() => ({ unread_count }));
  answerNotifications(() => (unread_count > 0 ? [notificationRow()] : []));
  renderApp(paths.notifications);
  expect(await screen.findByRole("heading", { name: "No notifications yet" })).toBeTruthy();
  return () => {
    unread_count = 1;
  };
}

async function expectNotification() {
  expect(await screen.findByRole("link", { name: /^Notifications, 1 unread$/ })).toBeTruthy();
  expect(await screen.findByRole("link", { name: /Ana Reyes liked your post/ })).toBeTruthy();
}

test("a realtime event updates the count and the list at once", async () => {
  const addNotification = await openEmptyPage();
  await waitFor(() =>
    expect(listenedTo()).toEqual([
      expect.objectContaining({ table: "notifications", filter: `user_id=eq.${memberId}` }),
    ]),
  );
  addNotification();
  announceChange();
  await expectNotification();
});

test("without realtime, the list is refetched when the count has changed", async () => {
  const addNotification = await openEmptyPage();
  await waitFor(() =>
    expect(queryClient.getQueryData(profileKeys.currentMember(memberId))).toBeTruthy(),
  );
  addNotification();
  await queryClient.refetchQueries({ queryKey: profileKeys.currentMembers });
  await expectNotification();
});

test("the app doesn't subscribe to the embedded backend, which has no realtime channel", async () => {
  vi.stubEnv("VITE_EMBEDDED", "true");
  const before = listenedTo();
  await signInForTest();
  answerNotifications(() => []);
  renderApp(paths.notifications);
  expect(await screen.findByRole("heading", { name: "No notifications yet" })).toBeTruthy();
  expect(listenedTo()).toBe(before);
  vi.unstubAllEnvs();
});
