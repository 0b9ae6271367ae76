import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { answerAuth, authError, userJson } from "@/test/auth-api";
import { renderApp } from "@/test/render-app";
import { emailRateLimitError, forgetSession, newSession } from "@/test/sign-in-api";

afterEach(forgetSession);

const emailBox = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Email" });
const newPassword = () => screen.findByLabelText<HTMLInputElement>("New password");

test.each([
  ["a known or unknown address", () => ({})],
  ["an address that got a mail just now", () => emailRateLimitError(31)],
])("%s shows the same message", async (_name, answer) => {
  const asked = answerAuth("post", "/recover", answer);
  const { user } = renderApp("/auth/forgot-password");
  await user.type(await emailBox(), " Ada@example.com {Enter}");
  await screen.findByRole("heading", { name: "Check your email" });
  expect(screen.getByText(/^If there's an account for/)).toBeTruthy();
  expect(asked).toMatchObject([{ email: "Ada@example.com" }]);
  await user.click(screen.getByRole("button", { name: "Use a different email" }));
  expect((await emailBox()).value).toBe("Ada@example.com");
});

test("the reset page receives the typed email and the next path", async () => {
  const { router, user } = renderApp("/auth?next=/directory");
  await user.type(await emailBox(), " ada@example.com ");
  await user.click(screen.getByRole("link", { name: "Forgot your password?" }));
  await screen.findByRole("heading", { name: "Reset your password" });
  expect((await emailBox()).value).toBe("ada@example.com");
  expect(router.state.location.search).toBe("?next=%2Fdirectory");
});

test("a failed email shows an error", async () => {
  answerAuth("post", "/recover", () => authError(500, "unexpected_failure", "Error sending mail"));
  const { user } = renderApp("/auth/forgot-password");
  await user.type(await emailBox(), "ada@example.com{Enter}");
  expect((await screen.findByRole("alert")).textContent).toContain("Something went wrong");
  expect((await emailBox()).value).toBe("ada@example.com");
});

test("without a session, the page asks for the link", async () => {
  renderApp("/auth/reset-password");
  await screen.findByText("You need the link from our email");
  const again = screen.getByRole("link", { name: "Send me a link" });
  expect(again.getAttribute("href")).toBe("/auth/forgot-password");
  expect(screen.queryByLabelText("New password")).toBeNull();
});

async function followRecoveryLink() {
  const asked = answerAuth("post", "/verify", () => newSession());
  const back = encodeURIComponent("https://dpc.test/?next=%2Fdirectory");
  const app = renderApp(
    `/auth/confirm?token_hash=abc&type=recovery&email=ada@example.com&redirect_to=${back}`,
  );
  await app.user.click(await screen.findByRole("button", { name: "Continue as ada@example.com" }));
  await newPassword();
  expect(app.router.state.location.pathname).toBe("/auth/reset-password");
  expect(asked).toMatchObject([{ token_hash: "abc", type: "recovery" }]);
  return app;
}

test("the emailed link lets the member choose a new password", async () => {
  const { user, router } = await followRecoveryLink();
  const asked = answerAuth("put", "/user", () =>
    userJson({ email: "ada@example.com", identities: [], factors: [] }),
  );
  const goal = new Promise<string>((resolve) => {
    router.subscribe(({ navigation }) => {
      if (navigation.location) resolve(navigation.location.pathname);
    });
  });
  expect((await newPassword()).autocomplete).toBe("new-password");
  await user.type(await newPassword(), "tulip garden{Enter}");
  expect(await goal).toBe("/directory");
  expect(asked).toMatchObject([{ password: "tulip garden" }]);
});

test.each([
  ["same_password", "Your new password must differ from your current one."],
  ["weak_password", "This password is too short or too easy to guess. Please choose another one."],
])("%s shows an error at the field", async (code, message) => {
  const { user } = await followRecoveryLink();
  answerAuth("put", "/user", () => authError(422, code, message));
  await user.type(await newPassword(), "tulip garden{Enter}");
  await screen.findByText(message);
  await waitFor(async () => expect(document.activeElement).toBe(await newPassword()));
  expect((await newPassword()).value).toBe("tulip garden");
});

test("a short password is not submitted", async () => {
  const { user } = await followRecoveryLink();
  await user.type(await newPassword(), "5char{Enter}");
  await screen.findByText("Use at least 6 characters");
});

test("an old session is asked to request a new link", async () => {
  const { user } = await followRecoveryLink();
  answerAuth("put", "/user", () =>
    authError(401, "reauthentication_needed", "Password update requires reauthentication"),
  );
  await user.type(await newPassword(), "tulip garden{Enter}");
  const link = await screen.findByRole("link", { name: "request a new link" });
  expect(link.getAttribute("href")).toBe("/auth/forgot-password");
});
