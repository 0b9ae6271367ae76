import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Identity } from "@/hooks/account/identities";
import { paths } from "@/lib/paths";
import { answerAuth, authError, memberId, signInForTest } from "@/test/auth-api";
import { renderApp } from "@/test/render-app";
import { findToasts } from "@/test/toasts";

const identity = (provider: string): Identity => ({
  identity_id: `identity-${provider}`,
  id: memberId,
  user_id: memberId,
  provider,
  identity_data: { email: `sam@${provider}.example` },
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
});

async function openIdentities(providers: string[]) {
  const member = await signInForTest({ identities: providers.map(identity) });
  const app = renderApp(paths.settings);
  const section = within(await screen.findByRole("region", { name: "Sign-in methods" }));
  return { ...app, member, section };
}

async function unlinkGoogle({ user, section }: Awaited<ReturnType<typeof openIdentities>>) {
  await user.click(await section.findByRole("button", { name: "Unlink Google" }));
  const dialog = within(screen.getByRole("dialog", { name: "Unlink Google?" }));
  await user.click(dialog.getByRole("button", { name: "Unlink Google" }));
}

test("the only sign-in method is shown and cannot be unlinked", async () => {
  const { section } = await openIdentities(["email"]);
  expect(await section.findByText("Email and password")).toBeTruthy();
  expect(section.getByText("sam@email.example")).toBeTruthy();
  expect(section.getByText("You can't unlink your only sign-in method.")).toBeTruthy();
  expect(section.queryByRole("button")).toBeNull();
});

test("one of several sign-in methods can be unlinked after confirmation", async () => {
  const opened = await openIdentities(["email", "google"]);
  const removed = answerAuth("delete", "/user/identities/identity-google", () => {
    opened.member.identities = [identity("email")];
    return {};
  });
  await unlinkGoogle(opened);
  const status = await opened.section.findByText(/Google is unlinked/);
  await waitFor(() => expect(document.activeElement).toBe(status));
  expect(opened.section.queryByRole("button")).toBeNull();
  expect(opened.section.getAllByRole("listitem")).toHaveLength(1);
  expect(removed).toHaveLength(1);
});

test.each([
  [422, "single_identity_not_deletable", "You can't unlink your only sign-in method."],
  [404, "manual_linking_disabled", "This isn't available on this site."],
  [404, "not_supported", "This isn't available on this site."],
  [404, "identity_not_found", "This sign-in method isn't linked to your account."],
])("%i %s shows a readable message", async (status, code, message) => {
  const opened = await openIdentities(["email", "google"]);
  answerAuth("delete", "/user/identities/identity-google", () => authError(status, code, "no"));
  await unlinkGoogle(opened);
  expect(await findToasts()).toEqual([`Error unlinking sign-in method${message}`]);
  expect(opened.section.getAllByRole("listitem")).toHaveLength(2);
});
