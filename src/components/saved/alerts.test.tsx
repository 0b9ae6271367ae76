import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { memberId, signInForTest } from "@/test/auth-api";
import { answerListing, answerSearch, answerTelehealth, apiError } from "@/test/directory-api";
import { scrollEverythingIntoView } from "@/test/intersection";
import { detailRow, searchRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";
import { alertCard, mockAlerts } from "@/test/saved-api";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

const full = detailRow({
  ownership: "none",
  owner: null,
  user_id: null,
  accepting_new_patients: false,
});
const tellMe = { name: "Notify me when it's accepting patients" };
const willTell = /^We'll notify you when Oak Family Medicine is accepting patients\.$/;

async function openListing(changes: Partial<typeof full> = {}, query = "") {
  answerListing(() => ({ ...full, ...changes }));
  server.use(http.get("http://api.test/rest/v1/claim_evidence", () => HttpResponse.json([])));
  const app = renderApp(`${paths.listing(full.id)}${query}`);
  await screen.findByRole("heading", { level: 1, name: full.practice_name });
  return app;
}

test.each([
  ["that accepts patients", true],
  ["that has not specified it", null],
])("a practice %s offers no alert", async (_, accepting_new_patients) => {
  await openListing({ accepting_new_patients });
  expect(screen.queryByRole("button", tellMe)).toBeNull();
});

test("a visitor is asked to sign in and returns to the confirmation", async () => {
  const { user, router } = await openListing();
  await user.click(await screen.findByRole("button", tellMe));
  const dialog = within(await screen.findByRole("dialog", { name: "Sign in to get alerts" }));
  expect(dialog.getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe(
    paths.signIn(`${paths.listing(full.id)}?alert=accepting`),
  );
  await user.click(dialog.getByRole("button", { name: "Not now" }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
});

test("a member who returns from sign-in must confirm the alert", async () => {
  await signInForTest();
  const alerts = mockAlerts();
  const { user, router } = await openListing({}, "?alert=accepting");
  const dialog = within(await screen.findByRole("dialog"));
  expect(alerts.requests).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Notify me" }));
  await screen.findByText(willTell);
  expect(alerts.requests).toEqual([{ listing: full.id }]);
  expect(router.state.location.search).toBe("");
});

test("a member can set up and turn off an alert with one click each", async () => {
  await signInForTest();
  const alerts = mockAlerts();
  const { user } = await openListing();
  await user.click(await screen.findByRole("button", tellMe));
  await screen.findByText(willTell);
  await user.click(screen.getByRole("button", { name: /^Turn off alert/ }));
  await screen.findByRole("button", tellMe);
  expect(alerts.cards).toEqual([]);
});

test("an error shows in a toast", async () => {
  await signInForTest();
  const alerts = mockAlerts();
  alerts.refusal = () => apiError(409, "alert_limit_reached", "PT409", { max: 20 });
  const { user } = await openListing();
  await user.click(await screen.findByRole("button", tellMe));
  expect(await findToasts()).toEqual([
    "ErrorYou can have up to 20 alerts. Remove one on the Saved page to add another.",
  ]);
});

test("an owner sees no alert button on their own practice", async () => {
  await signInForTest();
  await openListing({ user_id: memberId, ownership: "owned" });
  await screen.findByRole("link", { name: "Edit listing" });
  expect(screen.queryByRole("button", tellMe)).toBeNull();
});

const around = { total: 1, place: "Austin, TX", place_radius: 25, distance_miles: 2 };
const createNewListingAlert = {
  name: "Notify me about new practices within 25 miles of Austin, TX",
};

async function openResults(place = "Austin, TX") {
  answerSearch(() => [searchRow({ ...around, place })]);
  answerTelehealth(() => []);
  const app = renderApp(paths.directory({ search: "Austin, TX" }));
  await screen.findByText("Oak Family Medicine");
  scrollEverythingIntoView();
  return app;
}

test("below the results of a place, a member can set up and turn off an alert", async () => {
  await signInForTest();
  const alerts = mockAlerts();
  const { user } = await openResults();
  await user.click(await screen.findByRole("button", createNewListingAlert));
  await screen.findByText("We'll notify you about new practices within 25 miles of Austin, TX.");
  expect(alerts.requests).toEqual([{ place: "Austin, TX" }]);
  await user.click(screen.getByRole("button", { name: /^Turn off alert/ }));
  await screen.findByRole("button", createNewListingAlert);
});

test("a visitor continues after sign-in with the place filled in", async () => {
  const { user } = await openResults();
  await user.click(await screen.findByRole("button", createNewListingAlert));
  const dialog = within(await screen.findByRole("dialog", { name: "Sign in to get alerts" }));
  expect(dialog.getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe(
    paths.signIn(paths.saved("Austin, TX")),
  );
});

test("no alert is offered for the visitor's own position", async () => {
  await signInForTest();
  mockAlerts(alertCard());
  await openResults("you");
  expect(screen.queryByRole("button", { name: /^Notify me about/ })).toBeNull();
});

test("an empty search near a place also offers an alert", async () => {
  answerSearch(
    ({ search }) => (search ? [] : [searchRow()]),
    [{ kind: "place", label: "Austin, TX", without: "zxqv" }],
  );
  renderApp(paths.directory({ search: "zxqv Austin" }));
  await screen.findByRole("button", createNewListingAlert);
});
