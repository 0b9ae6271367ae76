import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { loadDraft, saveDraft } from "@/lib/browser/draft";
import { addedListingDraft, postDraft } from "@/lib/browser/draft-names";
import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/supabase/query-client";
import { whileLeaving } from "@/lib/supabase/session-state";
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

async function openSetup(address: string = paths.practiceSetup) {
  const app = renderApp(address);
  await nameField();
  return app;
}

/** The section with the name of the default practice. */
const basics = paths.ownPractice(ownListingRow().id, { section: "basics" });

test("a new listing's unsaved changes are restored after a reload and can be discarded", async () => {
  await signInForTest();
  answerOwnListing({});
  const before = await openSetup();
  await before.user.type(await nameField(), "Elm Family Care");
  await before.user.type(screen.getByRole("textbox", { name: "ZIP code" }), "78704");
  await before.user.click(screen.getByRole("button", { name: "Continue" }));
  await before.user.type(await screen.findByRole("textbox", { name: /^Website/ }), "elm.test");
  const { pathname, search } = before.router.state.location;
  before.unmount();

  const { user } = await openSetup(`${pathname}${search}`);
  expect(await restored()).toBeTruthy();
  expect((await nameField()).value).toBe("Elm Family Care");
  const website = screen.getByRole<HTMLInputElement>("textbox", { name: /^Website/ });
  expect(website.value).toBe("elm.test");

  await user.click(screen.getByRole("button", { name: "Discard" }));
  await waitFor(async () => expect((await nameField()).value).toBe(""));
  expect(screen.queryByText(/^We restored/)).toBeNull();
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect((await nameField()).value).toBe("Elm Family Care"));
});

test("restored changes keep what others have saved since", async () => {
  await signInForTest();
  const practice = ownListingRow({ version: 3, specialty: "Family Medicine" });
  answerOwnListing({ practices: [practice] });
  const before = await openSetup(basics);
  await before.user.clear(await nameField());
  await before.user.type(await nameField(), "Elm Family Care");
  before.unmount();

  const newer = { ...practice, version: 4, specialty: "Pediatrics" };
  answerOwnListing({ practices: [newer] });
  await openSetup(basics);
  expect(await restored()).toBeTruthy();
  expect(screen.getByText(/The listing has changed since then/)).toBeTruthy();
  expect((await nameField()).value).toBe("Elm Family Care");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Specialty/ }).value).toBe(
    "Pediatrics",
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

const finish = paths.ownPractice(ownListingRow().id, { step: "finish" });
const submitButton = () =>
  screen.findByRole<HTMLButtonElement>("button", { name: "Submit for review" });

test("a draft shows who can see it and what is missing before it can be submitted", async () => {
  await signInForTest();
  const draft = ownListingRow({
    status: "draft",
    ownership: "claimed",
    phone: null,
    website: null,
  });
  const sent = answerOwnListing({ practices: [draft] });
  renderApp(finish);
  expect(await screen.findByText(/Only you can see this draft/)).toBeTruthy();
  expect(
    screen.getByText(/^Before you can submit it, add a phone number or a website under/),
  ).toBeTruthy();
  expect(screen.getByRole("link", { name: "The basics" }).getAttribute("href")).toBe(
    paths.ownPractice(draft.id, { step: "basics" }),
  );
  expect((await submitButton()).disabled).toBe(true);
  expect(sent).toEqual([]);
});

test("deleting a draft asks for confirmation", async () => {
  await signInForTest();
  const draft = ownListingRow({ status: "draft", ownership: "claimed" });
  const given = { practices: [draft] };
  const sent = answerOwnListing({
    ...given,
    onCall: () => {
      given.practices.pop();
      return undefined;
    },
  });
  const { user } = renderApp(finish);
  await user.click(await screen.findByRole("button", { name: /^Delete draft/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete this draft?" }));
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  expect(await findToasts()).toEqual(["Draft deleted"]);
  expect(await screen.findByRole("heading", { name: "Find your practice" })).toBeTruthy();
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
  const { user } = await openSetup(basics);
  await user.type(await nameField(), " of Austin");
  server.use(http.all("http://api.test/rest/v1/*", () => apiError(503) satisfies Response));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect((await findToasts())[0]).toMatch(/^Error saving practice/);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect((await nameField()).value).toMatch(/ of Austin$/);
});
