import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { authError, authUrl, memberId, signInForTest } from "@/test/auth-api";
import { apiError } from "@/test/directory-api";
import {
  answerContributions,
  answerProfile,
  answerSave,
  profileRow,
  savedProfile,
} from "@/test/profile-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { endSession, signInAs } from "@/test/sessions";

async function openForm() {
  const member = await signInForTest();
  answerProfile(() => profileRow());
  answerContributions({});
  const app = renderApp(paths.editProfile);
  const location = await screen.findByRole<HTMLInputElement>("textbox", { name: "Location" });
  return { ...app, member, location };
}

const findDialog = () => screen.findByRole("dialog", { name: "Please sign in again" });

test("an expired session redirects to sign-in and back", async () => {
  const { router } = await openForm();
  await endSession();
  await screen.findByRole("tab", { name: "Sign In" });
  const { search } = router.state.location;
  expect(new URLSearchParams(search).get("next")).toBe(paths.editProfile);
});

test("with unsaved changes, the page stays, and they can be saved after sign-in", async () => {
  const saved = answerSave(savedProfile);
  const { location, member, user } = await openForm();
  await user.type(location, "Reno");
  await endSession();

  const dialog = within(await findDialog());
  expect(dialog.getByRole<HTMLInputElement>("textbox", { name: "Email" }).value).toBe(member.email);
  await user.type(dialog.getByLabelText("Password"), "secret!");
  await user.click(dialog.getByRole("button", { name: "Sign In" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(location.isConnected && location.value).toBe("Reno");
  expect(screen.queryByText("You're signed out")).toBeNull();

  await user.click(screen.getByRole("button", { name: "Save Changes" }));
  await screen.findByText("Profile updated");
  expect(saved).toEqual([expect.objectContaining({ location: "Reno" })]);
});

test("closing the dialog keeps the text and shows a notice with a sign-in button", async () => {
  const { location, user } = await openForm();
  await user.type(location, "Reno");
  await endSession();
  await findDialog();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(location.value).toBe("Reno");
  await user.click(screen.getByRole("button", { name: "Sign in again" }));
  await findDialog();
});

test("discarding the changes redirects to sign-in", async () => {
  const { location, router, user } = await openForm();
  await user.type(location, "Reno");
  await endSession();
  const dialog = within(await findDialog());
  await user.click(dialog.getByRole("button", { name: "Discard changes" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/auth"));
});

test("signing in with another account replaces the page", async () => {
  const { location, user } = await openForm();
  await user.type(location, "Reno");
  await endSession();
  await findDialog();

  const otherId = memberId.replaceAll("1", "2");
  answerProfile(() => profileRow({ id: otherId, full_name: "Ada Oak", location: "Boise" }));
  await signInAs(otherId, "ada@example.com");

  await screen.findByRole("heading", { name: "Welcome, Ada Oak" });
  const fresh = await screen.findByRole<HTMLInputElement>("textbox", { name: "Location" });
  expect(fresh.value).toBe("Boise");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a save rejected because of an ended session asks to sign in again", async () => {
  answerSave(() => apiError(401, null, "PGRST303"));
  const { location, user } = await openForm();
  server.use(http.get(`${authUrl}/user`, () => authError(403, "bad_jwt", "invalid JWT")));
  await user.type(location, "Reno");
  await user.click(screen.getByRole("button", { name: "Save Changes" }));
  await findDialog();
  expect(await screen.findByText("Error updating profile")).toBeTruthy();
  expect(screen.getByText("Please sign in again to save.")).toBeTruthy();
  expect(location.value).toBe("Reno");
});

test("a save rejected with a valid session does not ask to sign in", async () => {
  answerSave(() => apiError(403, null, "42501"));
  const { location, user } = await openForm();
  await user.type(location, "Reno");
  await user.click(screen.getByRole("button", { name: "Save Changes" }));
  await screen.findByText("Error updating profile");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(location.value).toBe("Reno");
});
