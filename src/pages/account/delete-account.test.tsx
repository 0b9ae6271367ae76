import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { Practice } from "@/hooks/practice/own-practices";
import { paths } from "@/lib/paths";
import { answerAuth, authError, sessionJson, signInForTest } from "@/test/auth-api";
import { apiError } from "@/test/directory-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { answerPeople, practiceRow, staffRow } from "@/test/staff-api";
import { findToasts } from "@/test/toasts";

async function openDeletion(practices: Practice[] = []) {
  const member = await signInForTest();
  const proved = answerAuth("post", "/token", (body) =>
    (body as { password: string }).password === "the right one"
      ? sessionJson(member)
      : authError(400, "invalid_credentials", "Invalid login credentials"),
  );
  const deleted: string[] = [];
  server.use(
    http.post("http://api.test/rest/v1/rpc/list_my_practices", () => HttpResponse.json(practices)),
    http.post("http://api.test/rest/v1/rpc/prepare_account_deletion", async ({ request }) => {
      const { choices } = (await request.json()) as { choices: object[] };
      deleted.push(JSON.stringify(choices));
      return HttpResponse.json([
        { bucket: "avatars", name: "sam/1.webp" },
        { bucket: "practice-photos", name: "sam/2.webp" },
        { bucket: "practice-photos", name: "sam/3.webp" },
      ]);
    }),
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
    "[]",
    "avatars: sam/1.webp",
    "practice-photos: sam/2.webp,sam/3.webp",
    "account",
  ]);
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
});

test("an error shows in the dialog, and no file is removed", async () => {
  const { user, deleted, dialog, password, submit } = await openDeletion();
  server.use(
    http.post("http://api.test/rest/v1/rpc/prepare_account_deletion", () =>
      apiError(400, "last_admin", "23514"),
    ),
  );
  await user.type(password, "the right one");
  await user.click(submit);
  expect((await dialog.findByRole("alert")).textContent).toContain("This is the last admin.");
  expect(deleted).toEqual([]);
});

test("an owner chooses what happens to each practice", async () => {
  const oak = practiceRow("owner");
  const elm = practiceRow("owner", { doctor_id: "elm", practice_name: "Elm", status: "withdrawn" });
  const others = [
    practiceRow("owner", { doctor_id: "new", practice_name: "New", ownership: "claimed" }),
    practiceRow("manager", { doctor_id: "ash", practice_name: "Ash" }),
  ];
  answerPeople({ staff: [staffRow()] });
  const { user, deleted, dialog, password, submit } = await openDeletion([oak, elm, ...others]);
  await user.type(password, "the right one");
  const groups = await dialog.findAllByRole("group");
  expect(groups.map((group) => group.querySelector("legend")?.textContent)).toEqual([
    "What happens to Oak Family Medicine?",
    "What happens to Elm?",
  ]);
  const choices = groups.map((group) =>
    within(group)
      .getAllByRole("radio")
      .map(({ parentElement }) => parentElement?.textContent),
  );
  expect(choices).toEqual([
    [
      "Hand it over to Mia Manager nowThey become the owner right away.",
      "Close it todayIts page shows that it has closed, and open requests end. Its staff lose access.",
      "Leave it without an ownerOpen requests end, and anyone can claim the listing. Its staff lose access.",
    ],
    [expect.stringMatching(/^Hand it over/), expect.stringMatching(/^Leave it/)],
  ]);
  await user.click(submit);
  expect(await dialog.findAllByText("Choose what happens to the practice")).toHaveLength(2);
  const [first, second] = groups;
  await user.click(within(first as HTMLElement).getByRole("radio", { name: /^Close it today/ }));
  await user.click(within(second as HTMLElement).getByRole("radio", { name: /^Hand it over/ }));
  await user.click(submit);
  await findToasts();
  expect(deleted[0]).toBe(
    JSON.stringify([
      { target: oak.doctor_id, is_closing: true },
      { target: "elm", is_closing: false, next_owner: staffRow().user_id },
    ]),
  );
});

test("nothing is deleted while the choices of a practice can't be loaded", async () => {
  answerPeople({});
  server.use(http.get("http://api.test/rest/v1/practice_members", () => apiError(400)));
  const { user, deleted, dialog, password, submit } = await openDeletion([practiceRow("owner")]);
  await dialog.findByRole("button", { name: "Try again" });
  await user.type(password, "the right one");
  await user.click(submit);
  answerPeople({});
  await user.click(dialog.getByRole("button", { name: "Try again" }));
  expect(await dialog.findByText("Choose what happens to the practice")).toBeTruthy();
  expect(deleted).toEqual([]);
});

test("a member without practices chooses nothing", async () => {
  const { dialog, submit } = await openDeletion();
  await waitFor(() => expect(submit.hasAttribute("disabled")).toBe(false));
  expect(dialog.queryByRole("radio")).toBeNull();
});
