import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { answerAuth, authError } from "@/test/auth-api";
import { expectConsole } from "@/test/console";
import { answerSearch } from "@/test/doctor-api";
import { expired, forgetSession, newSession } from "@/test/door-api";
import { renderApp } from "@/test/render-app";
import { findToasts } from "@/test/toasts";

afterEach(forgetSession);

const link = (type: string) => `/auth/confirm?token_hash=abc&type=${type}&next=/directory`;
const alertText = async () => (await screen.findByRole("alert")).textContent;

test.each(["signup", "email", "magiclink", "invite"])(
  "a %s link is verified once, and goes on signed in",
  async (type) => {
    answerSearch(() => []);
    const asked = answerAuth("post", "/verify", () => newSession());
    const { router } = renderApp(link(type));
    await screen.findByText("No doctors found in this area.");
    expect(router.state.location.pathname).toBe("/directory");
    expect(asked).toMatchObject([{ token_hash: "abc", type }]);
    expect(asked).toHaveLength(1);
    expect((await findToasts())[0]).toContain("Welcome!");
  },
);

test("a used link says so, and offers to sign in and a new link", async () => {
  const asked = answerAuth("post", "/verify", expired);
  renderApp(link("email"));
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
  renderApp(link("recovery"));
  const again = await screen.findByRole("link", { name: "Send me a new link" });
  expect(again.getAttribute("href")).toBe("/auth/forgot-password");
});

test.each([
  "/auth/confirm",
  "/auth/confirm?token_hash=&type=email",
  "/auth/confirm?token_hash=abc&type=sms",
  "/auth/confirm?token_hash=abc",
  `/auth/confirm?token_hash=${"x".repeat(501)}&type=email`,
  "/auth/confirm#access_token=abc&refresh_token=def&type=signup",
])("%s is not a link of ours, and asks nobody", async (address) => {
  const { router } = renderApp(address);
  expect(await alertText()).toContain("This is not a link of ours");
  await waitFor(() => expect(router.state.location.hash).toBe(""));
});

test("a server out of reach can be asked again, as the link still works", async () => {
  expectConsole("error", /Failed to fetch/);
  answerSearch(() => []);
  let isReached = false;
  answerAuth("post", "/verify", () => (isReached ? newSession() : Response.error()));
  const { user } = renderApp(link("email"));
  expect(await alertText()).toContain("We could not check your link");
  isReached = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("No doctors found in this area.");
});

test("a change of address waits for the other mailbox, then is done", async () => {
  const message =
    "Confirmation link accepted. Please proceed to confirm link sent to the other email";
  const answers = [{ code: "200", msg: message }, newSession()];
  answerAuth("post", "/verify", () => answers.shift() ?? expired());
  const { router } = renderApp("/auth/confirm?token_hash=one&type=email_change");
  await screen.findByText("Now confirm in the other mailbox");
  await router.navigate("/auth/confirm?token_hash=two&type=email_change");
  await screen.findByText("Your address has changed");
});

test.each(["/auth?", "/auth#", "/auth/confirm?", "/auth/confirm#"])(
  "an error behind %s is told in our words, and taken out of the address",
  async (start) => {
    const error = "error=access_denied&error_code=otp_expired&error_description=Call+555-0100+now";
    const { router } = renderApp(`${start}${error}`);
    expect(await alertText()).toContain("This link no longer works");
    expect(screen.queryByText(/555/)).toBeNull();
    await waitFor(() => expect(router.state.location).toMatchObject({ search: "", hash: "" }));
    expect(screen.getByRole("alert")).toBeTruthy();
  },
);

test("an error in the address keeps the way back and the tab", async () => {
  const { router } = renderApp("/auth?tab=sign-in&next=/directory&error=server_error");
  expect(await alertText()).toContain("That did not work");
  expect(router.state.location.search).toBe("?tab=sign-in&next=%2Fdirectory");
});

test("a suspended account is told so", async () => {
  answerAuth("post", "/verify", () => authError(403, "user_banned", "User is banned"));
  renderApp(link("magiclink"));
  expect(await alertText()).toContain("This account is suspended");
});
