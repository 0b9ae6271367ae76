import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { answerAuth, authError, signInForTest, userJson } from "@/test/auth-api";
import { renderApp } from "@/test/render-app";

async function openEmail() {
  const member = await signInForTest();
  const app = renderApp(paths.settings);
  const section = within(await screen.findByRole("region", { name: "Email" }));
  const box = section.getByLabelText<HTMLInputElement>("New email");
  return { ...app, member, section, box };
}

test.each([
  ["nothing", "", "Enter your email"],
  ["no address", "someone", /Enter an email like/],
  ["a space inside", "some one@example.com", /Enter an email like/],
  ["the present address", "SAM@example.com ", "This is already your email"],
])("%s is rejected before a request is sent", async (_, text, message) => {
  const asked = answerAuth("put", "/user", () => authError(500, "unexpected_failure", ""));
  const { user, section, box } = await openEmail();
  await user.type(box, `${text}{Enter}`);
  expect(await section.findByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(box);
  expect(asked).toEqual([]);
});

test("a taken email gets the same response as a free one", async () => {
  const { user, member, section, box } = await openEmail();
  const asked = answerAuth("put", "/user", (body) => {
    const { email } = body as { email: string };
    return email === "taken@example.com"
      ? authError(422, "email_exists", "A user with this email address has already been registered")
      : { ...userJson(member), new_email: email };
  });
  const answers: (string | null)[] = [];
  for (const address of ["taken@example.com", "free+1@example.com"]) {
    await user.type(box, ` ${address} {Enter}`);
    const status = await section.findByText(
      new RegExp(`If ${address.replace("+", "\\+")} is available`),
    );
    answers.push(status.textContent?.replace(address, "") ?? null);
    expect(box.value).toBe("");
  }
  expect(answers[0]).toContain("both links");
  expect(answers[0]).toBe(answers[1]);
  expect(asked.map((body) => (body as { email: string }).email)).toEqual([
    "taken@example.com",
    "free+1@example.com",
  ]);
  expect(section.getByText("sam@example.com")).toBeTruthy();
});

test("a failure shows beside the form and keeps the input", async () => {
  const message = "For security purposes, you can only request this after 5 seconds.";
  answerAuth("put", "/user", () => authError(429, "over_email_send_rate_limit", message));
  const { user, section, box } = await openEmail();
  await user.type(box, "new@example.com{Enter}");
  expect((await section.findByRole("alert")).textContent).toBe(
    "Too many attempts. Please wait 5 seconds and try again.",
  );
  expect(box.value).toBe("new@example.com");
});
