import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { answerAuth, authUrl, sessionJson, signInForTest, userJson } from "@/test/auth-api";
import { apiError } from "@/test/directory-api";
import { enterText } from "@/test/enter-text";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

test.each([
  ["Sign out of all devices", "global"],
  ["Sign out of this device only", "local"],
])("%s signs out with scope %s and redirects home", async (name, scope) => {
  await signInForTest();
  const { router, user } = renderApp(paths.settings);
  const scopes: (string | null)[] = [];
  server.use(
    http.post(`${authUrl}/logout`, ({ request }) => {
      scopes.push(new URL(request.url).searchParams.get("scope"));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await user.click(await screen.findByRole("button", { name }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  expect(scopes[0]).toBe(scope);
});

const rpcUrl = "http://api.test/rest/v1/rpc";
const windows = "Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0 Safari/537.36";
const iPhone = "Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1";
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

async function openDevices() {
  const member = await signInForTest();
  let sessions = [
    { id: "laptop", user_agent: windows, last_used_at: hoursAgo(0.5), is_current: true },
    { id: "phone", user_agent: iPhone, last_used_at: hoursAgo(3), is_current: false },
    { id: "old", user_agent: null, last_used_at: hoursAgo(30), is_current: false },
  ];
  const endOthers = () => {
    sessions = sessions.filter(({ is_current }) => is_current);
  };
  server.use(
    http.post(`${rpcUrl}/list_my_sessions`, () => HttpResponse.json(sessions)),
    http.post(`${rpcUrl}/end_session`, async ({ request }) => {
      const { target } = (await request.json()) as { target: string };
      sessions = sessions.filter(({ id }) => id !== target);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const app = renderApp(paths.settings);
  const section = within(await screen.findByRole("region", { name: "Your devices" }));
  await section.findByText("Chrome on Windows");
  const devices = () => section.getAllByRole("listitem").map(({ textContent }) => textContent);
  const signOutOf = async (name: string) => {
    const item = section.getAllByRole("listitem").find((li) => li.textContent?.includes(name));
    await app.user.click(
      within(item as HTMLElement).getByRole("button", { name: `Sign out of ${name}` }),
    );
    const dialog = within(await screen.findByRole("dialog", { name: `Sign out of ${name}?` }));
    await app.user.click(dialog.getByRole("button", { name: "Sign out" }));
  };
  return { ...app, member, section, devices, signOutOf, endOthers };
}

test("each device is listed with its last use, and the current one is marked", async () => {
  const { devices } = await openDevices();
  expect(devices()).toEqual([
    "Chrome on WindowsIn use nowThis device",
    "Safari on iPhoneLast used 3 hours agoSign out of Safari on iPhone",
    "Unknown deviceLast used yesterdaySign out of Unknown device",
  ]);
});

test("one device is signed out after confirmation", async () => {
  const { section, devices, signOutOf } = await openDevices();
  await signOutOf("Safari on iPhone");
  await section.findByText("That device is signed out.");
  await waitFor(() => expect(devices()).toHaveLength(2));
  expect(section.queryByText("Safari on iPhone")).toBeNull();
});

test("an error while signing out of a device is shown, and the device stays", async () => {
  const { section, signOutOf } = await openDevices();
  server.use(http.post(`${rpcUrl}/end_session`, () => apiError(400)));
  await signOutOf("Safari on iPhone");
  expect((await findToasts())[0]).toMatch(/^Error signing out of the device/);
  expect(section.getByText("Safari on iPhone")).toBeTruthy();
});

test("after a password change, the list shows that the other devices are signed out", async () => {
  const { user, member, devices, endOthers } = await openDevices();
  answerAuth("post", "/token", () => sessionJson(member));
  answerAuth("put", "/user", () => {
    endOthers();
    return userJson(member);
  });
  const section = within(screen.getByRole("region", { name: "Password" }));
  await enterText(user, section.getByLabelText("Current password"), "the old one");
  await enterText(user, section.getByLabelText("New password"), "a calm new password");
  await user.click(section.getByRole("button", { name: "Change password" }));
  await section.findByText(/your other devices are signed out/);
  await waitFor(() => expect(devices()).toEqual(["Chrome on WindowsIn use nowThis device"]));
});
