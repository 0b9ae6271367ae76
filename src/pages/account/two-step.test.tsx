import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { answerAuth, authError } from "@/test/auth-api";
import { answerSearch } from "@/test/directory-api";
import { renderApp } from "@/test/render-app";
import { forgetSession, newSession, totpFactor } from "@/test/sign-in-api";
import { findToasts } from "@/test/toasts";

afterEach(forgetSession);

const codeBox = () => screen.findByRole("textbox", { name: "Authentication code" });

async function signInWithPassword() {
  answerSearch(() => []);
  answerAuth("post", "/token", () => newSession([totpFactor]));
  answerAuth("post", `/factors/${totpFactor.id}/challenge`, () => ({
    id: "c1",
    type: "totp",
    expires_at: 2_000_000_000,
  }));
  const verified = answerAuth("post", `/factors/${totpFactor.id}/verify`, (body) =>
    (body as { code: string }).code === "123456"
      ? newSession([totpFactor], "aal2")
      : authError(422, "mfa_verification_failed", "Invalid TOTP code entered"),
  );
  const app = renderApp("/auth?next=/directory");
  const email = await screen.findByRole("textbox", { name: "Email" });
  await app.user.type(email, "ada@example.com");
  await app.user.type(screen.getByLabelText("Password"), "my secret{Enter}");
  await codeBox();
  return { ...app, verified };
}

test("an account with an authenticator app must enter its code to continue", async () => {
  const { router, user, verified } = await signInWithPassword();
  const heading = screen.getByRole("heading", { name: "Two-step verification" });
  expect(document.activeElement).toBe(heading);
  expect(router.state.location.pathname).toBe("/auth");
  await user.type(await codeBox(), "111111{Enter}");
  await screen.findByText(
    "This code is incorrect, expired, or already used. Check it or request a new one.",
  );
  await user.clear(await codeBox());
  await user.type(await codeBox(), "123456{Enter}");
  await screen.findByText("No doctors found in this area.");
  expect(verified).toMatchObject([{ code: "111111" }, { code: "123456", challenge_id: "c1" }]);
  expect(await findToasts()).toEqual(["Welcome back!Successfully signed in."]);
});

test("the second step cannot be skipped by navigating", async () => {
  const { router } = await signInWithPassword();
  await router.navigate("/settings");
  expect(router.state.location).toMatchObject({ pathname: "/auth", search: "?next=%2Fsettings" });
  await codeBox();
  await router.navigate("/auth/reset-password");
  await screen.findByRole("heading", { name: "Choose a new password" });
  await codeBox();
  expect(screen.queryByLabelText("New password")).toBeNull();
});

test("a member without a code can sign out", async () => {
  const { user } = await signInWithPassword();
  answerAuth("post", "/logout", () => new Response(null, { status: 204 }));
  await user.click(screen.getByRole("button", { name: "Sign out instead" }));
  await screen.findByRole("textbox", { name: "Email" });
  await waitFor(() => expect(localStorage.getItem("dpc-nearby-session")).toBeNull());
});
