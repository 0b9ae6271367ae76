import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { storeHousehold } from "@/hooks/prices/household";
import { savedOnDevice } from "@/hooks/saved/saved-on-device";
import { genericMessages } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { signInForTest } from "@/test/auth-api";
import { apiError } from "@/test/directory-api";
import { answerHousehold, householdPrice } from "@/test/household-api";
import { renderApp } from "@/test/render-app";
import {
  alertCard,
  answerCards,
  listingId,
  mockAlerts,
  mockSavedListings,
  savedCard,
} from "@/test/saved-api";
import { findToasts } from "@/test/toasts";

beforeEach(() => savedOnDevice.set(null));

const names = () =>
  within(screen.getByRole("main"))
    .getAllByRole("heading", { level: 2 })
    .map((heading) => heading.textContent)
    .filter((name) => name !== "Alerts");
const remove = (name: string) =>
  screen.getByRole("button", { name: new RegExp(`^Remove ?${name}$`) });

/** Answers with the requested listings that are published. */
const answerPublic = (...gone: number[]) =>
  answerCards((ids) =>
    ids
      .map((id) => Number(id.slice(-12)))
      .filter((number) => !gone.includes(number))
      .map((number) => savedCard(number)),
  );

test("an empty page links to the directory", async () => {
  renderApp(paths.saved());
  await screen.findByRole("heading", { name: "Nothing saved yet" });
  const way = within(screen.getByRole("main")).getByRole("link", { name: "Find a Doctor" });
  expect(way.getAttribute("href")).toBe("/directory");
  const signIn = within(screen.getByRole("main")).getByRole("link", { name: "Sign in" });
  expect(signIn.getAttribute("href")).toBe(paths.signIn("/saved"));
});

test("a visitor sees the device's saved listings and can remove one and undo it", async () => {
  savedOnDevice.set([3, 1, 2].map(listingId).join(","));
  answerPublic(2);
  const { user } = renderApp(paths.saved());
  await screen.findByRole("link", { name: "Practice 3" });
  expect(names()).toEqual(["Practice 3", "Practice 1", "No longer listed"]);
  expect(screen.getByRole("button", { name: "Compare Practice 1" })).toBeTruthy();
  await user.click(remove("Practice 3"));
  expect(names()).toEqual(["Practice 1", "No longer listed"]);
  await waitFor(() => expect(document.activeElement?.textContent).toContain("Practice 1"));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(names()).toHaveLength(3);
  await user.click(remove("the practice that is no longer listed"));
  await waitFor(() => expect(savedOnDevice.get()).toBe([3, 1].map(listingId).join(",")));
});

test("a merged listing shows the one it was merged into", async () => {
  savedOnDevice.set(listingId(1));
  answerCards(() => [savedCard(2, { asked_id: listingId(1) })]);
  renderApp(paths.saved());
  const link = await screen.findByRole("link", { name: "Practice 2" });
  expect(link.getAttribute("href")).toBe(paths.listing(listingId(2)));
});

test("a member sees the account's saved listings and can remove one", async () => {
  await signInForTest();
  const account = mockSavedListings(1, 2);
  answerPublic();
  const { user } = renderApp(paths.saved());
  await screen.findByRole("link", { name: "Practice 2" });
  await user.click(remove("Practice 1"));
  await waitFor(() => expect(names()).toEqual(["Practice 2"]));
  await waitFor(() => expect(account.ids).toEqual([listingId(2)]));
  account.refusal = () => apiError(400);
  await user.click(remove("Practice 2"));
  await waitFor(() => expect(names()).toEqual(["Practice 2"]));
  expect(await findToasts()).toContain(`Error${genericMessages.invalid}`);
});

test("saved listings that fail to load can be retried", async () => {
  savedOnDevice.set(listingId(1));
  let isBroken = true;
  answerCards(() => (isBroken ? apiError(400) : [savedCard(1)]));
  const { user } = renderApp(paths.saved());
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText(genericMessages.invalid)).toBeTruthy();
  isBroken = false;
  await user.click(alert.getByRole("button", { name: "Try again" }));
  await screen.findByRole("link", { name: "Practice 1" });
});

test("setting up an alert asks a visitor to sign in", async () => {
  const { user } = renderApp(paths.saved());
  await user.click(await screen.findByRole("button", { name: "Set up an alert" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Sign in to get alerts" }));
  const link = dialog.getByRole("link", { name: "Sign In" });
  expect(link.getAttribute("href")).toBe(paths.signIn("/saved"));
});

test("a member's alerts show what they wait for and found, and can be turned off", async () => {
  await signInForTest();
  mockSavedListings();
  const alerts = mockAlerts(
    alertCard({
      found_ids: [listingId(1), listingId(2)],
      found_names: ["Elm Care", "Ash Care"],
      found_count: 12,
    }),
    alertCard({ id: "2", place: null, doctor_id: listingId(3), practice_name: "Oak Medicine" }),
    alertCard({ id: "3", place: null, doctor_id: listingId(4) }),
    alertCard({ id: "4", place: "ZIP 78704" }),
  );
  const { user } = renderApp(paths.saved());
  const list = within(await screen.findByRole("region", { name: "Alerts" }));
  await list.findByText("New practices within 25 miles of Austin, TX");
  const texts = list.getAllByRole("listitem").map((item) => item.textContent);
  expect(texts).toEqual([
    expect.stringContaining("New: Elm Care, Ash Care and 10 more around Austin, TX"),
    expect.stringContaining("When Oak Medicine is accepting patients"),
    expect.stringContaining("A practice that is no longer listed"),
    expect.stringContaining("No new practices yet."),
  ]);
  await user.click(list.getByRole("button", { name: /^Turn off alert ?about Oak Medicine$/ }));
  await waitFor(() => expect(list.getAllByRole("listitem")).toHaveLength(3));
  expect(alerts.cards.map(({ id }) => id)).not.toContain("2");
});

test("a place from a search is filled in, and one click creates the alert", async () => {
  await signInForTest();
  mockSavedListings();
  const alerts = mockAlerts();
  const { user, router } = renderApp(paths.saved("Austin, TX"));
  const field = await screen.findByRole("textbox", { name: /^Notify me about new practices/ });
  expect(field).toHaveProperty("value", "Austin, TX");
  await user.click(screen.getByRole("button", { name: "Create alert" }));
  await screen.findByText("New practices within 25 miles of Austin, TX");
  expect(alerts.requests).toEqual([{ place: "Austin, TX" }]);
  await waitFor(() => expect(router.state.location.search).toBe(""));
});

test("an unknown place shows an error and stays editable", async () => {
  await signInForTest();
  mockSavedListings();
  const alerts = mockAlerts();
  alerts.refusal = () => apiError(400, "place_not_found", "22023");
  const { user } = renderApp(paths.saved());
  const field = await screen.findByRole("textbox", { name: /^Notify me about new practices/ });
  await user.type(field, "Nowhereville{Enter}");
  expect(await findToasts()).toEqual([expect.stringMatching(/^ErrorWe couldn't find this place/)]);
  expect(field).toHaveProperty("value", "Nowhereville");
});

test("listings that can't be added to the account are shown as saved on the device, and retried", async () => {
  savedOnDevice.set(listingId(2));
  await signInForTest();
  const account = mockSavedListings(3);
  account.refusal = () => apiError(403, "account_suspended", "42501");
  answerPublic();
  const { user } = renderApp(paths.saved());
  expect(await screen.findByText("1 practice is saved on this device only")).toBeTruthy();
  expect(screen.getByText(/Your account is suspended/)).toBeTruthy();
  account.refusal = null;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(savedOnDevice.get()).toBeNull());
  await waitFor(() => expect(screen.queryByText(/saved on this device only/)).toBeNull());
  expect(account.ids).toEqual([listingId(2), listingId(3)]);
});

test("household prices load by page", async () => {
  const many = Array.from({ length: 30 }, (_, index) => listingId(index + 1));
  savedOnDevice.set(many.join(","));
  storeHousehold([34, 4]);
  answerPublic();
  const requests = answerHousehold(({ listing_ids }) =>
    listing_ids.map((doctor_id) => householdPrice({ doctor_id })),
  );
  renderApp(paths.saved());
  await waitFor(() => expect(screen.getAllByText("$230/month")).toHaveLength(30));
  expect(requests.map(({ listing_ids }) => listing_ids.length)).toEqual([24, 6]);
  storeHousehold(null);
});
