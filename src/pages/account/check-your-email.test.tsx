import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { answerAuth, signInForTest } from "@/test/auth-api";
import { answerSearch } from "@/test/directory-api";
import { renderApp } from "@/test/render-app";
import { forgetSession } from "@/test/sign-in-api";
import { box, openSignUp, submitButton, waiting } from "@/test/sign-up-form";

afterEach(forgetSession);

test("the page continues automatically after another tab opened the link", async () => {
  answerSearch(() => []);
  answerAuth("post", "/signup", waiting);
  const { router, user } = await openSignUp();
  await user.click(submitButton());
  await screen.findByText(/this page will continue automatically/);
  // Tabs share one session, so this tab's client is notified.
  await signInForTest();
  await screen.findByText("No doctors found in this area.");
  expect(router.state.location.pathname).toBe("/directory");
});

test("the code can still be entered after a reload", async () => {
  answerAuth("post", "/signup", waiting);
  const { router, user, unmount } = await openSignUp();
  await user.click(submitButton());
  await screen.findByRole("heading", { name: "Check your email" });
  const { location } = router.state;
  expect(location.search).not.toContain("ada");
  unmount();
  const reloaded = renderApp(location);
  expect(await screen.findByRole("heading", { name: "Check your email" })).toBeTruthy();
  expect(screen.getByText("ada+dpc@example.com")).toBeTruthy();
  const verified = answerAuth("post", "/verify", () => new Response("{}", { status: 400 }));
  await reloaded.user.type(screen.getByLabelText("6-digit code"), "123456");
  await reloaded.user.click(screen.getByRole("button", { name: "Continue" }));
  await waitFor(() =>
    expect(verified).toMatchObject([{ email: "ada+dpc@example.com", token: "123456" }]),
  );
});

test("a member who confirmed on another device can sign in with the typed email", async () => {
  answerAuth("post", "/signup", waiting);
  const { user } = await openSignUp();
  await user.click(submitButton());
  await user.click(await screen.findByRole("link", { name: "Sign in here" }));
  await screen.findByRole("heading", { name: "Welcome back" });
  expect((await box("Email")).value).toBe("ada+dpc@example.com");
});
