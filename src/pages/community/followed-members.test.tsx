import { screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { danaId } from "@/test/admin-api";
import { memberId, signInForTest } from "@/test/auth-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";

const followsUrl = "http://api.test/rest/v1/member_follows";

async function openFollowed(rows: object[]) {
  await signInForTest();
  server.use(http.get(followsUrl, () => HttpResponse.json(rows)));
  const app = renderApp(paths.settings);
  const section = within(await screen.findByRole("region", { name: "People you follow" }));
  return { ...app, section };
}

test("a member who follows no one sees the empty state", async () => {
  const { section } = await openFollowed([]);
  expect(await section.findByText("You don't follow anyone.")).toBeTruthy();
});

test("a followed member can be unfollowed and followed again", async () => {
  const person = { full_name: "Dana Oak", avatar_url: null };
  const { user, section } = await openFollowed([
    { followed_id: danaId, created_at: "2026-11-02T12:00:00+00:00", person },
  ]);
  const changes: string[] = [];
  const done = ({ request }: { request: Request }) => {
    changes.push(`${request.method} ${new URL(request.url).search}`);
    return new HttpResponse(null, { status: 204 });
  };
  server.use(http.delete(followsUrl, done), http.post(followsUrl, done));
  const link = await section.findByRole("link", { name: "Dana Oak" });
  expect(link.getAttribute("href")).toBe(paths.profile(danaId));
  await user.click(section.getByRole("button", { name: "Unfollow Dana Oak" }));
  await user.click(await section.findByRole("button", { name: "Follow Dana Oak" }));
  expect(await section.findByRole("button", { name: "Unfollow Dana Oak" })).toBeTruthy();
  expect(changes).toEqual([`DELETE ?follower_id=eq.${memberId}&followed_id=eq.${danaId}`, "POST "]);
});
