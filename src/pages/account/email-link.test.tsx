import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { answerAuth, authError } from "@/test/auth-api";
import { answerSearch } from "@/test/directory-api";
import { renderApp } from "@/test/render-app";
import { emailRateLimitError, forgetSession, newSession } from "@/test/sign-in-api";
import { findToasts } from "@/test/toasts";

afterEach(forgetSession);

const emailBox = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Email" });

async function askForLink() {
  const app = renderApp("/auth?next=/directory");
  await app.user.type(await emailBox(), "ada@example.com");
  await app.user.click(screen.getByRole("button", { name: "Email me a sign-in link" }));
  const send = await screen.findByRole("button", { name: "Send link" });
  expect((await emailBox()).value).toBe("ada@example.com");
  await app.user.click(send);
  return app;
}

test.each([
  ["a known address", () => ({})],
  ["an unknown address", () => authError(422, "otp_disabled", "Signups not allowed for otp")],
  ["an address that got a mail just now", () => emailRateLimitError(31)],
])("%s shows the same message", async (_name, answer) => {
  const asked = answerAuth("post", "/otp", answer);
  await askForLink();
  await screen.findByRole("heading", { name: "Check your email" });
  expect(screen.getByText(/^If there's an account for/).textContent).toContain("ada@example.com");
  expect(screen.getByRole("button", { name: /^Send again in \d+ s$/ })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(asked).toMatchObject([{ email: "ada@example.com", create_user: false }]);
});

test("a failed email shows an error and can be retried", async () => {
  let isBroken = true;
  answerAuth("post", "/otp", () =>
    isBroken ? authError(429, "over_email_send_rate_limit", "email rate limit exceeded") : {},
  );
  const { user } = await askForLink();
  expect((await screen.findByRole("alert")).textContent).toContain(
    "Too many attempts. Please wait",
  );
  isBroken = false;
  await user.click(screen.getByRole("button", { name: "Send link" }));
  await screen.findByRole("heading", { name: "Check your email" });
});

test("the emailed code signs in", async () => {
  answerSearch(() => []);
  answerAuth("post", "/otp", () => ({}));
  const asked = answerAuth("post", "/verify", () => newSession());
  const { user } = await askForLink();
  await user.type(await screen.findByRole("textbox", { name: "6-digit code" }), "123456{Enter}");
  await screen.findByText("No doctors found in this area.");
  expect(asked).toMatchObject([{ email: "ada@example.com", token: "123456", type: "email" }]);
  expect(await findToasts()).toEqual(["Welcome back!Successfully signed in."]);
});

test("returning to password sign-in keeps the email", async () => {
  const { user } = renderApp("/auth?with=link");
  await user.click(await screen.findByRole("button", { name: "Use your password instead" }));
  expect(await screen.findByLabelText("Password")).toBeTruthy();
});
