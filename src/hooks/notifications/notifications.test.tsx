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

test("a realtime event updates the count and the list at once", async () => {
  await signInForTest();
  let unread_count = 0;
  answerCurrentMember(() => ({ unread_count }));
  answerNotifications(() => (unread_count > 0 ? [notificationRow()] : []));
  renderApp(paths.notifications);
  expect(await screen.findByRole("heading", { name: "No notifications yet" })).toBeTruthy();
  await waitFor(() =>
    expect(listenedTo()).toEqual([
      expect.objectContaining({ table: "notifications", filter: `user_id=eq.${memberId}` }),
    ]),
  );
  unread_count = 1;
  announceChange();
  expect(await screen.findByRole("link", { name: /^Notifications, 1 unread$/ })).toBeTruthy();
  expect(await screen.findByRole("link", { name: /Ana Reyes liked your post/ })).toBeTruthy();
});

test("without realtime, the list is refetched when the count has changed", async () => {
  await signInForTest();
  let unread_count = 0;
  answerCurrentMember(() => ({ unread_count }));
  answerNotifications(() => (unread_count > 0 ? [notificationRow()] : []));
  renderApp(paths.notifications);
  expect(await screen.findByRole("heading", { name: "No notifications yet" })).toBeTruthy();
  await waitFor(() =>
    expect(queryClient.getQueryData(profileKeys.currentMember(memberId))).toBeTruthy(),
  );
  unread_count = 1;
  await queryClient.refetchQueries({ queryKey: profileKeys.currentMembers });
  expect(await screen.findByRole("link", { name: /^Notifications, 1 unread$/ })).toBeTruthy();
  expect(await screen.findByRole("link", { name: /Ana Reyes liked your post/ })).toBeTruthy();
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
