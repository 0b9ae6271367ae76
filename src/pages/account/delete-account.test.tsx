import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { answerAuth, authError, sessionJson, signInForTest } from "@/test/auth-api";
import { apiError } from "@/test/directory-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

async function openDeletion() {
  const member = await signInForTest();
  const proved = answerAuth("post", "/token", (body) =>
    (body as { password: string }).password === "the right one"
      ? sessionJson(member)
      : authError(400, "invalid_credentials", "Invalid login credentials"),
  );
  const deleted: string[] = [];
  server.use(
    http.post("http://api.test/rest/v1/rpc/release_account_files", () =>
      HttpResponse.json([
        { bucket: "avatars", name: "sam/1.webp" },
        { bucket: "practice-photos", name: "sam/2.webp" },
        { bucket: "practice-photos", name: "sam/3.webp" },
      ]),
    ),
    http.delete("http://api.test/storage/v1/object/:bucket", async ({ request, params }) => {
      const { prefixes } = (await request.json()) as { prefixes: string[] };
      deleted.push(`${params.bucket}: ${prefixes}`);
      return HttpResponse.json([]);
    }),
    http.post("http://api.test/rest/v1/rpc/delete_account", () => {
      deleted.push("account");
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const app = renderApp(paths.settings);
  await app.user.click(await screen.findByRole("button", { name: "Delete my account" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete your account?" }));
  await app.user.type(dialog.getByLabelText("Type sam@example.com to confirm"), "sam@example.com");
  const password = dialog.getByLabelText<HTMLInputElement>("Current password");
  const submit = dialog.getByRole("button", { name: "Delete account" });
  return { ...app, member, proved, deleted, dialog, password, submit };
}

test("deleting asks for the password, and a wrong one deletes nothing", async () => {
  const { user, proved, deleted, dialog, password, submit } = await openDeletion();
  await user.click(submit);
  expect(await dialog.findByText("Enter your current password")).toBeTruthy();
  expect(proved).toEqual([]);
  await user.type(password, "a guess");
  await user.click(submit);
  expect(await dialog.findByText("This isn't your current password.")).toBeTruthy();
  expect(document.activeElement).toBe(password);
  expect(deleted).toEqual([]);
});

test("with the password the account's files are removed, and then the account", async () => {
  const { user, router, deleted, password, submit } = await openDeletion();
  await user.type(password, "the right one");
  await user.click(submit);
  expect(await findToasts()).toEqual([
    "Account deletedYour account and its data have been deleted.",
  ]);
  expect(deleted).toEqual([
    "avatars: sam/1.webp",
    "practice-photos: sam/2.webp,sam/3.webp",
    "account",
  ]);
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
});

test("an error shows in the dialog, and no file is removed", async () => {
  const { user, deleted, dialog, password, submit } = await openDeletion();
  server.use(
    http.post("http://api.test/rest/v1/rpc/release_account_files", () =>
      apiError(400, "last_admin", "23514"),
    ),
  );
  await user.type(password, "the right one");
  await user.click(submit);
  expect((await dialog.findByRole("alert")).textContent).toContain("This is the last admin.");
  expect(deleted).toEqual([]);
});

test("an owner sees what happens to each practice, with a link that leads to handing it over", async () => {
  await signInForTest();
  const effect = { is_draft: false, has_staff: true, manager_name: null };
  server.use(
    http.post("http://api.test/rest/v1/rpc/list_deletion_effects", () =>
      HttpResponse.json([
        { ...effect, doctor_id: "oak", practice_name: "Oak Medicine", manager_name: "Fay First" },
        { ...effect, doctor_id: "pine", practice_name: "Pine Care" },
        { ...effect, doctor_id: "elm", practice_name: "Elm Health", has_staff: false },
        { ...effect, doctor_id: "draft", practice_name: "Half Done", is_draft: true },
      ]),
    ),
  );
  renderApp(paths.settings);
  const section = within(await screen.findByRole("region", { name: "Delete account" }));
  await section.findByText("Oak Medicine");
  const [oak, pine, elm, draft] = section.getAllByRole("listitem");
  expect(oak?.textContent).toContain("Fay First becomes the owner for 14 days");
  expect(pine?.textContent).toContain("no manager who can take over");
  expect(pine?.textContent).toContain("Its staff lose access.");
  expect(elm?.textContent).not.toContain("staff");
  expect(draft?.textContent).toBe("Half DoneThis draft is deleted.");
  const links = section
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Transfer ownership first for Oak Medicine", paths.practicePeople("oak")],
    ["Invite a manager first for Pine Care", paths.practicePeople("pine")],
    ["Invite a manager first for Elm Health", paths.practicePeople("elm")],
  ]);
});

test("a member without practices sees nothing about practices", async () => {
  await openDeletion();
  expect(screen.queryByText("What happens to your practices")).toBeNull();
});
