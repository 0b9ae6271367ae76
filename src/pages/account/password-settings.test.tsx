import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import {
  answerAuth,
  authError,
  type Factor,
  sessionJson,
  signInForTest,
  type TestUser,
  userJson,
} from "@/test/auth-api";
import { expectConsole } from "@/test/console";
import { enterText } from "@/test/enter-text";
import { renderApp } from "@/test/render-app";

const rightPassword = "the old one";

async function openPassword(changes: Partial<TestUser> = {}) {
  const member = await signInForTest(changes);
  const proved = answerAuth("post", "/token", (body) =>
    (body as { password: string }).password === rightPassword
      ? sessionJson(member)
      : authError(400, "invalid_credentials", "Invalid login credentials"),
  );
  const app = renderApp(paths.settings);
  const section = within(await screen.findByRole("region", { name: "Password" }));
  const current = section.getByLabelText<HTMLInputElement>("Current password");
  const box = section.getByLabelText<HTMLInputElement>("New password");
  const submit = section.getByRole("button", { name: "Change password" });
  return { ...app, member, proved, section, current, box, submit };
}

test.each([
  ["nothing", "", "Enter a password"],
  ["five characters", "abcde", "Use at least 6 characters"],
  ["73 bytes", "x".repeat(73), /Use at most 72 characters/],
  ["emoji of 76 bytes", "🦆".repeat(19), /Use at most 72 characters/],
  ["what many use", "Sunshine", /too common/],
])("%s is rejected before a request is sent", async (_, text, message) => {
  const { user, proved, section, current, box, submit } = await openPassword();
  const asked = answerAuth("put", "/user", () => authError(500, "unexpected_failure", ""));
  await enterText(user, current, rightPassword);
  if (text) await enterText(user, box, text);
  await user.click(submit);
  expect(await section.findByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(box);
  expect([...proved, ...asked]).toEqual([]);
});

test("without the current password, nothing is sent", async () => {
  const { user, proved, section, current, box, submit } = await openPassword();
  await enterText(user, box, "a calm new password");
  await user.click(submit);
  expect(await section.findByText("Enter your current password")).toBeTruthy();
  expect(document.activeElement).toBe(current);
  expect(proved).toEqual([]);
});

test("a wrong current password shows an error at its field and keeps the session", async () => {
  const { user, section, current, box, submit } = await openPassword();
  const asked = answerAuth("put", "/user", () => authError(500, "unexpected_failure", ""));
  await enterText(user, current, "a guess");
  await enterText(user, box, "a calm new password");
  await user.click(submit);
  expect(await section.findByText("This isn't your current password.")).toBeTruthy();
  expect(document.activeElement).toBe(current);
  expect(box.value).toBe("a calm new password");
  expect(asked).toEqual([]);
  expect(screen.getByRole("heading", { level: 1, name: "Settings" })).toBeTruthy();
});

test("the current password is verified, the new one sent once, and the fields cleared", async () => {
  const { user, member, proved, section, current, box, submit } = await openPassword();
  const asked = answerAuth("put", "/user", () => userJson(member));
  await enterText(user, current, rightPassword);
  await enterText(user, box, "a calm new password");
  await user.dblClick(submit);
  await section.findByText(
    "Your password has been changed, and your other devices are signed out.",
  );
  expect(proved).toMatchObject([{ email: "sam@example.com", password: rightPassword }]);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    password: "a calm new password",
    current_password: rightPassword,
  });
  expect(box.value).toBe("");
  expect(section.getByLabelText<HTMLInputElement>("Current password").value).toBe("");
});

test.each([
  ["same_password", "Your new password must differ from your current one."],
  ["weak_password", "This password is too short or too easy to guess. Please choose another one."],
])("%s shows an error at the field and keeps the input", async (code, message) => {
  const { user, section, current, box, submit } = await openPassword();
  answerAuth("put", "/user", () => authError(422, code, "for developers"));
  await enterText(user, current, rightPassword);
  await enterText(user, box, "a pass of mine");
  await user.click(submit);
  expect(await section.findByText(message)).toBeTruthy();
  expect(box.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(box);
  expect(box.value).toBe("a pass of mine");
});

test("a member without a password can use an emailed code", async () => {
  const { user, member, proved, section, box, submit } = await openPassword();
  const asked = answerAuth("put", "/user", () => userJson(member));
  const mailed = answerAuth("post", "/otp", () => ({}));
  const verified = answerAuth("post", "/verify", (body) =>
    (body as { token: string }).token === "123456"
      ? sessionJson(member)
      : authError(403, "otp_expired", "Token has expired or is invalid"),
  );
  await user.click(section.getByRole("button", { name: "No password? Email me a code instead" }));
  const code = await section.findByLabelText<HTMLInputElement>("Code from our email");
  expect(mailed).toMatchObject([{ email: "sam@example.com", create_user: false }]);
  expect(section.getByRole("button", { name: /^Send again in \d+ s$/ })).toBeTruthy();
  await enterText(user, box, "a calm new password");
  await enterText(user, code, "654321");
  await user.click(submit);
  await section.findByText(
    "This code is incorrect, expired, or already used. Check it or request a new one.",
  );
  expect(document.activeElement).toBe(code);

  await user.clear(code);
  await enterText(user, code, "123 456");
  await user.click(submit);
  await section.findByText(/Your password has been changed/);
  expect(verified).toMatchObject([
    { email: "sam@example.com", token: "654321", type: "email" },
    { token: "123456" },
  ]);
  expect(proved).toEqual([]);
  expect(asked).toHaveLength(1);
  expect(section.getByLabelText("Current password")).toBeTruthy();
});

test("a code that cannot be emailed shows an error", async () => {
  const { user, section } = await openPassword();
  answerAuth("post", "/otp", () =>
    authError(429, "over_email_send_rate_limit", "You can only request this after 40 seconds."),
  );
  await user.click(section.getByRole("button", { name: "No password? Email me a code instead" }));
  expect(await section.findByText(/wait 40 seconds/)).toBeTruthy();
});

test("a code from the authenticator app is required, even if this tab did not know of the app", async () => {
  const { user, member, section, current, box, submit } = await openPassword();
  const factor: Factor = {
    id: "22222222-2222-4222-8222-222222222222",
    friendly_name: "Authenticator app",
    factor_type: "totp",
    status: "verified",
    created_at: "2026-01-01T00:00:00Z",
    updated_at: "2026-01-01T00:00:00Z",
  };
  const challenge = { id: "challenge", type: "totp", expires_at: Date.now() / 1000 + 300 };
  answerAuth("post", `/factors/${factor.id}/challenge`, () => challenge);
  answerAuth("post", `/factors/${factor.id}/verify`, (body) =>
    (body as { code: string }).code === "123456"
      ? sessionJson(member, "aal2")
      : authError(422, "mfa_verification_failed", "Invalid TOTP code entered"),
  );
  const asked = answerAuth("put", "/user", () => userJson(member));
  member.factors = [factor];
  await enterText(user, current, rightPassword);
  await enterText(user, box, "a calm new password");
  await user.click(submit);
  const code = await section.findByLabelText<HTMLInputElement>("Code from your authenticator app");
  await waitFor(() => expect(code.getAttribute("aria-invalid")).toBe("true"));
  expect(document.activeElement).toBe(code);
  await enterText(user, code, "000000");
  await user.click(submit);
  await section.findByText(
    "This code is incorrect, expired, or already used. Check it or request a new one.",
  );
  expect(asked).toEqual([]);
  await user.clear(code);
  await enterText(user, code, "123456");
  await user.click(submit);
  await section.findByText(/Your password has been changed/);
  expect(asked).toHaveLength(1);
});

test("a network error shows a readable message and keeps the input", async () => {
  expectConsole("error", /Failed to fetch/);
  const { user, section, current, box, submit } = await openPassword();
  answerAuth("put", "/user", () => Response.error());
  await enterText(user, current, rightPassword);
  await enterText(user, box, "a calm new password");
  await user.click(submit);
  const notice = await section.findByRole("alert");
  expect(notice.textContent).toBe(
    "We couldn't reach the server. Check your connection and try again.",
  );
  expect(box.value).toBe("a calm new password");
});
