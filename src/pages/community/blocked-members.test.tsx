import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { BlockedPerson } from "@/hooks/community/blocks";
import { genericMessages } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { memberId, signInForTest } from "@/test/auth-api";
import { apiError } from "@/test/directory-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

const blocksUrl = "http://api.test/rest/v1/blocks";

const blocked = (digit: number, full_name: string | null): BlockedPerson => ({
  blocked_id: `5f0c4c1e-0000-4000-8000-00000000000${digit}`,
  created_at: "2026-11-02T12:00:00+00:00",
  person: { full_name, avatar_url: null },
});

async function openBlocked(people: BlockedPerson[]) {
  await signInForTest();
  server.use(http.get(blocksUrl, () => HttpResponse.json(people)));
  const app = renderApp(paths.settings);
  const section = within(await screen.findByRole("region", { name: "Blocked people" }));
  return { ...app, section };
}

test("a member without blocks sees the empty state", async () => {
  const { section } = await openBlocked([]);
  expect(await section.findByText("You haven't blocked anyone.")).toBeTruthy();
});

test("unblocking removes the row and shows a message", async () => {
  const people = [blocked(1, "Ana Rude"), blocked(2, null)];
  const { user, section } = await openBlocked(people);
  const asked: string[] = [];
  server.use(
    http.delete(blocksUrl, ({ request }) => {
      asked.push(new URL(request.url).search);
      people.shift();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const link = await section.findByRole("link", { name: "Ana Rude" });
  expect(link.getAttribute("href")).toBe(paths.profile(blocked(1, null).blocked_id));
  expect(section.getByText("A member")).toBeTruthy();
  await user.click(section.getByRole("button", { name: "Unblock Ana Rude" }));
  const status = await section.findByText(/You unblocked Ana Rude\./);
  await waitFor(() => expect(document.activeElement).toBe(status));
  expect(section.getAllByRole("listitem")).toHaveLength(1);
  expect(asked).toEqual([
    `?blocker_id=eq.${memberId}&blocked_id=eq.${blocked(1, null).blocked_id}`,
  ]);
});

test("a failure shows an error and keeps the row", async () => {
  const { user, section } = await openBlocked([blocked(1, "Ana Rude")]);
  server.use(http.delete(blocksUrl, () => apiError(400)));
  await user.click(await section.findByRole("button", { name: "Unblock Ana Rude" }));
  expect(await findToasts()).toEqual([`Error${genericMessages.invalid}`]);
  expect(section.getAllByRole("listitem")).toHaveLength(1);
});
