import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { memberId, signInForTest } from "@/test/auth-api";
import { expectConsole } from "@/test/console";
import { apiError } from "@/test/directory-api";
import {
  answerChange,
  answerDealings,
  done,
  openCorrectionRow,
  requestRow,
} from "@/test/listing-api";
import { answerContributions, answerProfile, listingRow, profileRow } from "@/test/profile-api";
import { renderApp } from "@/test/render-app";
import { ownedBy } from "@/test/standing";
import { findToasts } from "@/test/toasts";

const contacts = [{ request_id: requestRow().id, full_name: "Robin Reed", email: "r@x.example" }];

async function openDashboard(
  given: Parameters<typeof answerDealings>[0] = {},
  listing = listingRow(ownedBy(memberId)),
) {
  await signInForTest();
  answerProfile(() => profileRow({ roles: [{ role: "doctor" }] }));
  answerContributions({ listings: [listing] });
  answerDealings(given);
  return renderApp(paths.dashboard);
}

const findRegion = async (name: string) => within(await screen.findByRole("region", { name }));

test("an owner without anything to do is told what would appear", async () => {
  await openDashboard();
  expect(await screen.findByText(/^Nobody has asked yet/)).toBeTruthy();
  expect(await screen.findByText(/^Nobody says that anything/)).toBeTruthy();
});

test("opening a request marks it as seen, and shows who asks", async () => {
  const given = { requests: [requestRow()], contacts };
  const { user } = await openDashboard(given);
  const changed = answerChange("post", "rpc/update_request", () => {
    given.requests = [requestRow({ status: "seen" })];
    return done();
  });
  const region = await findRegion("Requests to your practice");
  expect(await region.findByText("New")).toBeTruthy();
  await user.click(region.getByRole("button", { name: "Open the request of Robin Reed" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Membership: Robin Reed" }));
  expect(dialog.getByRole("link", { name: "r@x.example" }).getAttribute("href")).toBe(
    "mailto:r@x.example",
  );
  expect(dialog.getByText("Two adults")).toBeTruthy();
  await waitFor(() => expect(region.getByText("Seen")).toBeTruthy());
  expect(changed).toEqual([{ target: requestRow().id, new_status: "seen" }]);
});

async function openSeen() {
  const { user } = await openDashboard({ requests: [requestRow({ status: "seen" })], contacts });
  const region = await findRegion("Requests to your practice");
  await user.click(await region.findByRole("button", { name: "Open the request of Robin Reed" }));
  return { user, dialog: within(await screen.findByRole("dialog")) };
}

test("an answer has words, and is sent with them", async () => {
  const { dialog, user } = await openSeen();
  const changed = answerChange("post", "rpc/update_request", done);
  await user.click(await dialog.findByRole("button", { name: "Send Answer" }));
  expect(await dialog.findByText("Write your answer")).toBeTruthy();
  await user.type(dialog.getByLabelText("Your answer"), "Welcome! Call us.");
  await user.click(dialog.getByRole("button", { name: "Send Answer" }));
  expect((await findToasts())[0]).toMatch(/^Answer sent/);
  expect(changed).toEqual([
    { target: requestRow().id, new_status: "answered", new_reply: "Welcome! Call us." },
  ]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a request is declined without a word", async () => {
  const { dialog, user } = await openSeen();
  const changed = answerChange("post", "rpc/update_request", done);
  await user.click(await dialog.findByRole("button", { name: "Decline" }));
  expect((await findToasts())[0]).toMatch(/^Request declined/);
  expect(changed).toEqual([{ target: requestRow().id, new_status: "declined" }]);
});

test("an answer that comes too late is told, and stays typed", async () => {
  const { dialog, user } = await openSeen();
  answerChange("post", "rpc/update_request", () =>
    apiError(409, "This request has changed in the meantime", "PT409"),
  );
  await user.type(await dialog.findByLabelText("Your answer"), "Welcome!");
  await user.click(dialog.getByRole("button", { name: "Send Answer" }));
  expect(await screen.findByText("This request has changed in the meantime")).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>("Your answer").value).toBe("Welcome!");
});

test("while the listing is not public, nobody can ask", async () => {
  await openDashboard({}, listingRow({ ...ownedBy(memberId), state: "withdrawn" }));
  expect(await screen.findByText(/^Nobody can ask yet/)).toBeTruthy();
});

test("accepting another name sends it to an administrator, and says so", async () => {
  const name = { ...openCorrectionRow(), field: "practice_name", proposed_value: "Elm" };
  const { user } = await openDashboard({ corrections: [name] });
  answerChange("post", "rpc/decide_correction", done);
  const region = await findRegion("Suggested corrections");
  expect(await region.findByText(/an administrator checks it before it shows/)).toBeTruthy();
  await user.click(region.getByRole("button", { name: "Accept: Practice name" }));
  expect(await findToasts()).toEqual([
    "Correction acceptedAn administrator checks it before your listing shows it.",
  ]);
});

test.each([
  ["Accept", true, "Correction accepted"],
  ["Decline", false, "Correction declined"],
])("%s decides a correction against what stands there today", async (name, isAccepted, title) => {
  const { user } = await openDashboard({ corrections: [openCorrectionRow()] });
  const decided = answerChange("post", "rpc/decide_correction", done);
  const region = await findRegion("Suggested corrections");
  expect((await region.findByText("$80")).tagName).toBe("DEL");
  expect(region.getByText("$85").tagName).toBe("INS");
  await user.click(region.getByRole("button", { name: `${name}: Monthly price` }));
  expect((await findToasts())[0]).toContain(title);
  expect(decided).toEqual([{ target: openCorrectionRow().id, is_accepted: isAccepted }]);
});

test("a correction that the listing's rules refuse is told", async () => {
  expectConsole("error", /violates check constraint/);
  const { user } = await openDashboard({ corrections: [openCorrectionRow()] });
  answerChange("post", "rpc/decide_correction", () =>
    apiError(400, "violates check constraint", "23514"),
  );
  const region = await findRegion("Suggested corrections");
  await user.click(await region.findByRole("button", { name: "Accept: Monthly price" }));
  expect(await findToasts()).toEqual([
    expect.stringMatching(/^ErrorThe server could not work with this/),
  ]);
});

test("requests that cannot be loaded leave the corrections standing", async () => {
  await openDashboard({
    requests: apiError(400, "The requests are resting"),
    corrections: [openCorrectionRow()],
  });
  const region = await findRegion("Requests to your practice");
  expect(await region.findByText("The requests are resting")).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Accept: Monthly price" })).toBeTruthy();
});
