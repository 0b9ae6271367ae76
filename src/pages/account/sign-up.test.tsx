import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test } from "vitest";
import { answerAuth, authError, checkNameUrl } from "@/test/auth-api";
import { answerSearch, apiError } from "@/test/directory-api";
import { server } from "@/test/server";
import { emailRateLimitError, expired, forgetSession, newSession } from "@/test/sign-in-api";
import { box, openSignUp, passwordBox, submitButton, waiting } from "@/test/sign-up-form";
import { findToasts } from "@/test/toasts";

afterEach(async () => {
  server.events.removeAllListeners();
  await forgetSession();
});

test("signing up sends the name, role, and redirect, and shows what to do next", async () => {
  const asked = answerAuth("post", "/signup", waiting);
  const redirects: (string | null)[] = [];
  server.events.on("request:start", ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith("/signup")) redirects.push(searchParams.get("redirect_to"));
  });
  const { user } = await openSignUp();
  expect(screen.getByRole("radio", { name: "Patient", checked: true })).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "Doctor" }));
  await user.click(submitButton());
  const heading = await screen.findByRole("heading", { name: "Check your email" });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText("ada+dpc@example.com")).toBeTruthy();
  expect(await findToasts()).toEqual([
    "Account created!Please check your email to verify your account.",
  ]);
  expect(asked).toMatchObject([
    {
      email: "ada+dpc@example.com",
      password: "tulip garden",
      data: { full_name: "Ada Lovelace", role: "doctor", language: "en", publishes_email: false },
    },
  ]);
  expect(redirects).toEqual([`${window.location.origin}/?next=%2Fdirectory`]);
});

const publish = "Show this email on my profile and listings";

test("only a doctor is asked whether to publish the email", async () => {
  const asked = answerAuth("post", "/signup", waiting);
  const { user } = await openSignUp();
  expect(screen.queryByRole("checkbox", { name: publish })).toBeNull();
  await user.click(screen.getByRole("radio", { name: "Doctor" }));
  const question = screen.getByRole("checkbox", {
    name: publish,
    checked: false,
    description: /able to see ada\+dpc@example\.com on your profile and on listings you own/,
  });
  await user.click(question);
  await user.click(submitButton());
  await screen.findByRole("heading", { name: "Check your email" });
  expect(asked).toMatchObject([{ data: { role: "doctor", publishes_email: true } }]);
});

test("switching from doctor to patient drops the choice to publish the email", async () => {
  const asked = answerAuth("post", "/signup", waiting);
  const { user } = await openSignUp();
  await user.click(screen.getByRole("radio", { name: "Doctor" }));
  await user.click(screen.getByRole("checkbox", { name: publish }));
  await user.click(screen.getByRole("radio", { name: "Patient" }));
  await user.click(submitButton());
  await screen.findByRole("heading", { name: "Check your email" });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toHaveProperty("data", {
    full_name: "Ada Lovelace",
    role: "patient",
    language: "en",
  });
});

test.each([
  [
    { name: "Ada\u202e" },
    "Full name",
    "Remove the line break or invisible characters, or retype this by hand",
  ],
  [{ name: "  " }, "Full name", "Enter your full name"],
  [{ name: "a".repeat(300) }, "Full name", "Use at most 100 characters"],
  [{ email: "" }, "Email", "Enter your email"],
  [{ email: "ada@" }, "Email", "Enter an email like name@example.com"],
])("%j shows an error at its field, which receives the focus", async (values, field, message) => {
  const asked = answerAuth("post", "/signup", waiting);
  const { user } = await openSignUp(values);
  await user.click(submitButton());
  const invalidField = await screen.findByRole("textbox", { name: field, description: message });
  expect(document.activeElement).toBe(invalidField);
  expect(asked).toEqual([]);
});

test("a name rejected by the database shows an error and keeps the input", async () => {
  const asked = answerAuth("post", "/signup", waiting);
  const { user } = await openSignUp({ name: "DPC Nearby Support" });
  const names: unknown[] = [];
  server.use(
    http.post(checkNameUrl, async ({ request }) => {
      names.push(await request.json());
      return HttpResponse.json("reserved");
    }),
  );
  await user.click(submitButton());
  const invalidField = await screen.findByRole("textbox", {
    name: "Full name",
    description: /^This name is reserved/,
  });
  expect(document.activeElement).toBe(invalidField);
  expect(invalidField).toHaveProperty("value", "DPC Nearby Support");
  expect(passwordBox().value).toBe("tulip garden");
  expect(names).toEqual([{ value: "DPC Nearby Support" }]);
  expect(asked).toEqual([]);
});

test("sign-up continues if the name check fails", async () => {
  const asked = answerAuth("post", "/signup", waiting);
  const { user } = await openSignUp();
  server.use(http.post(checkNameUrl, () => apiError(400)));
  await user.click(submitButton());
  await screen.findByRole("heading", { name: "Check your email" });
  expect(asked).toHaveLength(1);
});

test.each([
  ["", "Enter a password"],
  ["5char", "Use at least 6 characters"],
  ["x".repeat(73), "Use at most 72 characters. Emoji and accented letters count as more than one."],
  [
    "🔑".repeat(19),
    "Use at most 72 characters. Emoji and accented letters count as more than one.",
  ],
])("the password %j shows an error at its field", async (password, message) => {
  const asked = answerAuth("post", "/signup", waiting);
  const { user } = await openSignUp({ password });
  await user.click(submitButton());
  await screen.findByText(message);
  expect(document.activeElement).toBe(passwordBox());
  expect(passwordBox().value).toBe(password);
  expect(screen.queryByText("Too short")).toBeNull();
  expect(asked).toEqual([]);
});

test.each([
  ["A", "ada@example.com", "🔑🔑🔑🔑🔑🔑"],
  ["عمر الخيام", "ADA@Example.COM", "x".repeat(72)],
  [
    "<b>Ada</b>",
    `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.co`,
    "      ",
  ],
])("%s <%s> can sign up with the password %j", async (name, email, password) => {
  const asked = answerAuth("post", "/signup", waiting);
  const { user } = await openSignUp({ name, email, password });
  await user.click(submitButton());
  await screen.findByRole("heading", { name: "Check your email" });
  expect(asked).toMatchObject([{ email, password, data: { full_name: name, role: "patient" } }]);
});

test("a rate-limited email shows the same message as a new one", async () => {
  answerAuth("post", "/signup", () => emailRateLimitError(50));
  const { user } = await openSignUp();
  await user.click(submitButton());
  await screen.findByRole("heading", { name: "Check your email" });
  expect((await findToasts())[0]).toContain("Account created!");
});

test("a failed sign-up shows a toast and keeps the input", async () => {
  answerAuth("post", "/signup", () => authError(422, "weak_password", "leaked"));
  const { user } = await openSignUp();
  await user.click(submitButton());
  expect(await findToasts()).toEqual([
    "Error signing upThis password is too short or too easy to guess. Please choose another one.",
  ]);
  expect((await box("Full name")).value).toBe("Ada Lovelace");
  expect(passwordBox().value).toBe("tulip garden");
});

test("“Use a different email” returns to the filled-in form", async () => {
  answerAuth("post", "/signup", waiting);
  const { user } = await openSignUp();
  await user.click(submitButton());
  await user.click(await screen.findByRole("button", { name: "Use a different email" }));
  expect((await box("Email")).value).toBe("ada+dpc@example.com");
  expect((await box("Full name")).value).toBe("Ada Lovelace");
});

test("the emailed code confirms the account, and a wrong one shows an error", async () => {
  answerSearch(() => []);
  answerAuth("post", "/signup", waiting);
  const asked = answerAuth("post", "/verify", (body) =>
    (body as { token: string }).token === "123456" ? newSession() : expired(),
  );
  const { router, user } = await openSignUp();
  await user.click(submitButton());
  const code = await screen.findByRole("textbox", { name: "6-digit code" });
  expect(code.getAttribute("autocomplete")).toBe("one-time-code");
  await user.type(code, "000000{Enter}");
  await screen.findByText(
    "This code is incorrect, expired, or already used. Check it or request a new one.",
  );
  expect(document.activeElement).toBe(code);
  await user.clear(code);
  await user.type(code, "123 456{Enter}");
  await screen.findByText("No doctors found in this area.");
  expect(router.state.location.pathname).toBe("/directory");
  expect(await findToasts()).toEqual(["Welcome!Your email is confirmed, and you're signed in."]);
  expect(asked[1]).toMatchObject({ email: "ada+dpc@example.com", token: "123456", type: "email" });
});

test("if no confirmation is required, signing up also signs in", async () => {
  answerSearch(() => []);
  answerAuth("post", "/signup", () => newSession());
  const { user } = await openSignUp();
  await user.click(submitButton());
  await screen.findByText("No doctors found in this area.");
  expect(await findToasts()).toEqual(["Account created!"]);
});

test("a long password is rated strong, a short one is not", async () => {
  const { user } = await openSignUp({ password: "short1" });
  expect(screen.getByText(/^Weak/)).toBeTruthy();
  await user.type(passwordBox(), " harbor window");
  expect(screen.getByText("Strong")).toBeTruthy();
});
