import { screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { answerAuth, signInForTest } from "@/test/auth-api";
import { answerSearch } from "@/test/directory-api";
import { renderApp } from "@/test/render-app";
import { sessionEmail } from "@/test/sessions";
import { expired, forgetSession, mailedLink, newSession } from "@/test/sign-in-api";

afterEach(forgetSession);

const alertText = async () => (await screen.findByRole("alert")).textContent;
const button = (name: string | RegExp) => screen.findByRole("button", { name });

describe("while another account is signed in", () => {
  const open = async (address: string) => {
    await signInForTest({ email: "sam@example.com" });
    const asked = answerAuth("post", "/verify", () => newSession());
    answerSearch(() => []);
    return { asked, ...renderApp(address) };
  };

  test.each(["signup", "magiclink", "recovery", "email_change"])(
    "a %s link names both accounts, and staying signed in changes nothing",
    async (type) => {
      const { asked, router, user } = await open(mailedLink(type));
      await screen.findByText("You're signed in as sam@example.com");
      expect(await button("Continue as ada@example.com")).toBeTruthy();
      await user.click(screen.getByRole("link", { name: "Stay signed in as sam@example.com" }));
      await screen.findByText("No doctors found in this area.");
      expect(router.state.location.pathname).toBe("/directory");
      expect(asked).toEqual([]);
    },
  );

  test("continuing switches to the link's account", async () => {
    const { user } = await open(mailedLink("magiclink"));
    await user.click(await button("Continue as ada@example.com"));
    await screen.findByText("No doctors found in this area.");
    expect(await sessionEmail()).toBe("ada@example.com");
  });

  test("a link without an account asks for confirmation", async () => {
    await open("/auth/confirm?token_hash=abc&type=email");
    await screen.findByText("You're signed in as sam@example.com");
    expect(await button("Continue")).toBeTruthy();
    expect(screen.getByText(/signed in to the account we sent it to/)).toBeTruthy();
  });

  test("a link for the current account shows no warning", async () => {
    await open(mailedLink("email", "SAM@example.com"));
    await button("Continue as SAM@example.com");
    expect(screen.queryByText(/^You're signed in as/)).toBeNull();
  });
});

test("a used link leads a signed-in member to the dashboard", async () => {
  await signInForTest({ email: "sam@example.com" });
  answerAuth("post", "/verify", expired);
  const { user } = renderApp(mailedLink("email", "sam@example.com"));
  await user.click(await button("Continue as sam@example.com"));
  expect(await alertText()).toContain("This link no longer works");
  const link = screen.getByRole("link", { name: "Go to your dashboard" });
  expect(link.getAttribute("href")).toBe("/dashboard");
  expect(await sessionEmail()).toBe("sam@example.com");
});

test("a link that names another account does not change the session", async () => {
  await signInForTest({ email: "sam@example.com" });
  answerAuth("post", "/verify", () => newSession());
  const ended = answerAuth("post", "/logout", () => new Response(null, { status: 204 }));
  const { user } = renderApp(mailedLink("magiclink", "sam@example.com"));
  await user.click(await button("Continue as sam@example.com"));
  expect(await alertText()).toContain("This link doesn't match its account");
  expect(ended).toHaveLength(1);
  expect(await sessionEmail()).toBe("sam@example.com");
});

test("only a valid email in a link is shown as its account", async () => {
  renderApp(mailedLink("email", "our trusted team, call 555-0100"));
  await button("Continue");
  expect(screen.queryByText(/555/)).toBeNull();
});
