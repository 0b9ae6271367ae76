import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { answerAuth, authError, signInForTest, userJson } from "@/test/auth-api";
import { expectConsole } from "@/test/console";
import { renderApp } from "@/test/render-app";

async function openPassword() {
  const member = await signInForTest();
  const app = renderApp(paths.settings);
  const section = within(await screen.findByRole("region", { name: "Password" }));
  const box = section.getByLabelText<HTMLInputElement>("New password");
  const submit = section.getByRole("button", { name: "Change password" });
  return { ...app, member, section, box, submit };
}

test.each([
  ["nothing", "", "Enter a password"],
  ["five characters", "abcde", "Use at least 6 characters"],
  ["73 bytes", "x".repeat(73), /Use at most 72 characters/],
  ["emoji of 76 bytes", "🦆".repeat(19), /Use at most 72 characters/],
])("%s is refused before anything is sent", async (_, text, message) => {
  const asked = answerAuth("put", "/user", () => authError(500, "unexpected_failure", ""));
  const { user, section, box, submit } = await openPassword();
  if (text) await user.type(box, text);
  await user.click(submit);
  expect(await section.findByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(box);
  expect(asked).toEqual([]);
});

test("a new password is sent once, and the box is empty again", async () => {
  const { user, member, section, box, submit } = await openPassword();
  const asked = answerAuth("put", "/user", () => userJson(member));
  await user.type(box, "a calm new password");
  await user.dblClick(submit);
  await section.findByText("Your password has been changed.");
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ password: "a calm new password" });
  expect(box.value).toBe("");
});

test.each([
  ["same_password", "New password should be different from the old password."],
  ["weak_password", "Password is known to be weak and easy to guess."],
])("%s is told at the field, and what was typed stays", async (code, message) => {
  answerAuth("put", "/user", () => authError(422, code, message));
  const { user, section, box, submit } = await openPassword();
  await user.type(box, "password1");
  await user.click(submit);
  expect(await section.findByText(message)).toBeTruthy();
  expect(box.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(box);
  expect(box.value).toBe("password1");
});

test("where the server asks for a code, it is mailed, asked for and sent along", async () => {
  const { user, member, section, box, submit } = await openPassword();
  const mailed = answerAuth("get", "/reauthenticate", () => ({}));
  const asked = answerAuth("put", "/user", (body) => {
    const { nonce } = body as { nonce?: string };
    if (!nonce) {
      return authError(400, "reauthentication_needed", "Password update requires reauthentication");
    }
    if (nonce !== "123456") {
      return authError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
    }
    return userJson(member);
  });
  await user.type(box, "a calm new password");
  await user.click(submit);

  const code = await section.findByLabelText<HTMLInputElement>("Security code");
  await section.findByText("We have sent a code to sam@example.com.");
  expect(mailed).toHaveLength(1);
  expect(section.queryByRole("alert")).toBeNull();
  expect(box.value).toBe("a calm new password");
  await waitFor(() => expect(document.activeElement).toBe(code));

  await user.type(code, "12");
  await user.click(submit);
  await section.findByText("Enter the six digits");
  await user.clear(code);
  await user.type(code, "654321");
  await user.click(submit);
  await section.findByText("This code is wrong, has expired or was used already.");
  expect(document.activeElement).toBe(code);

  await user.clear(code);
  await user.type(code, "123 456");
  await user.click(submit);
  await section.findByText("Your password has been changed.");
  expect(asked.map((body) => (body as { nonce?: string }).nonce)).toEqual([
    undefined,
    "654321",
    "123456",
  ]);
  expect(section.queryByLabelText("Security code")).toBeNull();
});

test("a code that cannot be mailed is told, and can be asked for again", async () => {
  answerAuth("put", "/user", () => authError(400, "reauthentication_needed", "needed"));
  answerAuth("get", "/reauthenticate", () =>
    authError(
      429,
      "over_email_send_rate_limit",
      "For security purposes, you can only request this after 40 seconds.",
    ),
  );
  const { user, section, box, submit } = await openPassword();
  await user.type(box, "a calm new password");
  await user.click(submit);
  expect(await section.findByText(/after 40 seconds/)).toBeTruthy();
  answerAuth("get", "/reauthenticate", () => ({}));
  await user.click(section.getByRole("button", { name: "Send a new code" }));
  await section.findByText(/We have sent a code/);
  expect(section.queryByText(/after 40 seconds/)).toBeNull();
});

test("no network is told in words, and what was typed stays", async () => {
  expectConsole("error", /Failed to fetch/);
  answerAuth("put", "/user", () => Response.error());
  const { user, section, box, submit } = await openPassword();
  await user.type(box, "a calm new password");
  await user.click(submit);
  const notice = await section.findByRole("alert");
  expect(notice.textContent).toBe("We could not reach the server. Check your connection.");
  expect(box.value).toBe("a calm new password");
});
