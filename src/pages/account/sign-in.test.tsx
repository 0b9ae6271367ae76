import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test } from "vitest";
import { answerAuth, authError, authUrl } from "@/test/auth-api";
import { expectConsole } from "@/test/console";
import { answerSearch } from "@/test/directory-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { emailRateLimitError, forgetSession, newSession } from "@/test/sign-in-api";
import { findToasts } from "@/test/toasts";

afterEach(forgetSession);

const emailBox = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Email" });
const passwordBox = () => screen.getByLabelText<HTMLInputElement>("Password");
const submitButton = () => screen.getByRole("button", { name: "Sign In" });

async function openAndFill(address = "/auth?next=/directory") {
  answerSearch(() => []);
  const app = renderApp(address);
  await app.user.type(await emailBox(), " Ada@example.com ");
  await app.user.type(passwordBox(), " my secret ");
  return app;
}

test("signing in sends the credentials and continues to the next path", async () => {
  const asked = answerAuth("post", "/token", () => newSession());
  const { router, user } = await openAndFill("/auth?next=/directory%3Fsearch%3DBoise");
  await user.click(submitButton());
  await screen.findByText("No results for “Boise”");
  expect(router.state.location).toMatchObject({ pathname: "/directory", search: "?search=Boise" });
  expect(asked).toMatchObject([{ email: "Ada@example.com", password: " my secret " }]);
  expect(await findToasts()).toEqual(["Welcome back!Successfully signed in."]);
});

test("a signed-in member is redirected", async () => {
  answerAuth("post", "/token", () => newSession());
  const { router, user } = await openAndFill();
  await user.click(submitButton());
  await screen.findByText("No doctors found in this area.");
  await router.navigate("/auth?next=/directory%3Fsearch%3DReno");
  expect(router.state.location).toMatchObject({ pathname: "/directory", search: "?search=Reno" });
});

test("wrong credentials show one error and keep the input", async () => {
  answerAuth("post", "/token", () =>
    authError(400, "invalid_credentials", "Invalid login credentials"),
  );
  const { user } = await openAndFill();
  await user.click(submitButton());
  const words = "Your email or password is incorrect. Try again, or reset your password.";
  expect(await findToasts()).toEqual([`Error signing in${words}`]);
  await waitFor(() => expect(document.activeElement).toBe(passwordBox()));
  expect(passwordBox().getAttribute("aria-invalid")).toBe("true");
  expect(screen.getAllByText(words)).toHaveLength(2);
  expect((await emailBox()).value.trim()).toBe("Ada@example.com");
  expect(passwordBox().value).toBe(" my secret ");
});

test.each([
  [500, "Something went wrong on our side. Please try again."],
  [429, "Too many attempts. Please wait a few minutes and try again."],
])("a response of %i shows a readable message", async (status, message) => {
  answerAuth("post", "/token", () => authError(status, "over_request_rate_limit", "Server words"));
  const { user } = await openAndFill();
  await user.click(submitButton());
  expect(await findToasts()).toEqual([`Error signing in${message}`]);
});

test("a sign-in that fails without a connection keeps the input and can be retried", async () => {
  expectConsole("error", /Failed to fetch/);
  answerAuth("post", "/token", () => Response.error());
  const { user } = await openAndFill();
  await user.click(submitButton());
  expect(await findToasts()).toEqual([
    "Error signing inWe couldn't reach the server. Check your connection and try again.",
  ]);
  expect(passwordBox().value).toBe(" my secret ");
  answerAuth("post", "/token", () => newSession());
  await user.click(submitButton());
  await screen.findByText("No doctors found in this area.");
});

test("a member can sign in with the keyboard alone", async () => {
  answerSearch(() => []);
  answerAuth("post", "/token", () => newSession());
  const { user } = renderApp("/auth?next=/directory");
  (await emailBox()).focus();
  await user.keyboard("ada@example.com{Tab}my secret{Tab} ");
  expect(passwordBox().type).toBe("text");
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Forgot your password?" }));
  await user.keyboard("{Tab}{Enter}");
  await screen.findByText("No doctors found in this area.");
});

test("empty fields show errors, and the first one receives the focus", async () => {
  const asked = answerAuth("post", "/token", () => newSession());
  const { user } = renderApp("/auth");
  await emailBox();
  await user.click(submitButton());
  await screen.findByText("Enter your password");
  const box = screen.getByRole("textbox", { description: "Enter your email" });
  expect(document.activeElement).toBe(box);
  await user.type(box, "ada");
  await screen.findByText("Enter an email like name@example.com");
  expect(asked).toEqual([]);
});

test("clicking twice sends one request", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  server.use(
    http.post(`${authUrl}/token`, async () => {
      asked += 1;
      await held;
      return HttpResponse.json(newSession());
    }),
  );
  const { user } = await openAndFill();
  await user.dblClick(submitButton());
  await user.type(passwordBox(), "{Enter}");
  await waitFor(() => expect(submitButton().getAttribute("aria-busy")).toBe("true"));
  release();
  await screen.findByText("No doctors found in this area.");
  expect(asked).toBe(1);
});

test("an unconfirmed member can resend the email after the countdown", async () => {
  answerAuth("post", "/token", () => authError(400, "email_not_confirmed", "Email not confirmed"));
  const asked = answerAuth("post", "/resend", () => emailRateLimitError(42));
  const { user } = await openAndFill();
  await user.click(submitButton());
  const again = await screen.findByRole("button", { name: "Send the email again" });
  await user.click(again);
  await waitFor(() => expect(again.textContent).toBe("Send the email again in 42 s"));
  await user.click(again);
  expect(asked).toMatchObject([{ type: "signup", email: "Ada@example.com" }]);
});

test("the password can be shown and hidden again", async () => {
  const { user } = await openAndFill();
  expect(passwordBox().type).toBe("password");
  await user.click(screen.getByRole("button", { name: "Show password" }));
  expect(passwordBox().type).toBe("text");
  await user.click(screen.getByRole("button", { name: "Hide password" }));
  expect(passwordBox().type).toBe("password");
});

test.each(["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"])(
  "next=%s doesn't redirect to another site",
  async (next) => {
    answerAuth("post", "/token", () => newSession());
    // The dashboard stays in its loading state.
    server.use(http.get("http://api.test/rest/v1/profiles", () => new Promise(() => {})));
    const app = await openAndFill(`/auth?next=${encodeURIComponent(next)}`);
    const router = app.router;
    const goal = new Promise<string>((resolve) => {
      router.subscribe(({ navigation }) => {
        if (navigation.location) resolve(navigation.location.pathname);
      });
    });
    await app.user.click(submitButton());
    expect(await goal).toBe("/dashboard");
  },
);
