import { renderHook, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { useSession } from "@/hooks/account/session-store";
import { paths } from "@/lib/paths";
import { supabase } from "@/lib/supabase/client";
import { sessionStorageKey } from "@/lib/supabase/session-hint";
import { answerAuth, sessionJson, signInForTest } from "@/test/auth-api";
import { answerSearch } from "@/test/directory-api";
import { renderApp } from "@/test/render-app";

const banner = () => within(screen.getByRole("banner"));
const findAccountMenu = () =>
  banner().findByRole("button", { name: /^Sam Whitlock ?, account menu$/ });
const findSignInPrompt = () => screen.findByText("You need an account to submit");

test("a visitor without a stored session is signed out at once", async () => {
  const asked = answerSearch(() => []);
  const { router } = renderApp(paths.directory());
  expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
  await waitFor(() => expect(asked).toHaveLength(1));
  await router.navigate(paths.addListing);
  expect(await findSignInPrompt()).toBeTruthy();
  expect(banner().getByRole("link", { name: "Sign In" })).toBeTruthy();
});

test("a session stored by another tab signs this tab in", async () => {
  const { result } = renderHook(useSession);
  expect(result.current).toEqual({ status: "signed-out", hasLeft: false });
  onTestFinished(async () => {
    answerAuth("post", "/logout", () => new Response(null, { status: 204 }));
    await supabase.auth.signOut({ scope: "local" });
  });
  const session = sessionJson({ email: "sam@example.com", identities: [], factors: [] });
  localStorage.setItem(sessionStorageKey, JSON.stringify(session));
  window.dispatchEvent(new StorageEvent("storage", { key: sessionStorageKey }));
  await waitFor(() => expect(result.current).toMatchObject({ status: "signed-in", session }));
  expect(document.documentElement.classList).toContain("has-session");

  localStorage.removeItem(sessionStorageKey);
  window.dispatchEvent(new StorageEvent("storage", { key: sessionStorageKey }));
  await waitFor(() => expect(result.current).toMatchObject({ status: "signed-out" }));
  expect(document.documentElement.classList).not.toContain("has-session");
});

test("the store follows sign-in and sign-out in this tab", async () => {
  renderApp(paths.addListing);
  expect(await findSignInPrompt()).toBeTruthy();
  await signInForTest();
  expect(await findAccountMenu()).toBeTruthy();
  expect(screen.queryByText("You need an account to submit")).toBeNull();

  await supabase.auth.signOut({ scope: "local" });
  expect(await findSignInPrompt()).toBeTruthy();
  expect(await banner().findByRole("link", { name: "Sign In" })).toBeTruthy();
});

test("cached data is refetched after sign-in", async () => {
  const asked = answerSearch(() => []);
  const { router } = renderApp(paths.directory());
  await waitFor(() => expect(asked).toHaveLength(1));
  await signInForTest();
  await router.navigate(paths.addListing);
  expect(await screen.findByLabelText(/^Practice name/i)).toBeTruthy();
  await router.navigate(paths.directory());
  await waitFor(() => expect(asked).toHaveLength(2));
});
