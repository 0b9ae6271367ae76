import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { genericMessages } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { signInForTest } from "@/test/auth-api";
import { apiError } from "@/test/directory-api";
import { mockMemberData } from "@/test/listing-api";
import { answerContributions, answerProfile, profileRow } from "@/test/profile-api";
import { renderApp } from "@/test/render-app";
import { answerSaves, conflictWith, saveAnswer } from "@/test/save-listing-api";
import { invitationRow, practiceRow } from "@/test/staff-api";
import { findToasts } from "@/test/toasts";
import { answerChange, done } from "@/test/write-api";

type Given = NonNullable<Parameters<typeof mockMemberData>[0]>;

async function openDashboard(given: Given, address: string = paths.dashboard) {
  await signInForTest();
  answerProfile(() => profileRow());
  answerContributions({});
  mockMemberData(given);
  return renderApp(address);
}

const findRegion = async (name: string) => within(await screen.findByRole("region", { name }));

test("an invited member sees the inviter and the role, and can accept", async () => {
  const given: Given = { invitations: [invitationRow()] };
  const { user } = await openDashboard(given, paths.invitation(invitationRow().id));
  const region = await findRegion("Invitations");
  expect(region.getByText("Dr. Olga Oak").parentElement?.textContent).toMatch(
    /^Dr. Olga Oak invites you to work at the front desk/,
  );
  expect(region.getByText("You can accept until Dec 5, 2026.")).toBeTruthy();
  const answered = answerChange("post", "rpc/answer_invitation", () => {
    given.invitations = [];
    given.practices = [practiceRow("front_desk")];
    return done();
  });
  await user.click(region.getByRole("button", { name: /^Accept/ }));
  expect(await findToasts()).toEqual(["Invitation accepted"]);
  expect(answered).toEqual([{ target: invitationRow().id, is_accepted: true }]);
  expect(await findRegion("Practices you work for")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Invitations" })).toBeNull();
  const title = screen.getByRole("heading", { level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(title));
  const titles = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.indexOf("Practices you work for")).toBeLessThan(
    titles.indexOf("Find a doctor who has time for you"),
  );
});

test("an invitation can be declined, and a failure shows an error", async () => {
  const { user } = await openDashboard({ invitations: [invitationRow({ role: "owner" })] });
  const region = await findRegion("Invitations");
  expect(region.getByText(/asks you to become the owner/)).toBeTruthy();
  const answered = answerChange("post", "rpc/answer_invitation", () =>
    apiError(409, "invitation_closed", "PT409", { status: "withdrawn" }),
  );
  await user.click(region.getByRole("button", { name: /^Decline/ }));
  expect(await findToasts()).toEqual(["ErrorThis invitation has already been withdrawn."]);
  expect(answered).toEqual([{ target: invitationRow().id, is_accepted: false }]);
});

test("a member who follows another person's invitation link sees a notice", async () => {
  await openDashboard({}, paths.invitation(invitationRow().id));
  const region = await findRegion("Invitations");
  expect(region.getByText("No open invitation for this account")).toBeTruthy();
  expect(region.getByText("sam@example.com")).toBeTruthy();
});

test("an invitation that can't be loaded can be retried", async () => {
  await openDashboard({ invitations: apiError(400) }, paths.invitation("1"));
  expect(await screen.findByText(genericMessages.invalid)).toBeTruthy();
});

test("the front desk reads at the practice setup whose practice it works for", async () => {
  const desk = practiceRow("front_desk");
  await openDashboard({ practices: [desk] }, paths.practiceSetup);
  const title = `You work at the front desk of ${desk.practice_name}`;
  expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
});

test("members without invitations or practices see neither section", async () => {
  await openDashboard({});
  await screen.findByRole("region", { name: "Your requests" });
  for (const name of ["Invitations", "Practices you work for", "Requests to your practice"]) {
    expect(screen.queryByRole("region", { name })).toBeNull();
  }
});

test("the front desk sets whether the practice accepts patients with one click", async () => {
  const given: Given = { practices: [practiceRow("front_desk")] };
  const { user } = await openDashboard(given);
  const region = await findRegion("Practices you work for");
  expect(region.getByText(/not specified yet/)).toBeTruthy();
  expect(region.queryByRole("link", { name: /^Edit listing/ })).toBeNull();
  const saves = answerSaves(
    () => ({}),
    () => {
      given.practices = [practiceRow("front_desk", { accepting_new_patients: false })];
      return undefined;
    },
  );
  await user.click(region.getByRole("button", { name: "Not accepting" }));
  expect((await findToasts())[0]).toMatch(/^Not accepting new patients/);
  const { doctor_id: target, version } = practiceRow("front_desk");
  expect(saves).toEqual([
    { target, base_version: version, changes: { accepting_new_patients: false } },
  ]);
  const pressed = () => region.getByRole("button", { name: "Not accepting", pressed: true });
  await waitFor(pressed);
  await user.click(pressed());
  expect(saves).toHaveLength(1);
});

test("the front desk resolves a conflict with a manager's change", async () => {
  const { user } = await openDashboard({ practices: [practiceRow("front_desk")] });
  const saves = answerSaves(
    () => ({}),
    (sent) =>
      sent.base_version === 1
        ? saveAnswer(
            sent,
            {},
            {
              version: 2,
              conflicts: [conflictWith("accepting_new_patients", true, false)],
            },
          )
        : undefined,
  );
  const region = await findRegion("Practices you work for");
  await user.click(region.getByRole("button", { name: "Accepting" }));
  const dialog = within(await screen.findByRole("dialog", { name: /Someone else also changed/ }));
  expect(dialog.getByText("Maria Chen (manager) changed this 2 minutes ago.")).toBeTruthy();
  await user.click(dialog.getByRole("radio", { name: "Use theirs No" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect((await findToasts())[0]).toMatch(/^Not accepting new patients/);
  expect(saves.map(({ base_version, changes }) => [base_version, changes])).toEqual([
    [1, { accepting_new_patients: true }],
    [2, { accepting_new_patients: false }],
  ]);
});

test("a former team member's change fails with an error", async () => {
  const { user } = await openDashboard({ practices: [practiceRow("front_desk")] });
  answerSaves(
    () => ({}),
    () => apiError(403, "listing_not_yours", "42501"),
  );
  const region = await findRegion("Practices you work for");
  await user.click(region.getByRole("button", { name: "Accepting" }));
  expect(await findToasts()).toEqual(["ErrorYou can't edit this listing."]);
});

test("a manager finds the form and the team, and can leave after a confirmation", async () => {
  const { user } = await openDashboard({
    practices: [practiceRow("manager", { status: "withdrawn" })],
  });
  const region = await findRegion("Practices you work for");
  expect(region.getByText(/in the directory right now/)).toBeTruthy();
  const id = practiceRow("manager").doctor_id;
  const links = [/^Edit listing/, /^Team and access/].map((name) =>
    region.getByRole("link", { name }).getAttribute("href"),
  );
  expect(links).toEqual([
    `/doctor/setup?practice=${id}`,
    `/doctor/setup?practice=${id}&section=manage#people`,
  ]);
  const removed = answerChange("post", "rpc/remove_staff", done);
  await user.click(region.getByRole("button", { name: /^Leave/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Leave Oak Family Medicine?" }));
  await user.click(dialog.getByRole("button", { name: "Leave" }));
  expect(await findToasts()).toEqual(["You left this practice"]);
  expect(removed).toEqual([{ target: id, person: profileRow().id }]);
});

test.each([/^Accept: Oak/, /^Decline: Oak/])(
  "%s leaves the focus to the next invitation",
  async (name) => {
    const elm = invitationRow({ id: "2", practice_name: "Elm Family Care" });
    const given: Given = { invitations: [invitationRow(), elm] };
    const { user } = await openDashboard(given);
    const region = await findRegion("Invitations");
    answerChange("post", "rpc/answer_invitation", () => {
      given.invitations = [elm];
      return done();
    });
    await user.click(region.getByRole("button", { name }));
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Elm Family Care/));
  },
);

test("leaving one practice moves the focus to the next", async () => {
  const elm = practiceRow("manager", { doctor_id: "2", practice_name: "Elm Family Care" });
  const given: Given = { practices: [practiceRow("front_desk"), elm] };
  const { user } = await openDashboard(given);
  const region = await findRegion("Practices you work for");
  answerChange("post", "rpc/remove_staff", () => {
    given.practices = [elm];
    return done();
  });
  await user.click(region.getByRole("button", { name: "Leave Oak Family Medicine" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Leave" }));
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Elm Family Care/));
});

test("requests come first on the dashboard of the front desk", async () => {
  await openDashboard({ practices: [practiceRow("front_desk")] });
  await findRegion("Practices you work for");
  const titles = screen.getAllByRole("heading", { level: 2 }).map((title) => title.textContent);
  expect(titles[0]).toBe("Requests to your practice");
});
