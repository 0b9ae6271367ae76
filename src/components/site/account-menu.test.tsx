import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { loadDraft, saveDraft } from "@/lib/browser/draft";
import { postDraft } from "@/lib/browser/draft-names";
import { paths } from "@/lib/paths";
import { hasStoredSession } from "@/lib/supabase/session-hint";
import { answerAuth, authError, authUrl, memberId, signInForTest } from "@/test/auth-api";
import { answerCurrentMember } from "@/test/current-member-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

const banner = () => within(screen.getByRole("banner"));

async function openMenu() {
  await signInForTest();
  const app = renderApp(paths.settings);
  const { user } = app;
  await screen.findByRole("heading", { level: 1, name: "Settings" });
  // jsdom opens no popovers, so this is the menu of small screens.
  await user.click(banner().getByRole("button", { name: "Menu" }));
  const menu = within(await banner().findByRole("navigation", { name: "Account" }));
  return { ...app, menu };
}

test("signed-out visitors see Sign In and Get Started", async () => {
  renderApp("/");
  await screen.findByRole("heading", { level: 1 });
  const address = (name: string) => banner().getByRole("link", { name }).getAttribute("href");
  expect(address("Sign In")).toBe("/auth");
  expect(address("Get Started")).toBe("/auth?tab=sign-up&as=patient");
  expect(banner().queryByRole("navigation", { name: "Account", hidden: true })).toBeNull();
});

test("both menus show a member's name and links", async () => {
  await openMenu();
  expect(banner().queryByRole("link", { name: "Sign In" })).toBeNull();
  expect(banner().getByRole("button", { name: /^Sam Whitlock ?, account menu$/ })).toBeTruthy();
  expect(banner().getAllByText("sam@example.com")).toHaveLength(2);
  const menus = banner().getAllByRole("navigation", { name: "Account", hidden: true });
  expect(menus).toHaveLength(2);
  for (const menu of menus) {
    const links = within(menu).getAllByRole("link", { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Dashboard", "/dashboard"],
      ["Saved", "/saved"],
      ["Profile", `/profile/${memberId}`],
      ["Settings", "/settings"],
    ]);
    expect(within(menu).getByRole("button", { name: "Sign Out", hidden: true })).toBeTruthy();
  }
});

test("a doctor's menu links to their practice", async () => {
  await signInForTest();
  answerCurrentMember({ roles: ["doctor"] });
  renderApp(paths.settings);
  const links = await screen.findAllByRole("link", { name: "My practice", hidden: true });
  expect(links[0]?.getAttribute("href")).toBe("/doctor/setup");
});

test("the bell counts an admin's unread notifications, and the links to the admin page what is pending review", async () => {
  await signInForTest();
  answerCurrentMember({ roles: ["admin"], unread_count: 2 });
  server.use(
    http.post("http://api.test/rest/v1/rpc/admin_count_queues", () =>
      HttpResponse.json([{ listings: 3, claims: 1 }]),
    ),
  );
  renderApp(paths.settings);
  expect(await banner().findByRole("link", { name: "Admin, 4 pending review" })).toBeTruthy();
  expect(banner().getByRole("link", { name: "Notifications, 2 unread" })).toBeTruthy();
  const inMenus = await banner().findAllByText("pending review", { selector: "nav *" });
  expect(inMenus.map((text) => text.closest("a")?.textContent)).toEqual([
    "Admin4 pending review",
    "Admin4 pending review",
  ]);
});

test.each([
  [204, () => new HttpResponse(null, { status: 204 })],
  [401, () => authError(401, "no_authorization", "This endpoint requires a valid Bearer token")],
  [403, () => authError(403, "session_not_found", "Session from session_id claim does not exist")],
  [404, () => authError(404, "user_not_found", "User not found")],
])("Sign Out that the server answers with %i signs out and returns home", async (_, answer) => {
  const { user, router, menu } = await openMenu();
  const scopes: (string | null)[] = [];
  server.use(
    http.post(`${authUrl}/logout`, ({ request }) => {
      scopes.push(new URL(request.url).searchParams.get("scope"));
      return answer();
    }),
  );
  await user.click(menu.getByRole("button", { name: "Sign Out" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  expect(scopes[0]).toBe("global");
  expect(hasStoredSession()).toBe(false);
  expect(await banner().findByRole("link", { name: "Sign In" })).toBeTruthy();
  expect(screen.queryByText("Error signing out")).toBeNull();
});

test("signing out removes the member's drafts from the device", async () => {
  const { user, router, menu } = await openMenu();
  server.use(http.post(`${authUrl}/logout`, () => new HttpResponse(null, { status: 204 })));
  saveDraft(postDraft(memberId), { text: "Half a thought" });
  await user.click(menu.getByRole("button", { name: "Sign Out" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  expect(loadDraft(postDraft(memberId))).toBeNull();
});

test("a failed sign-out shows an error and keeps the member signed in on the page", async () => {
  const { user, router, menu } = await openMenu();
  answerAuth("post", "/logout", () => authError(500, "unexpected_failure", "no"));
  await user.click(menu.getByRole("button", { name: "Sign Out" }));
  expect(await findToasts()).toEqual([
    "Error signing outSomething went wrong on our side. Please try again.",
  ]);
  expect(router.state.location.pathname).toBe("/settings");
  expect(hasStoredSession()).toBe(true);
});
