import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test } from "vitest";
import { hasStoredSession } from "@/lib/supabase/session-hint";
import { answerAuth, authError, authUrl } from "@/test/auth-api";
import { expectConsole } from "@/test/console";
import { answerSearch } from "@/test/directory-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { expired, forgetSession, mailedLink, newSession, totpFactor } from "@/test/sign-in-api";
import { findToasts } from "@/test/toasts";

afterEach(forgetSession);

const alertText = async () => (await screen.findByRole("alert")).textContent;
const button = (name: string | RegExp) => screen.findByRole("button", { name });

test.each(["signup", "email", "magiclink", "invite"])(
  "a %s link names its account, is verified on click, and signs in",
  async (type) => {
    answerSearch(() => []);
    const asked = answerAuth("post", "/verify", () => newSession());
    const { router, user } = renderApp(mailedLink(type));
    const go = await button("Continue as ada@example.com");
    expect(screen.getByText(/signs you in to/).textContent).toContain("ada@example.com");
    await user.hover(go);
    expect(asked).toEqual([]);
    expect(hasStoredSession()).toBe(false);
    await user.dblClick(go);
    await screen.findByText("No doctors found in this area.");
    expect(router.state.location.pathname).toBe("/directory");
    expect(asked).toMatchObject([{ token_hash: "abc", type }]);
    expect(asked).toHaveLength(1);
    expect((await findToasts())[0]).toContain("Welcome!");
  },
);

test.each(["https://evil.example/x", "/?next=//evil.example", "x?next=https%3A%2F%2Fevil.example"])(
  "an unsafe next path like %s is ignored",
  async (redirect) => {
    answerAuth("post", "/verify", () => newSession([totpFactor]));
    const { router, user } = renderApp(
      `/auth/confirm?${new URLSearchParams({ token_hash: "a", type: "email", redirect_to: redirect })}`,
    );
    await user.click(await button("Continue"));
    await waitFor(() => expect(router.state.location.pathname).toBe("/auth"));
    expect(router.state.location.search).toBe("");
  },
);

test("a used link shows an error and offers sign-in and a new link", async () => {
  const asked = answerAuth("post", "/verify", expired);
  const { user } = renderApp(mailedLink("email"));
  await user.click(await button(/^Continue/));
  expect(await alertText()).toContain("This link no longer works");
  expect(asked).toHaveLength(1);
  const main = screen.getByRole("main");
  const ways = [...main.querySelectorAll("a")].map((way) => [way.textContent, way.pathname]);
  expect(ways).toEqual([
    ["Back to Home", "/"],
    ["Sign In", "/auth"],
    ["Email me a new link", "/auth"],
  ]);
});

test("a used recovery link offers a new one", async () => {
  answerAuth("post", "/verify", expired);
  const { user } = renderApp(mailedLink("recovery"));
  await user.click(await button(/^Continue/));
  const again = await screen.findByRole("link", { name: "Send me a new link" });
  expect(again.getAttribute("href")).toBe("/auth/forgot-password?next=%2Fdirectory");
});

test.each([
  "/auth/confirm",
  "/auth/confirm?token_hash=&type=email",
  "/auth/confirm?token_hash=abc&type=sms",
  "/auth/confirm?token_hash=abc",
  "/auth/confirm?token_hash=%00%ff&type=nonsense",
  "/auth/confirm?code=abc",
  `/auth/confirm?token_hash=${"x".repeat(501)}&type=email`,
  "/auth/confirm#access_token=abc&refresh_token=def&type=signup",
])("%s is rejected without a request and offers a new link", async (address) => {
  const { router } = renderApp(address);
  expect(await alertText()).toContain("This link isn't valid");
  expect(screen.getByRole("link", { name: "Email me a new link" })).toBeTruthy();
  await waitFor(() => expect(router.state.location.hash).toBe(""));
});

test("a failed verification can be retried", async () => {
  expectConsole("error", /Failed to fetch/);
  answerSearch(() => []);
  let isReached = false;
  answerAuth("post", "/verify", () => (isReached ? newSession() : Response.error()));
  const { user } = renderApp(mailedLink("email"));
  await user.click(await button(/^Continue/));
  expect(await alertText()).toContain("We couldn't check your link");
  isReached = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("No doctors found in this area.");
});

test("a retry reuses the session of an already verified link", async () => {
  expectConsole("error", /Failed to fetch/);
  answerSearch(() => []);
  const asked = answerAuth("post", "/verify", () => newSession());
  const { user } = renderApp(mailedLink("email"));
  const go = await button(/^Continue/);
  const session = newSession();
  server.use(http.get(`${authUrl}/user`, () => Response.error(), { once: true }));
  asked.length = 0;
  server.use(http.post(`${authUrl}/verify`, () => HttpResponse.json(session), { once: true }));
  await user.click(go);
  await user.click(await button("Try again"));
  await screen.findByText("No doctors found in this area.");
  expect(asked).toEqual([]);
});

test("an email change waits for the other confirmation, then completes", async () => {
  const message =
    "Confirmation link accepted. Please proceed to confirm link sent to the other email";
  const answers = [{ code: "200", msg: message }, newSession()];
  answerAuth("post", "/verify", () => answers.shift() ?? expired());
  const names = "type=email_change&email=old%2Bme@example.com&new_email=ada@example.com";
  const { router, user } = renderApp(`/auth/confirm?token_hash=one&${names}`);
  const words = await screen.findByText(/changes your account email/);
  expect(words.textContent).toMatch(/old\+me@example\.com to ada@example\.com/);
  await user.click(await button("Confirm change"));
  await screen.findByText("One more step: confirm your other email");
  await router.navigate(`/auth/confirm?token_hash=two&${names}`);
  await user.click(await button("Confirm change"));
  await screen.findByText("Your email has changed");
});

test("a suspended account shows a message", async () => {
  answerAuth("post", "/verify", () => authError(403, "user_banned", "User is banned"));
  const { user } = renderApp(mailedLink("magiclink"));
  await user.click(await button(/^Continue/));
  expect(await alertText()).toContain("This account is suspended");
});
