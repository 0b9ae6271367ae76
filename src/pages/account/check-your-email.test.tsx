import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { answerAuth, signInForTest } from "@/test/auth-api";
import { answerSearch } from "@/test/directory-api";
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

test("a member who confirmed on another device can sign in with the typed email", async () => {
  answerAuth("post", "/signup", waiting);
  const { user } = await openSignUp();
  await user.click(submitButton());
  await user.click(await screen.findByRole("link", { name: "Sign in here" }));
  await screen.findByRole("heading", { name: "Welcome back" });
  expect((await box("Email")).value).toBe("ada+dpc@example.com");
});
