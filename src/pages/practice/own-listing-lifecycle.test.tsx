import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, onTestFinished, test, vi } from "vitest";
import { formatMoment, yearFromToday } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { memberId, signInForTest } from "@/test/auth-api";
import { bareClinician, clinicianRow } from "@/test/clinicians";
import { answerSearch, apiError } from "@/test/directory-api";
import { enterText } from "@/test/enter-text";
import { setUpBy } from "@/test/listing-state";
import { searchRow } from "@/test/listings";
import {
  answerOwnListing,
  changeRow,
  ownListingRow,
  savedChanges,
  versionRow,
} from "@/test/own-listing-api";
import { renderApp } from "@/test/render-app";
import { saveAnswer } from "@/test/save-listing-api";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

type Given = Parameters<typeof answerOwnListing>[0];

async function openSetup(given: Given, address: string = paths.practiceSetup) {
  await signInForTest();
  const sent = answerOwnListing(given);
  const app = renderApp(address);
  await screen.findByRole("heading", { level: 1, name: /Your practice|you added/ });
  return { ...app, sent };
}

const field = (name: string) =>
  screen.findByRole<HTMLInputElement>("textbox", { name: new RegExp(`^${name}`) });
/** The address of a section of the default practice. */
const inSection = (section: string) => paths.ownPractice(ownListingRow().id, { section });
const button = (name: string) => screen.findByRole("button", { name });
const calls = (sent: { call: string }[]) => sent.map(({ call }) => call);

const refused = ownListingRow({
  status: "rejected",
  status_reason: "Which suite is it?",
  rejection_count: 1,
  ...setUpBy(memberId),
});

test("a rejected practice shows the reason, and is resubmitted once it is corrected", async () => {
  const { sent, user } = await openSetup({ practices: [refused] });
  expect(await screen.findByText("Rejected")).toBeTruthy();
  expect(screen.getByText("Which suite is it?")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: /Location and hours/ }));
  await enterText(user, await field("Street address"), ", Suite 3");
  await user.click(await button("Save"));
  expect(await findToasts()).toEqual(["Practice savedResubmit it when it's ready"]);
  expect(savedChanges(sent)).toEqual([{ address_street: "1 Main St, Suite 3" }]);
  await user.click(screen.getByRole("link", { name: "All sections" }));
  await user.click(await button("Resubmit"));
  await waitFor(() => expect(calls(sent)).toEqual(["save_listing", "submit_listing"]));
  expect(sent[1]?.body).toEqual({ target: refused.id });
});

test("after the third rejection only an admin can reopen the listing", async () => {
  await openSetup({ practices: [{ ...refused, rejection_count: 3 }] });
  expect(await screen.findByText(/was rejected three times/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Resubmit" })).toBeNull();
});

test("a published practice can be withdrawn after a confirmation and relisted", async () => {
  const given: Given = { practices: [ownListingRow()] };
  given.onCall = () => {
    given.practices = [ownListingRow({ status: "withdrawn" })];
    return undefined;
  };
  const { sent, user } = await openSetup(given, inSection("manage"));
  await user.click(await button("Withdraw from the directory"));
  const dialog = within(await screen.findByRole("dialog", { name: "Withdraw this listing?" }));
  expect(dialog.getByText(/open requests will end/)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Withdraw" }));
  expect(await findToasts()).toEqual(["Listing withdrawn"]);
  await user.click(screen.getByRole("link", { name: "All sections" }));
  await user.click(await button("Relist"));
  await waitFor(() => expect(calls(sent)).toEqual(["withdraw_listing", "submit_listing"]));
});

const closing = {
  practice_name: "Oak Family Medicine",
  closed_on: "2026-11-20",
  instructions: null,
  suggested_listing: searchRow().id,
  suggested_name: "Elm Family Care",
  can_remove_suggestion: false,
};

test("an owner closes a practice with a date and a suggestion", async () => {
  const given: Given = { practices: [ownListingRow()] };
  given.onCall = () => {
    given.practices = [ownListingRow({ status: "withdrawn" })];
    given.closing = closing;
    return undefined;
  };
  const { sent, user } = await openSetup(given, inSection("manage"));
  answerSearch(() => [searchRow({ practice_name: "Elm Family Care" })]);
  await user.click(await button("Close practice"));
  const dialog = within(await screen.findByRole("dialog", { name: "Close this practice?" }));
  const close = dialog.getByRole<HTMLButtonElement>("button", { name: "Close practice" });
  expect(close.disabled).toBe(true);
  fireEvent.change(dialog.getByLabelText("Closing date"), { target: { value: "2026-11-20" } });
  await enterText(user, dialog.getByRole("combobox", { name: /^Suggest another practice/ }), "elm");
  await user.click(await dialog.findByRole("option", { name: /Elm Family Care/ }));
  expect(dialog.getByRole("group", { name: "Practice" }).textContent).toContain("Elm Family Care");
  await user.click(close);
  expect(await findToasts()).toEqual(["Practice closed"]);
  await user.click(screen.getByRole("link", { name: "All sections" }));
  const sentence = await screen.findByText(/closed on November 20, 2026/);
  expect(sentence.textContent).toContain("and suggests Elm Family Care.");
  expect(sent.map(({ call, body }) => [call, body])).toEqual([
    [
      "close_listing",
      {
        target: ownListingRow().id,
        closed_on: "2026-11-20",
        suggested_listing: searchRow().id,
      },
    ],
  ]);
});

test("an owner announces a closing and cancels it", async () => {
  const given: Given = { practices: [ownListingRow()] };
  const day = yearFromToday();
  given.onCall = (name) => {
    if (name === "close_listing") {
      given.practices = [ownListingRow({ closes_on: day })];
      given.closing = { ...closing, closed_on: day };
    }
    if (name === "cancel_closing") given.practices = [ownListingRow()];
    return undefined;
  };
  const { sent, user } = await openSetup(given, inSection("manage"));
  await user.click(await button("Close practice"));
  const dialog = within(await screen.findByRole("dialog", { name: "Close this practice?" }));
  const date = dialog.getByLabelText("Closing date");
  const text = dialog.getByLabelText(/^What members should do/);
  fireEvent.change(date, { target: { value: "2099-01-01" } });
  await user.click(text);
  await user.paste("x".repeat(501));
  await user.click(dialog.getByRole("button", { name: "Announce closing" }));
  expect(await dialog.findByText("Enter a day up to 12 months ahead")).toBeTruthy();
  expect(dialog.getByText("Use at most 500 characters")).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(date, { target: { value: day } });
  await user.clear(text);
  await enterText(user, text, "Ask us for your records.");
  await user.click(dialog.getByRole("button", { name: "Announce closing" }));
  expect(await findToasts()).toEqual(["Closing announced"]);
  expect(sent).toMatchObject([
    {
      call: "close_listing",
      body: { closed_on: day, instructions: "Ask us for your records." },
    },
  ]);
  expect(await screen.findByText(/shows that it is closing on/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Close practice" })).toBeNull();
  await user.click(await button("Cancel closing"));
  const question = within(await screen.findByRole("dialog", { name: "Keep this practice open?" }));
  await user.click(question.getByRole("button", { name: "Keep it open" }));
  expect(await button("Close practice")).toBeTruthy();
  expect(calls(sent)).toEqual(["close_listing", "cancel_closing"]);
});

test("a failed closing shows its error in the dialog", async () => {
  const message = "Enter a day within the last or the next 12 months";
  const given: Given = {
    practices: [ownListingRow()],
    onCall: () => apiError(400, "closing_date_out_of_range", "23514"),
  };
  const { user } = await openSetup(given, inSection("manage"));
  await user.click(await button("Close practice"));
  const dialog = within(await screen.findByRole("dialog", { name: "Close this practice?" }));
  fireEvent.change(dialog.getByLabelText("Closing date"), { target: { value: "2024-11-20" } });
  await user.click(dialog.getByRole("button", { name: "Close practice" }));
  expect(await dialog.findByText(new RegExp(message))).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Keep it open" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a status change that the database rejects shows an error", async () => {
  const { user } = await openSetup({
    practices: [ownListingRow({ status: "withdrawn" })],
    onCall: () => apiError(409, "rejection_limit_reached"),
  });
  await user.click(await button("Relist"));
  expect(await findToasts()).toEqual([
    expect.stringMatching(/^ErrorThis listing was rejected three times/),
  ]);
});

test("a changed name is pending review and shown next to the published one", async () => {
  const given: Given = { practices: [ownListingRow()] };
  given.onSave = (sent) => {
    given.change = changeRow();
    return saveAnswer(sent, ownListingRow(), { waiting: ["practice_name"] });
  };
  const { user } = await openSetup(given, inSection("basics"));
  const name = await field("Practice name");
  await user.clear(name);
  await enterText(user, name, "Elm Family Care");
  await user.click(await button("Save"));
  expect(await findToasts()).toEqual([
    "Practice savedPractice name is pending review. Everything else is live.",
  ]);
  expect((await screen.findByText("Pending review:")).parentElement?.textContent).toBe(
    "Pending review: Practice name. See the change",
  );
  expect(name.value).toBe("Elm Family Care");
  expect(screen.queryByText("You have unsaved changes.")).toBeNull();
  await user.click(screen.getByRole("link", { name: "See the change" }));
  const row = await screen.findByRole("row", { name: /^Practice name/ });
  expect(
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["Oak Family Medicine", "Elm Family Care"]);
  expect(screen.getByText(/before they're published/)).toBeTruthy();
});

const waiting = { practices: [ownListingRow()], change: changeRow() };

test("a pending change fills its section until it is canceled on the overview", async () => {
  const given: Given = { ...waiting };
  given.onCall = () => {
    given.change = changeRow({ status: "withdrawn" });
    return undefined;
  };
  const { sent, user } = await openSetup(given, inSection("basics"));
  expect((await field("Practice name")).value).toBe("Elm Family Care");
  await user.click(screen.getByRole("link", { name: "See the change" }));
  await user.click(await button("Cancel change"));
  await waitFor(() => expect(screen.queryByText("Pending review")).toBeNull());
  expect(sent.map(({ call, body }) => [call, body.target])).toEqual([
    ["withdraw_change", changeRow().id],
  ]);
  await user.click(screen.getByRole("link", { name: /Basics/ }));
  expect((await field("Practice name")).value).toBe("Oak Family Medicine");
});

test("saving another field keeps the pending change", async () => {
  const { sent, user } = await openSetup({ ...waiting }, inSection("basics"));
  await enterText(user, await field("About the practice"), " More.");
  await user.click(await button("Save"));
  await waitFor(() => expect(calls(sent)).toEqual(["save_listing"]));
  expect(Object.keys(savedChanges(sent)[0] ?? {})).toEqual(["bio"]);
});

test("saving the published name again cancels the pending one", async () => {
  const { sent, user } = await openSetup({ ...waiting }, inSection("basics"));
  const name = await field("Practice name");
  await user.clear(name);
  await enterText(user, name, "Oak Family Medicine");
  await user.click(await button("Save"));
  expect((await findToasts())[0]).toBe("Practice savedYour listing has been updated");
  expect(savedChanges(sent)).toEqual([{ practice_name: "Oak Family Medicine" }]);
});

test("a rejected change shows the reason", async () => {
  const change = changeRow({ status: "declined", reason: "The sign still says Oak." });
  const { user } = await openSetup({ practices: [ownListingRow()], change });
  expect(await screen.findByText("Your last change was rejected")).toBeTruthy();
  expect(screen.getByText("The sign still says Oak.")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: /Basics/ }));
  expect((await field("Practice name")).value).toBe("Oak Family Medicine");
});

test("a rejected change of somebody else isn't called the owner's", async () => {
  const person = { full_name: "Maya Moss" };
  const change = changeRow({ status: "declined", author: "manager", person });
  await openSetup({ practices: [ownListingRow()], change });
  expect(await screen.findByText("A change by Maya Moss was rejected")).toBeTruthy();
  expect(screen.getByRole("columnheader", { name: "Proposed" })).toBeTruthy();
});

test("a rejected change is answered and proposed again, field by field", async () => {
  const change = changeRow({
    status: "declined",
    reason: "The sign still says Oak.",
    proposed: { practice_name: "Elm Family Care", npi: "1245319599" },
  });
  const { sent, user } = await openSetup({ practices: [ownListingRow()], change });
  await user.click(await button("Answer and propose again"));
  await user.click(await screen.findByRole("checkbox", { name: "NPI" }));
  await enterText(user, screen.getByLabelText(/^Your answer to the admin/), "We have a new sign.");
  await user.click(await button("Propose again"));
  expect((await findToasts())[0]).toMatch(/^Proposed again/);
  expect(sent).toMatchObject([
    {
      call: "propose_again",
      body: { target: change.id, fields: ["practice_name"], answer: "We have a new sign." },
    },
  ]);
});

test.each([
  ["Accept", true, "Change acceptedYour listing has been updated"],
  ["Decline", false, "Change declinedWhat is published stays as it is"],
])(
  "what an admin's list suggests is not the owner's change, who can %s it",
  async (label, is_accepted, message) => {
    const given: Given = {
      practices: [ownListingRow()],
      suggestion: changeRow({ author: "admin", person: { full_name: "Ada Adler" }, version: 3 }),
    };
    given.onCall = () => {
      given.suggestion = null;
      return undefined;
    };
    const { sent, user } = await openSetup(given);
    expect(await screen.findByText("An admin's list suggests a change")).toBeTruthy();
    expect(screen.getByText(/^Ada Adler imported a list with other values/)).toBeTruthy();
    expect(screen.getByRole("columnheader", { name: "The list says" })).toBeTruthy();
    expect(screen.queryByText(/We received it|Your change/)).toBeNull();
    await user.click(await button(label));
    expect((await findToasts())[0]).toBe(message);
    expect(sent.map(({ call, body }) => [call, body])).toEqual([
      ["decide_change", { target: changeRow().id, seen_version: 3, is_accepted }],
    ]);
    await waitFor(() => expect(screen.queryByText("An admin's list suggests a change")).toBeNull());
    await user.click(screen.getByRole("link", { name: /Basics/ }));
    expect((await field("Practice name")).value).toBe("Oak Family Medicine");
  },
);

test("a pending change of a colleague is not called the reader's own", async () => {
  const change = changeRow({ author: "other", person: { full_name: "Mia Manager" } });
  await openSetup({ practices: [ownListingRow()], change });
  expect(await screen.findByText(/^Mia Manager proposed it, and an admin will/)).toBeTruthy();
  expect(screen.queryByText("Your change")).toBeNull();
});

test("a section says who proposed and who accepted its latest change", async () => {
  const changes = { npi: [null, "1234567893"] };
  const versions = [
    versionRow({
      id: 3,
      action: "accept change",
      changes,
      actor_id: "admin",
      actor: { full_name: "Jordan Blake" },
    }),
    versionRow({
      id: 2,
      action: "propose",
      changes,
      actor_id: "other",
      actor: { full_name: "Mia Manager" },
    }),
  ];
  await openSetup({ practices: [ownListingRow()], versions });
  expect(
    await screen.findByText("Proposed by Mia Manager, accepted Nov 2, 2026 by Jordan Blake"),
  ).toBeTruthy();
});

test("each section shows what is missing and how it was last changed", async () => {
  const practice = ownListingRow({ photo_url: null, phone: null, website: "oak.example.com" });
  const versions = [
    versionRow({
      id: 3,
      changes: { npi: [null, "1234567893"] },
      actor_id: "other",
      actor: { full_name: "Mia Manager" },
    }),
    versionRow({ id: 2, changes: { monthly_price: [75, 80] } }),
    versionRow({
      id: 1,
      action: "undo import",
      reason: "texas.csv",
      changes: { booking_url: ["https://wrong.example", null] },
      actor_id: "admin",
      actor: { full_name: "Jordan Blake" },
    }),
  ];
  await openSetup({ practices: [practice], versions });
  const link = (name: RegExp) => screen.findByRole("link", { name });
  await screen.findByText("Edited Nov 2, 2026 by Mia Manager");
  expect((await link(/Basics/)).textContent).toContain("Edited Nov 2, 2026 by Mia Manager");
  expect((await link(/Membership and prices/)).textContent).toContain("Edited Nov 2, 2026 by you");
  expect((await link(/Contact and links/)).textContent).toBe(
    "Contact and linksMissing: a practice phoneImport from a list undone Nov 2, 2026 by Jordan Blake",
  );
  expect((await link(/Photos/)).textContent).toBe("PhotosMissing: a photo");
  expect((await link(/Add a practice phone/)).getAttribute("href")).toBe(
    paths.ownPracticeField(practice.id, "phone"),
  );
});

test.each([
  ["phone", "Contact and links", "Practice phone"],
  ["notice_days", "Membership and prices", "Cancellation notice"],
])(
  "a link to the field %s opens its section with the field focused",
  async (name, title, label) => {
    await openSetup(
      { practices: [ownListingRow()] },
      paths.ownPracticeField(ownListingRow().id, name),
    );
    await screen.findByRole("heading", { level: 2, name: title });
    await waitFor(() => expect(document.activeElement?.getAttribute("name")).toBe(name));
    expect(await field(label)).toBe(document.activeElement);
    expect(document.activeElement?.closest("details:not([open])")).toBeNull();
  },
);

test("the history shows who changed what, page by page", async () => {
  const old = Array.from({ length: 10 }, (_, index) => versionRow({ id: index + 1 }));
  const versions = [
    versionRow({
      id: 12,
      action: "accept change",
      changes: { npi: [null, "1234567893"] },
      actor_id: "admin",
      actor: { full_name: "Jordan Blake" },
    }),
    versionRow({ id: 11, changes: { monthly_price: [75, 80], status: ["pending", "published"] } }),
    ...old.reverse(),
  ];
  const given: Given = { practices: [ownListingRow()], versions };
  const { user } = await openSetup(given, inSection("manage"));
  await user.click(await screen.findByRole("heading", { name: "History" }));
  const history = within(screen.getByRole("region", { name: "History" }));
  expect(await history.findByText("Change approved and published")).toBeTruthy();
  const [first, second] = history.getAllByRole("listitem").map((row) => row.textContent);
  expect(first).toContain("Jordan Blake");
  expect(first).toContain("NPI: Nothing →becomes 1234567893");
  expect(second).toContain("You");
  expect(second).toContain("Monthly price: $75 →becomes $80");
  expect(second).not.toContain("state");
  expect(history.getAllByRole("listitem")).toHaveLength(10);
  await user.click(history.getByRole("button", { name: "Older changes" }));
  await waitFor(() => expect(history.getAllByRole("listitem")).toHaveLength(12));
});

test("an owner restores the listing to before a change, and sees what changes first", async () => {
  const practice = ownListingRow({ version: 7 });
  const at = "2026-11-02T12:00:00+00:00";
  const versions = [
    versionRow({ id: 3, version: 7, action: "accept change", changes: { npi: [null, "1"] }, at }),
    versionRow({ id: 2, version: 6, changes: { monthly_price: [75, 80], bio: [null, "Hi"] }, at }),
    versionRow({ id: 1, version: 5, changes: { photo_url: [null, "https://x.test/1.webp"] } }),
  ];
  const answers: Record<string, unknown> = {
    find_values_before: { monthly_price: [80, 75], practice_name: ["Elm", "Oak"] },
    restore_values_before: { version: 8, listing: {}, waiting: ["practice_name"], conflicts: [] },
  };
  const onCall = (name: string) =>
    answers[name] === undefined ? undefined : HttpResponse.json(answers[name]);
  const { sent, user } = await openSetup(
    { practices: [practice], versions, onCall },
    inSection("manage"),
  );
  await user.click(await screen.findByRole("heading", { name: "History" }));
  const history = within(screen.getByRole("region", { name: "History" }));
  expect(await history.findAllByText(formatMoment(at))).toHaveLength(3);
  await user.click(history.getByRole("button", { name: /^Restore to before this/ }));
  const dialog = within(await screen.findByRole("dialog"));
  expect((await dialog.findByText(/Monthly price/)).closest("p")?.textContent).toContain("$75");
  await user.click(dialog.getByRole("button", { name: "Restore" }));
  expect((await findToasts())[0]).toContain("reviewed before they're public");
  expect(sent.find(({ call }) => call === "restore_values_before")?.body).toEqual({
    target: practice.id,
    undone: 6,
    seen_version: 7,
  });
});

const added = ownListingRow({
  status: "rejected",
  status_reason: "No such street",
  rejection_count: 1,
  ownership: "none",
  user_id: null,
  submitted_by: memberId,
});

test("a submitter who isn't a doctor can edit a listing until it is published", async () => {
  const given: Given = { role: "patient", submission: added };
  const { sent, user } = await openSetup(given, paths.ownPractice(added.id));
  await screen.findByRole("heading", { level: 1, name: "The listing you added" });
  expect(screen.queryByRole("link", { name: "Confirm your info is current" })).toBeNull();
  const titles = within(screen.getByRole("navigation", { name: "Sections" }))
    .getAllByRole("link", {
      name: /Basics|hours|prices|included|telehealth|Contact and|Clinicians|Photos/,
    })
    .map((link) => link.querySelector("span > span")?.textContent);
  expect(titles).toEqual([
    "Basics",
    "Location and hours",
    "Membership and prices",
    "Patients and telehealth",
    "Contact and links",
  ]);
  await user.click(screen.getByRole("link", { name: /Membership and prices/ }));
  await screen.findByRole("textbox", { name: /^Monthly price/ });
  expect(screen.queryByText("How do you charge?")).toBeNull();
  await user.click(screen.getByRole("link", { name: /Location and hours/ }));
  await enterText(user, await field("Street address"), "0");
  expect(screen.queryByText(/^Opening hours/)).toBeNull();
  await user.click(await button("Save"));
  await findToasts();
  expect(savedChanges(sent).map(Object.keys)).toEqual([["address_street"]]);
});

test("a submitter can't edit a published listing", async () => {
  const published = { ...added, status: "published" as const, status_reason: null };
  const given: Given = { role: "patient", submission: published };
  const first = await openSetup(given, paths.ownPractice(added.id));
  expect(await screen.findByText("Published")).toBeTruthy();
  expect(screen.queryByRole("link", { name: /Basics/ })).toBeNull();
  first.unmount();
  await openSetup({ role: "patient", submission: null }, paths.ownPractice(ownListingRow().id));
  expect(await screen.findByText("This page is for doctors")).toBeTruthy();
});

test("a new clinician of a published practice is pending review and can be canceled", async () => {
  const given: Given = { practices: [ownListingRow({ clinicians: [clinicianRow()] })] };
  given.onSave = (sent) => {
    const people = [clinicianRow(), { ...bareClinician("Rosa Wren"), position: 2 }];
    given.change = changeRow({ proposed: { clinicians: people } });
    return saveAnswer(
      sent,
      {},
      { waiting: ["clinicians"], listing: ownListingRow({ clinicians: people }) },
    );
  };
  given.onCall = (name) => {
    if (name === "withdraw_change") given.change = changeRow({ status: "withdrawn" });
    return undefined;
  };
  const { sent, user } = await openSetup(given, inSection("clinicians"));
  await user.click(await button("Add a clinician"));
  const names = () => screen.getAllByRole<HTMLInputElement>("textbox", { name: "Full name" });
  await enterText(user, names().at(-1) as Element, "Rosa Wren");
  await user.click(await button("Save"));
  expect(await findToasts()).toEqual([
    "Practice savedThe list of clinicians is pending review. Everything else is live.",
  ]);
  expect(names().map(({ value }) => value)).toEqual(["Elena Quill", "Rosa Wren"]);
  await user.click(await screen.findByRole("link", { name: "See the change" }));
  const row = await screen.findByRole("row", { name: /^Clinicians/ });
  const cells = within(row).getAllByRole("cell");
  expect(cells.map((cell) => cell.textContent)).toEqual(["Elena Quill", "Elena Quill\nRosa Wren"]);
  await user.click(await button("Cancel change"));
  await waitFor(() => expect(screen.queryByText("Pending review")).toBeNull());
  await user.click(screen.getByRole("link", { name: /Clinicians/ }));
  await waitFor(() => expect(names().map(({ value }) => value)).toEqual(["Elena Quill"]));
  expect(calls(sent)).toEqual(["save_listing", "withdraw_change"]);
});

test("an editor can export the listing as a file", async () => {
  const practice = ownListingRow();
  const { user } = await openSetup({ practices: [practice] }, inSection("manage"));
  const photo = "http://api.test/storage/v1/object/public/clinician-photos/1/1.webp";
  const asked: URLSearchParams[] = [];
  server.use(
    http.get("http://api.test/rest/v1/doctors", ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (!searchParams.get("select")?.includes("offices(*)")) return;
      asked.push(searchParams);
      const clinicians = [clinicianRow({ photo_url: photo })];
      return HttpResponse.json({ ...practice, clinicians, offices: [], tiers: [] });
    }),
  );
  const files: Blob[] = [];
  // jsdom implements neither.
  const { createObjectURL, revokeObjectURL } = URL;
  onTestFinished(() => void Object.assign(URL, { createObjectURL, revokeObjectURL }));
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  const press = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  onTestFinished(() => press.mockRestore());
  await user.click(await button("Download listing"));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(asked[0]?.get("id")).toBe(`eq.${practice.id}`);
  expect(files[0]?.type).toBe("application/json");
  const reader = new FileReader();
  reader.readAsText(files[0] as Blob);
  await waitFor(() => expect(reader.readyState).toBe(FileReader.DONE));
  expect(JSON.parse(String(reader.result))).toMatchObject({
    clinicians: [{ name: "Elena Quill", photo_url: photo }],
  });
});

test("a failed export shows an error and creates no file", async () => {
  const { user } = await openSetup({ practices: [ownListingRow()] }, inSection("manage"));
  const download = await button("Download listing");
  server.use(http.get("http://api.test/rest/v1/doctors", () => apiError(400) satisfies Response));
  await user.click(download);
  expect((await findToasts())[0]).toMatch(/^Error exporting the practice/);
});
