import { dehydrate, hydrate } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveDraft } from "@/lib/browser/draft";
import { addedListingDraft, storyDraft } from "@/lib/browser/draft-names";
import { watchEarlyInput } from "@/lib/browser/early-input";
import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/supabase/query-client";
import { memberId, signInForTest } from "@/test/auth-api";
import { answerListing, answerSearch } from "@/test/directory-api";
import { answerFeed, answerPost, commentCard, postCard, postId } from "@/test/feed-api";
import { answerHousehold } from "@/test/household-api";
import { hydratePage, writeDocument } from "@/test/hydrate-page";
import { scrollEverythingIntoView } from "@/test/intersection";
import { detailRow, officeRow, searchRow } from "@/test/listings";
import { answerPlace, cityRow } from "@/test/place-api";
import { answerPlaceChecks } from "@/test/place-check-api";
import { answerContributions, answerProfile, postRow, profileRow } from "@/test/profile-api";
import { renderApp } from "@/test/render-app";
import { answerCards, listingId, savedCard } from "@/test/saved-api";
import { server } from "@/test/server";

const renderedAt = new Date("2026-11-24T23:30:00Z");
const readAt = new Date("2026-11-28T08:00:00Z");

function moveTo(zone: string, time: Date) {
  vi.stubEnv("TZ", zone);
  vi.setSystemTime(time);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});

afterEach(() => {
  vi.useRealTimers();
  // Restores the time zone for the other files that this worker runs.
  vi.unstubAllEnvs();
  localStorage.clear();
});

const badges = {
  is_site_admin: true,
  physician_checked_at: "2026-11-01T23:30:00Z",
  owner_since: "2026-10-31T23:30:00Z",
  is_owner: true,
};
const post = () =>
  postCard({
    ...badges,
    kind: "story",
    affiliated: true,
    doctor_id: detailRow().id,
    practice_name: "Oak Family Medicine",
    created_at: "2026-11-24T23:00:00Z",
    edited_at: "2026-11-24T23:20:00Z",
  });
const listing = () =>
  detailRow({
    owned_since: "2026-10-31T23:30:00Z",
    accepting_new_patients: false,
    offices: [
      officeRow({ hours: [[2, "08:00", "17:00"]] }),
      officeRow({ position: 1, address_city: "Waco", address_state: "TX" }),
    ],
  });

async function renderOnServer(path: string, heading: RegExp) {
  moveTo("UTC", renderedAt);
  // Reads the page's data into the query cache.
  const { unmount } = renderApp(path);
  await screen.findByRole("heading", { level: 1, name: heading });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  unmount();
  await writeDocument(path);
  expect(document.body.textContent).toMatch(heading);
}

test.each<[name: string, path: string, heading: RegExp, answer: () => unknown]>([
  [
    "the directory with a search and filters",
    "/directory?search=Austin&accepting=yes&sort=price",
    /Find a Direct Primary Care doctor|^Doctors for /,
    () =>
      answerSearch(() => [
        searchRow({
          place: "Austin, TX",
          place_radius: 25,
          hours: [[2, "08:00", "17:00"]],
          special_hours: [],
          time_zone: "America/Chicago",
        }),
      ]),
  ],
  [
    "the directory without results",
    "/directory?search=Nowhere",
    /Find a Direct Primary Care doctor|^Doctors for /,
    () => answerSearch(() => []),
  ],
  [
    "a state",
    "/directory/texas",
    /in Texas/,
    () => answerPlace({ cities: [cityRow("Austin"), cityRow("Waco")] }),
  ],
  ["a listing", paths.listing(detailRow().id), /Oak Family Medicine/, () => answerListing(listing)],
  ["the feed", paths.feed, /Community Feed/, () => answerFeed(() => [post(), postCard()])],
  [
    "a post",
    paths.post(postId),
    /by Ana Rivera/,
    () =>
      answerPost(post, () => [
        commentCard({ ...badges, edited_at: "2026-11-24T23:20:00Z" } as object),
      ]),
  ],
  [
    "a profile",
    paths.profile(memberId),
    /Sam/,
    () => {
      answerProfile(() => profileRow({ roles: [{ role: "doctor" }], phone: "+15125550100" }));
      answerContributions({
        posts: [postRow({ created_at: "2026-11-20T23:30:00Z" })],
        badges: { ...badges, practice_id: detailRow().id, practice_name: "Oak Family Medicine" },
      });
    },
  ],
])(
  "%s hydrates in another time zone, days later, for a visitor with a household",
  async (_, path, heading, answer) => {
    answer();
    answerHousehold(() => []);
    await renderOnServer(path, heading);
    moveTo("Pacific/Auckland", readAt);
    localStorage.setItem("dpc-nearby-household", "34,36,4");
    const { problems } = await hydratePage(path);
    expect(problems).toEqual([]);
  },
);

test.each<[name: string, path: string, heading: RegExp, answer: () => unknown]>([
  [
    "a card",
    "/directory?search=Austin",
    /^Doctors for /,
    () =>
      answerSearch(() => [
        searchRow({ hours: [[2, "08:00", "17:00"]], time_zone: "America/Chicago" }),
      ]),
  ],
  ["a listing", paths.listing(detailRow().id), /Oak Family/, () => answerListing(listing)],
])("the HTML of %s has the opening hours", async (_, path, heading, answer) => {
  answer();
  await renderOnServer(path, heading);
  expect(screen.getByText(/^Tue 8(:00)? AM – 5(:00)? PM$/)).toBeTruthy();
});

test("a listing that is gone stays on the screen for a visitor while it loads again", async () => {
  answerListing(() => null);
  const path = paths.listing(listingId(1));
  await renderOnServer(path, /not in the directory/);
  const heading = screen.getByRole("heading", { level: 1 });
  moveTo("UTC", readAt);
  let isGone = false;
  const watch = new MutationObserver(() => {
    isGone ||= !heading.isConnected;
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await hydratePage(path);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  watch.disconnect();
  expect(isGone).toBe(false);
});

test("the stories of a listing are in its HTML and hydrate in another time zone", async () => {
  const path = paths.listing(detailRow().id);
  answerListing(listing);
  server.use(
    http.get("http://api.test/rest/v1/story_cards", () =>
      HttpResponse.json([{ ...post(), still_member_at: "2026-10-31T23:30:00Z", answer: "Thanks" }]),
    ),
  );
  moveTo("UTC", renderedAt);
  const { unmount } = renderApp(path);
  await screen.findByRole("heading", { level: 1 });
  scrollEverythingIntoView();
  await screen.findByText("Answer from the practice");
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  unmount();
  await writeDocument(path);
  expect(document.body.textContent).toMatch(
    /My doctor called me back.*Still a member in October 2026.*Answer from the practiceThanks/s,
  );
  moveTo("Pacific/Auckland", readAt);
  const { problems } = await hydratePage(path);
  expect(problems).toEqual([]);
});

test("times use the visitor's clock and time zone after hydration", async () => {
  answerFeed(() => [post()]);
  await renderOnServer(paths.feed, /Community Feed/);
  const texts = () =>
    [...document.querySelectorAll("time")].map((time) => [time.textContent, time.title]);
  expect(texts()[0]).toEqual(["30 minutes ago", "Nov 24, 2026, 11:00 PM"]);
  expect(screen.getByText("Owner of this practice since Oct 31, 2026")).toBeTruthy();
  moveTo("Pacific/Auckland", readAt);
  await hydratePage(paths.feed);
  expect(texts()[0]).toEqual(["3 days ago", "Nov 25, 2026, 12:00 PM"]);
  expect(screen.getByText("Owner of this practice since Nov 1, 2026")).toBeTruthy();
});

const stored: Record<string, string> = {
  "dpc-nearby-saved": listingId(1),
  "dpc-nearby-compare": JSON.stringify([{ id: listingId(1), name: "Oak", place: "Austin, TX" }]),
  "dpc-nearby-household": "34,36,4",
};

test.each([paths.shareStory, paths.addListing, paths.saved(), paths.compare(), paths.offline])(
  "%s hydrates on a device that holds drafts and a list of saved practices",
  async (path) => {
    answerHousehold(() => []);
    answerCards((ids) => ids.map((_, index) => savedCard(index + 1)));
    await writeDocument(path);
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
    saveDraft(storyDraft(null), {
      content: "My doctor has time for me.",
      practice: { id: listingId(1), name: "Oak", place: "Austin, TX" },
    });
    saveDraft(addedListingDraft(null), {
      practice_name: "Oak Family Medicine",
      tiers: [{ min_age: 0, max_age: 18, monthly_price: 40 }],
    });
    const { problems } = await hydratePage(path);
    expect(problems).toEqual([]);
  },
);

test("a member's page hydrates from the HTML for signed-out visitors and then shows the post form", async () => {
  answerFeed(() => [post()]);
  await renderOnServer(paths.feed, /Community Feed/);
  expect(screen.getByText("Join the conversation")).toBeTruthy();
  const data = dehydrate(queryClient);
  await signInForTest();
  hydrate(queryClient, data);
  const { problems } = await hydratePage(paths.feed);
  expect(problems).toEqual([]);
  expect(await screen.findByRole("form", { name: "New post" })).toBeTruthy();
  expect(screen.queryByText("Join the conversation")).toBeNull();
});

/** Types as a visitor does before React listens. */
function typeEarly(field: HTMLElement, text: string) {
  fireEvent.input(field, { target: { value: text } });
}

test.each([
  [paths.home, "combobox", "Find a doctor"],
  [paths.auth, "textbox", "Email"],
  ["/auth?tab=sign-up", "textbox", "Full name"],
  [paths.contact, "textbox", "Message"],
  [paths.shareStory, "textbox", "Your story"],
  [paths.addListing, "textbox", /^Website/],
])("on %s, text typed before hydration stays", async (path, role, name) => {
  answerPlaceChecks();
  await writeDocument(path);
  const { replay } = watchEarlyInput();
  const field = () => screen.getByRole(role, { name }) as HTMLInputElement;
  typeEarly(field(), "maria.example");
  await hydratePage(path);
  await act(async () => replay());
  expect(field().value).toBe("maria.example");
});

test("a search typed before hydration replaces the one in the URL", async () => {
  answerSearch(() => []);
  answerPlace();
  const path = "/directory?search=Texas";
  await renderOnServer(path, /Find a Direct Primary Care doctor|^Doctors for /);
  const { replay } = watchEarlyInput();
  const searchBox = () => screen.getByRole("combobox", { name: "Find a doctor" });
  typeEarly(searchBox(), "Bend, OR");
  const { router, user } = await hydratePage(path);
  await act(async () => replay());
  await user.type(searchBox(), "{Enter}");
  await waitFor(() => expect(router.state.location.search).toBe("?search=Bend%2C+OR"));
});

/** Clicks as the inline script of index.html records it. */
function clickEarly(button: HTMLElement) {
  document.earlyClick = button as HTMLButtonElement;
}

test.each([
  ["tab", "Sign Up", "Create your account"],
  ["button", "Email me a sign-in link", "Sign in by email"],
])("the %s “%s” clicked before hydration opens its form", async (role, name, title) => {
  await writeDocument(paths.auth);
  const { replay } = watchEarlyInput();
  clickEarly(screen.getByRole(role, { name }));
  await hydratePage(paths.auth);
  await act(async () => replay());
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
});

test("a Like clicked before hydration opens the sign-in dialog", async () => {
  answerFeed(() => [post()]);
  await renderOnServer(paths.feed, /Community Feed/);
  const { replay } = watchEarlyInput();
  clickEarly(screen.getByRole("button", { name: /^Like/ }));
  await hydratePage(paths.feed);
  await act(async () => replay());
  expect(await screen.findByRole("dialog", { name: "Please sign in to like posts" })).toBeTruthy();
});

test("an email typed before hydration stays in the sign-in form", async () => {
  await writeDocument(paths.auth);
  const { replay } = watchEarlyInput();
  typeEarly(screen.getByRole("textbox", { name: "Email" }), "maria@clinic.example");
  const { user } = await hydratePage(paths.auth);
  await act(async () => replay());
  await user.click(screen.getByRole("button", { name: "Email me a sign-in link" }));
  const next = (await screen.findByRole("textbox", { name: "Email" })) as HTMLInputElement;
  expect(next.value).toBe("maria@clinic.example");
});
