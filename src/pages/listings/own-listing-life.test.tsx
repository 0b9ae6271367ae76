import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { memberId, signInForTest } from "@/test/auth-api";
import { apiError } from "@/test/directory-api";
import { answerOwnListing, changeRow, ownListingRow, versionRow } from "@/test/own-listing-api";
import { renderApp } from "@/test/render-app";
import { setUpBy } from "@/test/standing";
import { findToasts } from "@/test/toasts";

type Given = Parameters<typeof answerOwnListing>[0];

async function openSetup(given: Given, address: string = paths.practiceSetup) {
  await signInForTest();
  const sent = answerOwnListing(given);
  const app = renderApp(address);
  const heading = await screen.findByRole("heading", { level: 1, name: /Your Practice|You Added/ });
  return { ...app, sent, heading };
}

const field = (name: string) =>
  screen.findByRole<HTMLInputElement>("textbox", { name: new RegExp(`^${name}`) });
const button = (name: string) => screen.findByRole("button", { name });
const calls = (sent: { call: string }[]) => sent.map(({ call }) => call);

const refused = ownListingRow({
  ...{ state: "refused", state_reason: "Which suite is it?", refusals: 1 },
  ...setUpBy(memberId),
});

test("a refused practice says why, and is saved and sent again", async () => {
  const { sent, user } = await openSetup({ practices: [refused] });
  expect(await screen.findByText("Refused")).toBeTruthy();
  expect(screen.getByText("Which suite is it?")).toBeTruthy();
  await user.type(await field("Street address"), ", Suite 3");
  await user.click(await button("Save and send again"));
  expect((await findToasts())[0]).toMatch(/^Saved and sent again/);
  expect(calls(sent)).toEqual(["PATCH", "replace_membership_tiers", "move_own_listing"]);
  expect(sent[0]?.body).toMatchObject({ address_street: "1 Main St, Suite 3" });
  expect(sent[2]?.body).toEqual({ target: refused.id, act: "send again" });
});

test("after the third refusal only an administrator can open it again", async () => {
  const { sent, user } = await openSetup({ practices: [{ ...refused, refusals: 3 }] });
  expect(await screen.findByText(/was refused three times/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Write to us" }).getAttribute("href")).toBe("/contact");
  expect(screen.queryByRole("button", { name: "Save and send again" })).toBeNull();
  await user.type(await field("Street address"), "0");
  await user.click(await button("Save Practice"));
  await waitFor(() => expect(calls(sent)).toEqual(["PATCH", "replace_membership_tiers"]));
});

test("a public practice is withdrawn once its owner is sure, and put up again", async () => {
  const given: Given = { practices: [ownListingRow()] };
  given.onCall = () => {
    given.practices = [ownListingRow({ state: "withdrawn" })];
    return undefined;
  };
  const { sent, user } = await openSetup(given);
  await user.click(await button("Withdraw from the directory"));
  const dialog = within(await screen.findByRole("dialog", { name: "Withdraw this listing?" }));
  expect(dialog.getByText(/open requests end/)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Withdraw" }));
  expect(await findToasts()).toEqual(["Listing withdrawn"]);
  await user.click(await button("Put up again"));
  await waitFor(() =>
    expect(sent.map(({ body }) => body.act)).toEqual(["withdraw", "put up again"]),
  );
});

test("what the database does not allow is told", async () => {
  const message = "This is not possible any more: the listing is refused";
  const { user } = await openSetup({
    practices: [ownListingRow({ state: "withdrawn" })],
    onCall: () => apiError(409, message, "PT409"),
  });
  await user.click(await button("Put up again"));
  expect(await findToasts()).toEqual([`Error${message}`]);
});

/** Keeps what identifies the practice, as the database does. */
const divert = (body: Record<string, unknown>) =>
  HttpResponse.json([
    { ...ownListingRow(), ...body, practice_name: ownListingRow().practice_name },
  ]);

test("a new name waits for a check: the form keeps it, and shows it beside the public one", async () => {
  const given: Given = { practices: [ownListingRow()] };
  given.onSave = (body) => {
    given.change = changeRow();
    return divert(body);
  };
  const { user } = await openSetup(given);
  expect(screen.getByText(/is checked before it shows/)).toBeTruthy();
  const name = await field("Practice name");
  await user.clear(name);
  await user.type(name, "Elm Family Care");
  await user.click(await button("Save Practice"));
  expect(await findToasts()).toEqual([
    "Practice savedPractice name waits for a check. Everything else is live.",
  ]);
  const row = await screen.findByRole("row", { name: /^Practice name/ });
  expect(
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual([...["Oak Family Medicine", "Elm Family Care"]]);
  expect(name.value).toBe("Elm Family Care");
  expect(screen.queryByText("You have unsaved changes.")).toBeNull();
});

const waiting = { practices: [ownListingRow()], change: changeRow() };

test("a waiting change fills the form, and is taken back without losing what else is typed", async () => {
  const given: Given = { ...waiting };
  given.onCall = () => {
    given.change = changeRow({ state: "withdrawn" });
    return undefined;
  };
  const { sent, user } = await openSetup(given);
  const name = await field("Practice name");
  expect(name.value).toBe("Elm Family Care");
  await user.type(await field("About the practice"), " More.");
  await user.click(await button("Take back"));
  await waitFor(() => expect(screen.queryByText("Waits for a check")).toBeNull());
  expect(sent.map(({ call, body }) => [call, body.target])).toEqual([
    ["withdraw_change", changeRow().id],
  ]);
  expect(name.value).toBe("Oak Family Medicine");
  expect((await field("About the practice")).value).toMatch(/More\.$/);
});

test("saving something else leaves a waiting change alone", async () => {
  const { sent, user } = await openSetup({ ...waiting, onSave: divert });
  await user.type(await field("About the practice"), " More.");
  await user.click(await button("Save Practice"));
  await waitFor(() => expect(calls(sent)).toEqual(["PATCH", "replace_membership_tiers"]));
  expect(sent[0]?.body).not.toHaveProperty("practice_name");
  expect(sent[0]?.body).toHaveProperty("bio");
});

test("typing the public name again takes the waiting one back first", async () => {
  const { sent, user } = await openSetup({ ...waiting });
  const name = await field("Practice name");
  await user.clear(name);
  await user.type(name, "Oak Family Medicine");
  await user.click(await button("Save Practice"));
  expect((await findToasts())[0]).toBe("Practice savedYour listing has been updated");
  expect(calls(sent)).toEqual(["withdraw_change", "PATCH", "replace_membership_tiers"]);
});

test("a declined change says why", async () => {
  const change = changeRow({ state: "declined", reason: "The sign still says Oak." });
  await openSetup({ practices: [ownListingRow()], change });
  expect(await screen.findByText("Your last change was declined")).toBeTruthy();
  expect(screen.getByText("The sign still says Oak.")).toBeTruthy();
  expect((await field("Practice name")).value).toBe("Oak Family Medicine");
});

test("the history opens to who changed what, page by page", async () => {
  const old = Array.from({ length: 10 }, (_, index) => versionRow({ id: index + 1 }));
  const versions = [
    versionRow({
      ...{ id: 12, act: "accept change", changes: { npi: [null, "1234567893"] } },
      ...{ actor_id: "admin", actor: { full_name: "Jordan Blake" } },
    }),
    versionRow({ id: 11, changes: { monthly_price: [75, 80], state: ["waiting", "public"] } }),
    ...old.reverse(),
  ];
  const { user } = await openSetup({ practices: [ownListingRow()], versions });
  await user.click(await screen.findByRole("heading", { name: "History" }));
  const history = within(screen.getByRole("region", { name: "History" }));
  expect(await history.findByText("Change checked, and public since")).toBeTruthy();
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

const added = ownListingRow({
  ...{ state: "refused", state_reason: "No such street", refusals: 1 },
  ...{ ownership: "none", user_id: null, submitted_by: memberId },
});

test("who added a listing edits it until it is public, without being a doctor", async () => {
  const given: Given = { role: "patient", submission: added };
  const { heading, sent, user } = await openSetup(given, paths.ownPractice(added.id));
  expect(heading.textContent).toBe("The Listing You Added");
  expect(screen.queryByRole("button", { name: "Add a Price by Age" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Everything is still correct" })).toBeNull();
  await user.type(await field("Street address"), "0");
  await user.click(await button("Save and send again"));
  expect((await findToasts())[0]).toMatch(/^Saved and sent again/);
  expect(calls(sent)).toEqual(["PATCH", "move_own_listing"]);
  expect(sent[0]?.url.searchParams.get("submitted_by")).toBe(`eq.${memberId}`);
});

test("once it is public there is nothing to edit, and where none is theirs the page is for doctors", async () => {
  const published = { ...added, state: "public" as const, state_reason: null };
  const given: Given = { role: "patient", submission: published };
  const first = await openSetup(given, paths.ownPractice(added.id));
  expect(await screen.findByText("Public")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
  first.unmount();
  await openSetup({ role: "patient", submission: null }, paths.ownPractice(ownListingRow().id));
  expect(await screen.findByText("This page is for doctors")).toBeTruthy();
});
