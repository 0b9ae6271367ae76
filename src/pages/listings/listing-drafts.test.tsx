import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { loadDraft, saveDraft } from "@/lib/drafts/draft";
import { addedListingDraft, postDraft } from "@/lib/drafts/draft-names";
import { paths } from "@/lib/paths";
import { whileLeaving } from "@/lib/session/session-state";
import { queryClient } from "@/lib/supabase/query-client";
import { memberId, signInForTest } from "@/test/auth-api";
import { answerCurrentMember } from "@/test/current-member-api";
import { answerSearch, apiError } from "@/test/directory-api";
import { answerOwnListing, ownListingRow } from "@/test/own-listing-api";
import { answerPlaceChecks } from "@/test/place-check-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { endSession, signInAs } from "@/test/sessions";
import { findToasts } from "@/test/toasts";

const otherId = "22222222-2222-4222-8222-222222222222";

const nameField = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Practice name" });
const restored = () => screen.findByText(/^We restored your unsaved changes from \w+ \d+, \d{4}/);

beforeEach(() => localStorage.clear());

async function openSetup() {
  const app = renderApp(paths.practiceSetup);
  await nameField();
  return app;
}

test("a new listing's unsaved changes are restored after a reload and can be discarded", async () => {
  await signInForTest();
  answerOwnListing({});
  const before = await openSetup();
  await before.user.type(await nameField(), "Elm Family Care");
  await before.user.click(screen.getByRole("button", { name: "Add a price by age" }));
  await before.user.type(await screen.findByRole("textbox", { name: "Price per month" }), "95");
  before.unmount();

  const { user } = await openSetup();
  expect(await restored()).toBeTruthy();
  expect((await nameField()).value).toBe("Elm Family Care");
  const price = await screen.findByRole<HTMLInputElement>("textbox", { name: "Price per month" });
  expect(price.value).toBe("95");
  expect(screen.getByText("You have unsaved changes.")).toBeTruthy();

  await user.click(screen.getByRole("button", { name: "Discard" }));
  await waitFor(async () => expect((await nameField()).value).toBe(""));
  expect(screen.queryByText(/^We restored/)).toBeNull();
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect((await nameField()).value).toBe("Elm Family Care"));
});

test("restored changes keep what others have saved since", async () => {
  await signInForTest();
  const practice = ownListingRow({ version: 3, website: "https://oak.example.com" });
  answerOwnListing({ practices: [practice] });
  const before = await openSetup();
  await before.user.clear(await nameField());
  await before.user.type(await nameField(), "Elm Family Care");
  before.unmount();

  const newer = { ...practice, version: 4, website: "https://elm.example.com" };
  answerOwnListing({ practices: [newer] });
  await openSetup();
  expect(await restored()).toBeTruthy();
  expect(screen.getByText(/The listing has changed since then/)).toBeTruthy();
  expect((await nameField()).value).toBe("Elm Family Care");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Website/ }).value).toContain(
    "elm.example.com",
  );
});

test("a draft is restored for its author but not for another member on the device", async () => {
  await signInForTest();
  answerOwnListing({});
  const before = await openSetup();
  await before.user.type(await nameField(), "Elm Family Care");
  before.unmount();
  saveDraft(postDraft(memberId), { content: "Hello" });
  await whileLeaving(endSession);
  expect(loadDraft(postDraft(memberId))).toBeNull();

  await signInAs(otherId, "ben@example.com");
  const other = await openSetup();
  expect((await nameField()).value).toBe("");
  expect(screen.queryByText(/^We restored/)).toBeNull();
  other.unmount();

  await whileLeaving(endSession);
  await signInForTest();
  answerOwnListing({});
  await openSetup();
  expect(await restored()).toBeTruthy();
  expect((await nameField()).value).toBe("Elm Family Care");
});

test("a draft shows who can see it and what is missing before it can be submitted", async () => {
  await signInForTest();
  const draft = ownListingRow({
    status: "draft",
    ownership: "claimed",
    phone: null,
    website: null,
  });
  const sent = answerOwnListing({ practices: [draft] });
  await openSetup();
  expect(await screen.findByText(/Only you can see this draft/)).toBeTruthy();
  expect(
    screen.getByText("Before you can submit it, add a phone number or a website and save."),
  ).toBeTruthy();
  const submit = screen.getByRole<HTMLButtonElement>("button", { name: "Submit for review" });
  expect(submit.disabled).toBe(true);
  expect(screen.queryByRole("heading", { name: "People" })).toBeNull();
  expect(sent).toEqual([]);
});

test("a draft can be submitted once its changes are saved", async () => {
  await signInForTest();
  const draft = ownListingRow({ status: "draft", ownership: "claimed" });
  const sent = answerOwnListing({ practices: [draft] });
  const { user } = await openSetup();
  const submit = screen.getByRole<HTMLButtonElement>("button", { name: "Submit for review" });
  await user.type(await nameField(), "s");
  expect(submit.disabled).toBe(true);
  expect(screen.getByText("Save your changes before you submit it.")).toBeTruthy();
  await user.type(await nameField(), "{Backspace}");
  await user.click(submit);
  expect(await findToasts()).toEqual([
    "Listing submitted for reviewAn admin will review it before it appears in the directory",
  ]);
  expect(sent).toMatchObject([
    { call: "update_listing_status", body: { target: draft.id, action: "submit" } },
  ]);
});

test("deleting a draft asks for confirmation", async () => {
  await signInForTest();
  const draft = ownListingRow({ status: "draft", ownership: "claimed" });
  const sent = answerOwnListing({ practices: [draft] });
  const { user } = await openSetup();
  await user.click(screen.getByRole("button", { name: /^Delete draft/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete this draft?" }));
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  expect(await findToasts()).toEqual(["Draft deleted"]);
  expect((await nameField()).value).toBe("");
  expect(sent).toMatchObject([{ call: "delete_draft", body: { target: draft.id } }]);
});

async function openAddForm() {
  const app = renderApp(paths.addListing);
  await nameField();
  return app;
}

test("Enter in a field doesn't submit the add-listing form", async () => {
  await signInForTest();
  const sent: unknown[] = [];
  answerSearch(() => []);
  answerCurrentMember({ roles: ["patient"] });
  answerPlaceChecks({});
  server.use(
    http.post("http://api.test/rest/v1/:any", async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({});
    }),
  );
  const { user } = await openAddForm();
  await user.type(screen.getByLabelText("Practice name"), "Oak Family Medicine{Enter}");
  await user.type(screen.getByLabelText("ZIP code"), "78704{Enter}");
  expect(screen.queryByText(/^Enter the city/)).toBeNull();
  expect(sent).toEqual([]);
});

test("a visitor's draft moves to the account they sign in to and isn't shown to others", async () => {
  const visit = await openAddForm();
  await visit.user.type(await nameField(), "Oak Family Medicine");
  visit.unmount();
  await signInForTest();
  answerCurrentMember({ roles: ["patient"] });
  const back = await openAddForm();
  expect((await nameField()).value).toBe("Oak Family Medicine");
  back.unmount();

  await signInAs(otherId, "ben@example.com");
  const other = await openAddForm();
  expect((await nameField()).value).toBe("");
  other.unmount();
  await whileLeaving(endSession);
  await openAddForm();
  expect((await nameField()).value).toBe("");
  expect(loadDraft(addedListingDraft(null))).toBeNull();
});

test("a failed save keeps the form even if the refetches fail too", async () => {
  await signInForTest();
  answerOwnListing({ practices: [ownListingRow()] });
  const { user } = await openSetup();
  await user.type(await nameField(), " of Austin");
  server.use(http.all("http://api.test/rest/v1/*", () => apiError(503) satisfies Response));
  await user.click(screen.getByRole("button", { name: "Save practice" }));
  expect((await findToasts())[0]).toMatch(/^Error saving practice/);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect((await nameField()).value).toMatch(/ of Austin$/);
});
