import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { withoutNearMe } from "@/lib/directory/recent-searches";
import { paths } from "@/lib/paths";
import { answerSearch, type SearchBody } from "@/test/directory-api";
import { searchRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";

afterEach(() => {
  Reflect.deleteProperty(navigator, "geolocation");
  history.replaceState(null, "", "/");
});

type Geolocation = Pick<globalThis.Geolocation, "getCurrentPosition">;

/** Mocks the device's location. */
function locate(getCurrentPosition: Geolocation["getCurrentPosition"]) {
  const value = { getCurrentPosition };
  Object.defineProperty(navigator, "geolocation", { value, configurable: true });
}

const inAustin = { coords: { latitude: 30.267153, longitude: -97.743057 } } as GeolocationPosition;
const aroundAustin = { search: "", near_latitude: 30.27, near_longitude: -97.74, page_size: 24 };
const found = ({ near_latitude }: SearchBody) => [
  searchRow(near_latitude ? { total: 3, place: "you", place_radius: 25, distance_miles: 2 } : {}),
];
const summary = "3 practices within 25 miles of you, nearest first";

test("Near me requests the location on click and searches around a rounded position", async () => {
  const ask = vi.fn<Geolocation["getCurrentPosition"]>((tell) => tell(inAustin));
  locate(ask);
  const sentRequests = answerSearch(found);
  const { router } = renderApp(paths.directory());
  const button = await screen.findByRole("button", { name: "Near me" });
  expect(ask).not.toHaveBeenCalled();

  await userEvent.click(button);
  expect(await screen.findByRole("heading", { name: summary })).toBe(document.activeElement);
  expect(sentRequests.at(-1)).toEqual(aroundAustin);
  expect(router.state.location.search).toBe("?near=30.27%2C-97.74");
});

test("Near me keeps everything that was searched for, except the place", async () => {
  locate((tell) => tell(inAustin));
  const requests = answerSearch(found, [{ kind: "place", label: "Waco, TX", without: "evening" }]);
  const { router } = renderApp("/directory?search=Waco&open=saturday&radius=50");
  const box = await screen.findByRole("combobox", { name: "Find a doctor" });
  await userEvent.clear(box);
  await userEvent.type(box, "evening in Waco");
  await userEvent.click(screen.getByRole("button", { name: "Near me" }));
  await waitFor(() => expect(requests.at(-1)?.near_latitude).toBe(30.27));
  expect(router.state.location.search).toBe(
    "?search=evening&near=30.27%2C-97.74&open=saturday&radius=50",
  );
});

test('typing "near me" searches around the visitor too', async () => {
  locate((tell) => tell(inAustin));
  answerSearch(found);
  renderApp(paths.directory());
  await userEvent.type(
    await screen.findByRole("combobox", { name: "Find a doctor" }),
    "Near me{Enter}",
  );
  expect(await screen.findByRole("heading", { name: summary })).toBeTruthy();
});

test.each([
  ["Nearest to me", ""],
  ["nearme", ""],
  ["pediatra cerca de mí", "pediatra"],
  ["doctor cerca", "doctor"],
  ["médica por aquí", "médica"],
  ["clínica cerca de aquí", "clínica"],
  ["doctor cerca de mi casa", "doctor"],
  ["doctors around here", "doctors"],
  ["cerca de Miami", "cerca de Miami"],
  ["cerca de mí Austin", "Austin"],
  ["doctors nearby", "doctors"],
  ["internist close to me", "internist"],
  ["doctors in my area", "doctors"],
  ["nearby Austin", "nearby Austin"],
  ["near Memphis", "near Memphis"],
])("“%s” searches for “%s” around the visitor", (text, besides) => {
  expect(withoutNearMe(text)).toBe(besides);
});

test('other words beside "near me" are searched around the visitor, and each part can be removed', async () => {
  locate((tell) => tell(inAustin));
  const sentRequests = answerSearch(found, [{ kind: "tag", label: "Pediatrics", without: "" }]);
  const { router } = renderApp(paths.directory());
  await userEvent.type(
    await screen.findByRole("combobox", { name: "Find a doctor" }),
    "pediatrician near me{Enter}",
  );
  expect(await screen.findByRole("heading", { name: summary })).toBeTruthy();
  expect(sentRequests.at(-1)).toEqual({ ...aroundAustin, search: "pediatrician" });
  expect(router.state.location.search).toBe("?search=pediatrician&near=30.27%2C-97.74");

  const place = await screen.findByRole("link", { name: "Remove near you" });
  expect(place.getAttribute("href")).toBe("/directory?search=pediatrician");
  await userEvent.click(screen.getByRole("link", { name: "Remove Pediatrics" }));
  expect(router.state.location.search).toBe("?near=30.27%2C-97.74");
});

test.each([
  [1, "Location is turned off for this site. You can turn it on in your browser settings."],
  [2, "We couldn't find your location. Try again."],
  [3, "Finding your location took too long. Try again."],
])("location error %i shows a message and stays on the page", async (code, reason) => {
  locate((_tell, fail) => fail?.({ code } as GeolocationPositionError));
  const sentRequests = answerSearch(found);
  const { router } = renderApp(paths.directory());
  await userEvent.click(await screen.findByRole("button", { name: "Near me" }));
  const alert = await screen.findByText(`${reason} Search by city or ZIP code instead.`);
  expect(alert.getAttribute("role")).toBe("alert");
  expect(sentRequests.filter((body) => body.near_latitude !== undefined)).toEqual([]);
  expect(router.state.location.search).toBe("");

  locate((tell) => tell(inAustin));
  await userEvent.click(screen.getByRole("button", { name: "Near me" }));
  expect(await screen.findByRole("heading", { name: summary })).toBeTruthy();
  expect(screen.queryByText(reason)).toBeNull();
});

test("a location that arrives late does not navigate away from another page", async () => {
  let answer: PositionCallback | undefined;
  locate((tell) => {
    answer = tell;
  });
  answerSearch(found);
  const { user, router } = renderApp(paths.directory());
  const button = await screen.findByRole("button", { name: "Near me" });
  await user.click(button);
  await waitFor(() => expect(answer).toBeTruthy());
  history.replaceState(null, "", paths.directory({ search: "78704" }));
  answer?.(inAustin);
  await waitFor(() => expect(button.ariaBusy).not.toBe("true"));
  expect(router.state.location.search).toBe("");
});

test("a browser without geolocation shows a message", async () => {
  answerSearch(found);
  renderApp(paths.directory());
  await userEvent.click(await screen.findByRole("button", { name: "Near me" }));
  expect(await screen.findByText(/^Your browser doesn't support location here\./)).toBeTruthy();
});

test("another distance keeps the search", async () => {
  const sentRequests = answerSearch(({ radius_miles: place_radius = 25 }) => [
    searchRow({ total: 3, place: "Austin, TX", place_radius }),
  ]);
  const { user, router } = renderApp(paths.directory({ search: "Austin, TX" }));
  const distance = () => screen.findByLabelText<HTMLSelectElement>("Distance");
  expect((await distance()).value).toBe("25");
  await user.selectOptions(await distance(), "50 miles");
  const heading = { name: "3 practices within 50 miles of Austin, TX, nearest first" };
  expect(await screen.findByRole("heading", heading)).toBe(document.activeElement);
  expect(sentRequests.at(-1)).toMatchObject({ search: "Austin, TX", radius_miles: 50 });
  expect(router.state.location.search).toBe("?search=Austin%2C+TX&radius=50");
  expect((await distance()).value).toBe("50");
});

test("a search without a place has no distance", async () => {
  answerSearch(() => [searchRow({ total: 3 })]);
  renderApp(paths.directory({ search: "family" }));
  await screen.findByRole("heading", { name: "3 practices for “family”" });
  expect(screen.queryByLabelText("Distance")).toBeNull();
});

const prompt = { name: "Where are you?" };

test.each([
  "near me",
  "doctors near me",
  "dpc near me",
  "close by",
  "close by me",
  "local doctors",
  "pediatrician within 10 miles",
])("“%s” in the URL asks for the location instead of listing the whole country", async (search) => {
  locate((tell) => tell(inAustin));
  const sentRequests = answerSearch(found);
  const { user, router } = renderApp(paths.directory({ search, accepting: "yes" }));
  expect(await screen.findByRole("heading", prompt)).toBeTruthy();
  expect(screen.queryByText("Oak Family Medicine")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Use my location" }));
  expect(await screen.findByRole("heading", { name: summary })).toBeTruthy();
  expect(sentRequests.at(-1)).toMatchObject({
    near_latitude: 30.27,
    filters: { accepting: "yes" },
  });
  expect(router.state.location.search).toContain("near=30.27%2C-97.74");
});

test("a phrase that only the database knows asks for the location, and keeps the other words", async () => {
  locate((tell) => tell(inAustin));
  const sentRequests = answerSearch(found, [
    { kind: "near me", label: "por mi barrio", without: "pediatra" },
  ]);
  const { user } = renderApp(paths.directory({ search: "pediatra por mi barrio" }));
  expect(await screen.findByRole("heading", prompt)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Use my location" }));
  expect(await screen.findByRole("heading", { name: summary })).toBeTruthy();
  expect(sentRequests.at(-1)).toMatchObject({ search: "pediatra", near_latitude: 30.27 });
});

test("a location error is shown where it was requested", async () => {
  locate((_tell, fail) => fail?.({ code: 1 } as GeolocationPositionError));
  answerSearch(found);
  const { user } = renderApp(paths.directory({ search: "doctors near me" }));
  await user.click(await screen.findByRole("button", { name: "Use my location" }));
  expect((await screen.findByRole("alert")).textContent).toContain("turned off");
  expect(screen.getByRole("heading", prompt)).toBeTruthy();
});

test("a place named beside “near me” takes precedence", async () => {
  answerSearch(() => [searchRow({ total: 3, place: "Austin, TX", place_radius: 25 })]);
  renderApp(paths.directory({ search: "doctors near me austin" }));
  expect(await screen.findByText("Oak Family Medicine")).toBeTruthy();
  expect(screen.queryByRole("heading", prompt)).toBeNull();
});
