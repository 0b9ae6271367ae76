import { act, screen, waitFor } from "@testing-library/react";
import { type Ref, useImperativeHandle } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerAuth, authError } from "@/test/auth-api";
import { answerSearch } from "@/test/directory-api";
import { renderApp } from "@/test/render-app";
import { forgetSession, newSession } from "@/test/sign-in-api";
import { openSignUp, submitButton, waiting } from "@/test/sign-up-form";
import { findToasts } from "@/test/toasts";

interface Widget {
  siteKey: string;
  onSuccess: (token: string) => void;
  onError: () => void;
}

const shown = vi.hoisted<{ widget: Widget | null; resets: number }>(() => ({
  widget: null,
  resets: 0,
}));

// A mock of Cloudflare's script.
vi.mock("@marsidev/react-turnstile", () => ({
  Turnstile: ({ ref, ...widget }: Widget & { ref: Ref<{ reset: () => void }> }) => {
    useImperativeHandle(
      ref,
      () => ({
        reset: () => {
          shown.resets += 1;
        },
      }),
      [],
    );
    shown.widget = widget;
    return <p>Checking that you are a person</p>;
  },
}));

beforeEach(() => {
  vi.stubEnv("VITE_TURNSTILE_SITE_KEY", "site-key");
  Object.assign(shown, { widget: null, resets: 0 });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await forgetSession();
});

const widget = () => screen.findByText("Checking that you are a person");
const prove = (token: string) => act(async () => shown.widget?.onSuccess(token));
const emailBox = () => screen.findByRole("textbox", { name: "Email" });
const proof = (token: string) => ({ gotrue_meta_security: { captcha_token: token } });

test("each sign-in attempt sends a new captcha token", async () => {
  answerSearch(() => []);
  const asked = answerAuth("post", "/token", () =>
    asked.length < 2 ? authError(400, "invalid_credentials", "no") : newSession(),
  );
  const { user } = renderApp("/auth?next=/directory");
  await user.type(await emailBox(), "ada@example.com");
  await user.type(screen.getByLabelText("Password"), "my secret");
  await widget();
  expect(shown.widget?.siteKey).toBe("site-key");
  await prove("first");
  await user.click(screen.getByRole("button", { name: "Sign In" }));
  await findToasts();
  expect(shown.resets).toBe(1);
  await user.click(screen.getByRole("button", { name: "Sign In" }));
  expect(asked).toHaveLength(1);
  await prove("second");
  await screen.findByText("No doctors found in this area.");
  expect(asked).toMatchObject([proof("first"), proof("second")]);
});

test("sign-up and resending send a captcha token", async () => {
  const asked = answerAuth("post", "/signup", waiting);
  const { user } = await openSignUp();
  await widget();
  await prove("first");
  await user.click(submitButton());
  await screen.findByRole("heading", { name: "Check your email" });
  expect(await widget()).toBeTruthy();
  expect(asked).toMatchObject([proof("first")]);
});

test.each([
  ["/auth/forgot-password", "/recover"],
  ["/auth?with=link", "/otp"],
])("%s carries one", async (at, path) => {
  const asked = answerAuth("post", path, () => ({}));
  const { user } = renderApp(at);
  await user.type(await emailBox(), "ada@example.com");
  await widget();
  await prove("token");
  await user.click(screen.getByRole("button", { name: "Send link" }));
  await screen.findByRole("heading", { name: "Check your email" });
  expect(asked).toMatchObject([proof("token")]);
  expect(await widget()).toBeTruthy();
});

test("a widget that fails to load shows what to do", async () => {
  renderApp("/auth");
  await widget();
  act(() => shown.widget?.onError());
  expect((await screen.findByRole("alert")).textContent).toContain("challenges.cloudflare.com");
});

test("without a key, no widget is loaded and no token sent", async () => {
  vi.stubEnv("VITE_TURNSTILE_SITE_KEY", "");
  const asked = answerAuth("post", "/recover", () => ({}));
  const { user } = renderApp("/auth/forgot-password");
  await user.type(await emailBox(), "ada@example.com{Enter}");
  await screen.findByRole("heading", { name: "Check your email" });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(JSON.stringify(asked)).not.toContain('captcha_token":"');
  expect(shown.widget).toBeNull();
});
