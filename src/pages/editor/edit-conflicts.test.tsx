import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { signInForTest } from "@/test/auth-api";
import { answerOwnListing, ownListingRow, savedChanges } from "@/test/own-listing-api";
import { renderApp } from "@/test/render-app";
import { conflictWith, type SentSave, saveAnswer } from "@/test/save-listing-api";
import { findToasts } from "@/test/toasts";

const setup = paths.ownPractice(ownListingRow().id, { section: "contact" });
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });
const saveButton = () => screen.findByRole("button", { name: "Save" });
const findDialog = async () =>
  within(await screen.findByRole("dialog", { name: "Someone else also changed this listing" }));

async function openForm(onSave: (sent: SentSave) => Response | undefined) {
  await signInForTest();
  const sent = answerOwnListing({ practices: [ownListingRow({ version: 3 })], onSave });
  const app = renderApp(setup);
  const website = await field(/^Website/);
  await app.user.clear(website);
  await app.user.type(website, "https://mine.test");
  const fax = await field(/^Fax/);
  await app.user.clear(fax);
  await app.user.type(fax, "(512) 555-0199");
  await app.user.click(await saveButton());
  return { ...app, sent, website };
}

/** The response to a save based on version 3 after a manager has saved version 5. */
const conflict = (sent: SentSave) =>
  saveAnswer(sent, ownListingRow(), {
    version: 5,
    conflicts: [conflictWith("website", "https://mine.test", "https://theirs.test")],
  });

test("a conflict shows both values and who changed them, and saves the chosen one", async () => {
  const { sent, user, website } = await openForm((save) =>
    save.base_version === 3
      ? conflict(save)
      : saveAnswer(save, ownListingRow({ phone: "+15125550177" })),
  );
  const dialog = await findDialog();
  expect(dialog.getByText("Maria Chen (manager) changed this 2 minutes ago.")).toBeTruthy();
  expect(dialog.getByRole("radio", { name: "Keep mine https://mine.test" })).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(dialog.getByRole("alert").textContent).toBe("Choose one of the two");
  expect(sent).toHaveLength(1);
  await user.click(dialog.getByRole("radio", { name: "Use theirs https://theirs.test" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect((await findToasts())[0]).toMatch(/^Practice saved/);
  expect(sent[1]?.body).toMatchObject({ base_version: 5 });
  expect(savedChanges(sent)[1]).toMatchObject({ website: "https://theirs.test" });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(website.value).toBe("https://theirs.test");
  // The form now shows what someone else saved in another field.
  expect((await field(/^Practice phone/)).value).toBe("(512) 555-0177");
  expect(screen.queryByText("You have unsaved changes.")).toBeNull();
});

test("going back to editing saves nothing and loses nothing", async () => {
  const { sent, user, website } = await openForm(conflict);
  await user.click((await findDialog()).getByRole("button", { name: "Back to editing" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(website.value).toBe("https://mine.test");
  expect(screen.getByText("You have unsaved changes.")).toBeTruthy();
  // The next attempt sends the same version and conflicts again.
  await user.click(await saveButton());
  await findDialog();
  expect(sent.map(({ body }) => body.base_version)).toEqual([3, 3]);
});

test("a save during the choice opens another conflict", async () => {
  const versions = [5, 6];
  const { sent, user } = await openForm((save) =>
    save.base_version === 6
      ? undefined
      : saveAnswer(save, ownListingRow(), {
          version: versions.shift() ?? 7,
          conflicts: [
            conflictWith("website", "https://mine.test", `https://v${versions.length}.test`),
          ],
        }),
  );
  for (const theirs of ["https://v1.test", "https://v0.test"]) {
    const dialog = await findDialog();
    await dialog.findByRole("radio", { name: `Use theirs ${theirs}` });
    await user.click(dialog.getByRole("radio", { name: "Keep mine https://mine.test" }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
  }
  expect((await findToasts())[0]).toMatch(/^Practice saved/);
  expect(sent.map(({ body }) => body.base_version)).toEqual([3, 5, 6]);
});

test("a member's own change in another window is a conflict", async () => {
  await openForm((save) =>
    saveAnswer(
      save,
      {},
      {
        version: 4,
        conflicts: [conflictWith("website", "https://mine.test", null, { is_self: true })],
      },
    ),
  );
  const dialog = within(
    await screen.findByRole("dialog", { name: "You changed this in another window" }),
  );
  expect(dialog.getByText("You changed this 2 minutes ago.")).toBeTruthy();
  expect(dialog.getByRole("radio", { name: "Use the other version Nothing" })).toBeTruthy();
});

test("edits made during a save stay in the form as unsaved changes", async () => {
  await signInForTest();
  let finish = () => {};
  const isDone = new Promise<void>((done) => {
    finish = done;
  });
  const sent = answerOwnListing({ practices: [ownListingRow()], isSaved: isDone });
  const { user } = renderApp(paths.ownPractice(ownListingRow().id, { section: "basics" }));
  const specialty = await field(/^Specialty/);
  await user.clear(specialty);
  await user.type(specialty, "Pediatrics");
  await user.click(await saveButton());
  await user.type(await field(/^About the practice/), " More.");
  finish();
  await findToasts();
  expect((await field(/^About the practice/)).value).toMatch(/More\.$/);
  expect(screen.getByText("You have unsaved changes.")).toBeTruthy();
  await user.click(await saveButton());
  await waitFor(() => expect(savedChanges(sent)).toHaveLength(2));
  expect(savedChanges(sent).map(Object.keys)).toEqual([["specialty"], ["bio"]]);
});
