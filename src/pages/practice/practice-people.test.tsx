import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { memberId, signInForTest } from "@/test/auth-api";
import { apiError } from "@/test/directory-api";
import { answerOwnListing, ownListingRow, savedChanges } from "@/test/own-listing-api";
import { renderApp } from "@/test/render-app";
import { answerPeople, practiceRow, sentRow, staffRow } from "@/test/staff-api";
import { findToasts } from "@/test/toasts";
import { answerChange, done } from "@/test/write-api";

const practice = ownListingRow();
const { id } = practice;
const mia = staffRow();
const dee = staffRow({
  user_id: "33333333-3333-4333-8333-333333333333",
  role: "front_desk",
  person: { full_name: "Dee Desk" },
});

async function openPeople(given: Parameters<typeof answerPeople>[0] = {}) {
  await signInForTest();
  answerOwnListing({
    practices: [practice],
    access: [practiceRow("owner", { doctor_id: id })],
  });
  answerPeople(given);
  const app = renderApp(paths.practicePeople(id));
  const region = within(await screen.findByRole("region", { name: "Team and access" }));
  await region.findByRole("heading", { name: "Invite someone" });
  return { ...app, region };
}

test("an owner invites a person and sees what happens next", async () => {
  const given: Parameters<typeof answerPeople>[0] = {};
  const { region, user } = await openPeople(given);
  expect(region.getByRole("listitem").textContent).toBe("Sam Whitlock (you)Owner");
  await user.type(region.getByRole("textbox", { name: /^Email/ }), "dee at oak");
  await user.click(region.getByRole("button", { name: "Invite" }));
  expect(await region.findByText(/^Enter an email address/)).toBeTruthy();
  await user.clear(region.getByRole("textbox", { name: /^Email/ }));
  await user.type(region.getByRole("textbox", { name: /^Email/ }), "dee@oak.example");
  await user.click(region.getByRole("radio", { name: /^Manager/ }));
  const sent = answerChange("post", "rpc/invite_staff", () => {
    given.invitations = [sentRow({ role: "manager" })];
    return Response.json(sentRow().id);
  });
  await user.click(region.getByRole("button", { name: "Invite" }));
  expect(await findToasts()).toEqual([
    "Invitation open for 14 daysWe email it, unless this address bounces, has opted out, or got one lately. You can also send its link.",
  ]);
  expect(sent).toEqual([{ target: id, address: "dee@oak.example", as_role: "manager" }]);
  expect(await region.findByText("Invited: Manager")).toBeTruthy();
  expect(region.getByRole("button", { name: "Link for dee@oak.example" })).toBeTruthy();
});

test("a failed invitation shows its error in the form and keeps the input", async () => {
  const { region, user } = await openPeople();
  answerChange("post", "rpc/invite_staff", () => apiError(400, "own_email", "23514"));
  await user.type(region.getByRole("textbox", { name: /^Email/ }), "sam@example.com");
  await user.click(region.getByRole("button", { name: "Invite" }));
  expect(await region.findByText("This is your own email address.")).toBeTruthy();
  const field = region.getByRole<HTMLInputElement>("textbox", { name: /^Email/ });
  expect(field.value).toBe("sam@example.com");
});

test("an open invitation can be withdrawn, and an expired one renewed", async () => {
  const expired = sentRow({
    id: "2",
    email: "old@oak.example",
    expires_at: "2026-01-02T12:00:00Z",
  });
  const { region, user } = await openPeople({ invitations: [sentRow(), expired] });
  expect(region.getByText("Expired on Jan 2, 2026")).toBeTruthy();
  expect(region.queryByRole("button", { name: "Link for old@oak.example" })).toBeNull();
  const renewed = answerChange("post", "rpc/invite_staff", () => Response.json("2"));
  await user.click(region.getByRole("button", { name: "Invite again old@oak.example" }));
  expect(await findToasts()).toEqual(["Invitation renewed"]);
  expect(renewed).toEqual([{ target: id, address: "old@oak.example", as_role: "front_desk" }]);
  const withdrawn = answerChange("post", "rpc/withdraw_invitation", done);
  await user.click(
    region.getByRole("button", { name: "Withdraw the invitation for dee@oak.example" }),
  );
  expect(await screen.findByText("Invitation withdrawn")).toBeTruthy();
  expect(withdrawn).toEqual([{ target: sentRow().id }]);
});

test("a role changes with one click, and a removal needs a confirmation", async () => {
  const { region, user } = await openPeople({ staff: [mia, dee] });
  const changed = answerChange("post", "rpc/set_staff_role", done);
  await user.click(region.getByRole("button", { name: "Make manager: Dee Desk" }));
  expect(await findToasts()).toEqual(["Role changed"]);
  expect(changed).toEqual([{ target: id, person: dee.user_id, new_role: "manager" }]);
  const removed = answerChange("post", "rpc/remove_staff", done);
  await user.click(region.getByRole("button", { name: "Remove Dee Desk" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Remove Dee Desk?" }));
  expect(removed).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("Removed from your practice")).toBeTruthy();
  expect(removed).toEqual([{ target: id, person: dee.user_id }]);
});

test("ownership can be offered to a manager", async () => {
  const { region, user } = await openPeople({ staff: [mia, dee] });
  expect(region.getAllByRole("button", { name: /^Transfer ownership/ })).toHaveLength(1);
  const offered = answerChange("post", "rpc/offer_ownership", done);
  await user.click(region.getByRole("button", { name: "Transfer ownership to Mia Manager" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/changes that wait for a review keep waiting/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Send offer" }));
  expect((await findToasts())[0]).toMatch(/^Transfer offered to Mia Manager/);
  expect(offered).toEqual([{ target: id, person: mia.user_id }]);
});

test("an owner leaves the practice to a manager, and an error keeps the choice", async () => {
  const { region, user } = await openPeople({ staff: [mia] });
  answerChange("post", "rpc/leave_practice", () => apiError(409, "transition_not_allowed"));
  await user.click(region.getByRole("button", { name: "Leave practice" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Leave / }));
  const leave = dialog.getByRole("button", { name: "Leave" });
  await user.click(leave);
  expect(await dialog.findByText("Choose what happens to the practice")).toBeTruthy();
  await user.click(dialog.getByRole("radio", { name: /^Hand it over to Mia Manager now/ }));
  await user.click(leave);
  expect((await dialog.findByRole("alert")).textContent).toMatch(/This is no longer possible/);
  const left = answerChange("post", "rpc/leave_practice", done);
  await user.click(leave);
  expect(await findToasts()).toEqual(["You left this practice"]);
  expect(left).toEqual([{ target: id, is_closing: false, next_owner: mia.user_id }]);
});

test("a manager edits the practice except its main photo and invites only front desk staff", async () => {
  await signInForTest();
  const managed = ownListingRow({ user_id: mia.user_id, claimed_by: mia.user_id });
  const sent = answerOwnListing({
    role: "patient",
    submission: managed,
    access: [practiceRow("manager", { doctor_id: id })],
  });
  answerPeople({ staff: [mia, staffRow({ ...dee, user_id: memberId })] });
  const { user } = renderApp(paths.ownPractice(id));
  expect(await screen.findByRole("heading", { name: "The practice you manage" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Confirm your info is current" })).toBeTruthy();
  const sections = within(screen.getByRole("navigation", { name: "Sections" }));
  await user.click(sections.getByRole("link", { name: /Photos/ }));
  expect(await screen.findByRole("group", { name: "More photos" })).toBeTruthy();
  expect(screen.queryByText("Main photo")).toBeNull();
  await user.click(sections.getByRole("link", { name: /^Manage/ }));
  expect(screen.queryByRole("button", { name: /^Withdraw/ })).toBeNull();
  const region = within(await screen.findByRole("region", { name: "Team and access" }));
  await region.findByRole("heading", { name: "Invite someone" });
  expect(region.queryByRole("radio", { name: /^Manager/ })).toBeNull();
  expect(region.queryByRole("button", { name: /^(Make|Hand|Remove|Give)/ })).toBeNull();
  await user.click(sections.getByRole("link", { name: /Location and hours/ }));
  await user.type(await screen.findByRole("textbox", { name: /^Street address/ }), ", Suite 3");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect((await findToasts())[0]).toMatch(/^Practice saved/);
  expect(savedChanges(sent).map(Object.keys)).toEqual([["address_street"]]);
});

test("a practice can't invite anyone before its listing is verified", async () => {
  await signInForTest();
  const waiting = ownListingRow({ status: "pending", ownership: "claimed" });
  answerOwnListing({
    practices: [waiting],
    access: [practiceRow("owner", { doctor_id: id, status: "pending", ownership: "claimed" })],
  });
  renderApp(paths.practicePeople(id));
  expect(
    await screen.findByText(
      /^You can invite your team here once we have approved you as the owner/,
    ),
  ).toBeTruthy();
});

test("removing a member or an invitation moves the focus to the next row", async () => {
  const given = { staff: [mia, dee], invitations: [sentRow()] };
  const { region, user } = await openPeople(given);
  const focused = () => document.activeElement?.textContent;
  answerChange("post", "rpc/remove_staff", () => {
    given.staff = [dee];
    return done();
  });
  await user.click(region.getByRole("button", { name: "Remove Mia Manager" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(focused()).toMatch(/^Dee Desk/));

  answerChange("post", "rpc/withdraw_invitation", () => {
    given.invitations = [];
    return done();
  });
  await user.click(region.getByRole("button", { name: /^Withdraw the invitation/ }));
  await waitFor(() => expect(focused()).toMatch(/^Dee Desk/));
  expect(await screen.findByText("Invitation withdrawn")).toBeTruthy();
});
