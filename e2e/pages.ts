import { expect, type Locator, type Page } from "@playwright/test";
import { type PageRoute, routes } from "../src/routes.ts";
import { demo } from "./accounts.ts";
import { cards } from "./directory.ts";
import { practicesOnMap, status } from "./map.ts";

/** A page of the site, for tests that look at all of them. */
export interface Place {
  path: string;
  /** What leads on to it from there, where its address is not known before. */
  follow?: (page: Page) => Locator;
  /** What stands there once the page is complete; without it, its title. */
  complete?: (page: Page) => Locator;
  /** What opening it makes the console say. */
  problem?: RegExp;
}

/** Whitfield Primary Care in Austin, a listing of the demo data, which no test changes. */
export const demoListing = "/doctor/4864ccba-665a-48eb-a323-ffe377bad97b";

/** A post of the demo data, which no test changes. */
export const demoPost = "/post/05bde623-2d16-4cf3-ad01-4aee533b9a67";

/** A page of each kind that the server renders with its data. */
export const dataPages = [
  "/directory",
  "/directory?search=Boise",
  "/directory/texas",
  "/directory/texas/austin",
  demoListing,
  "/feed",
  demoPost,
  "/profile/3a01b236-c99a-46ce-9b12-8a1ee2e6b9cf",
];

export const titleOf = (page: Page) => page.getByRole("heading", { level: 1 });

const main = (page: Page) => page.getByRole("main");
const inList = (page: Page) => main(page).getByRole("listitem").getByRole("link").first();
const panel = (page: Page) => page.getByRole("tabpanel").getByRole("heading").first();

/** The pages of the route table that have one address each and are in no list of places. */
const othersOf = (pages: PageRoute[], ...lists: Place[][]): Place[] =>
  pages
    .map(({ path }) => ({ path }))
    .filter(({ path }) => !path.includes(":"))
    .filter(({ path }) => !lists.flat().some((place) => place.path.split("?")[0] === path));

export const textPages: Place[] = [
  ...othersOf(routes.text),
  { path: "/no/such", problem: /Page not found|answered 404: .*no.such/ },
];

export const listPages: Place[] = [
  { path: "/directory", complete: (page) => cards(page).nth(23) },
  { path: "/directory/texas", complete: (page) => cards(page).nth(23) },
  { path: "/directory/texas/austin", complete: (page) => cards(page).first() },
  { path: "/feed", complete: (page) => page.getByRole("article").first() },
];

/** Not among the pages where each button is pressed: a press on a mark only leads to more of them. */
export const mapPage: Place = {
  path: "/directory?map=yes",
  complete: (page) => status(page).filter({ hasText: practicesOnMap }),
};

const comparisons: Place[] = [
  { path: "/compare", complete: (page) => main(page).getByRole("heading", { level: 2 }) },
  {
    // Two practices of the demo data.
    path: "/compare?ids=00ae617f-89de-48ee-b136-bf752ad5a911,61986aff-5074-4fbf-ae6a-189c6b654e8a&household=34,36,4,7",
    complete: (page) => page.getByRole("rowheader", { name: "Each year after" }),
  },
];

const saved: Place = {
  path: "/saved",
  complete: (page) =>
    main(page).getByRole("button", { name: /^(?:Set up an alert|Create alert)$/ }),
};

const authPages: Place[] = [
  {
    path: "/auth",
    complete: (page) => main(page).getByRole("button", { name: "Sign In" }).first(),
  },
  { path: "/auth?tab=sign-up" },
  { path: "/auth?with=link" },
];

const listing: Place = {
  path: "/directory?search=Whitfield+Primary+Care",
  follow: (page) => page.getByRole("link", { name: "Whitfield Primary Care", exact: true }),
  complete: (page) => page.getByRole("heading", { name: "Membership Pricing" }),
};

const priceSheet: Place = {
  path: `${demoListing}/prices`,
  complete: (page) => page.getByRole("heading", { name: "Membership prices" }),
};

// Of the demo data: what stands first in the feed may be another test's, which deletes it.
const post: Place = {
  path: demoPost,
  complete: (page) => page.getByRole("heading", { name: /Comments/ }),
};

const profile: Place = {
  path: "/profile/3a01b236-c99a-46ce-9b12-8a1ee2e6b9cf",
  complete: (page) => page.getByRole("heading", { name: "Posts" }),
};

const cityWithoutPractices: Place = {
  path: "/directory/texas/round-rock",
  complete: (page) => page.getByRole("region", { name: /cities/i }),
};

/** The pages that visitors see. */
const visitorPages: Place[] = [
  ...textPages,
  ...listPages,
  {
    path: "/directory?search=zxqv",
    complete: (page) => main(page).getByRole("heading", { level: 2 }),
  },
  listing,
  cityWithoutPractices,
  priceSheet,
  post,
  profile,
  ...comparisons,
  saved,
  ...othersOf([...routes.data, ...routes.device], listPages, comparisons, [saved]),
  ...authPages,
  ...othersOf(routes.auth, authPages),
];

/** The pages that are different or only available for members. */
const memberPages: Place[] = [
  { path: "/" },
  ...listPages,
  listing,
  post,
  profile,
  saved,
  { path: "/add-doctor" },
  { path: "/share-story" },
  { path: "/dashboard", complete: (page) => page.getByRole("heading", { name: "Your requests" }) },
  {
    path: "/dashboard?view=profile",
    complete: (page) => page.getByRole("button", { name: "Save Changes" }),
  },
];

/** The pages that only doctors see. */
const doctorPages: Place[] = [
  { path: "/dashboard", complete: (page) => page.getByRole("heading", { name: "Your requests" }) },
  {
    path: "/doctor/setup",
    complete: (page) => main(page).getByRole("button", { name: "Save practice" }),
  },
  { path: "/doctor/setup?practice=new" },
  {
    path: "/doctor/setup",
    follow: (page) => main(page).getByRole("link", { name: "Offices and hours" }),
    complete: (page) => main(page).getByRole("button", { name: "Save offices" }),
  },
  {
    path: "/doctor/activity",
    complete: (page) => page.getByRole("table", { name: /by week/ }),
  },
];

const deskTabs =
  "listings changes claims corrections reports removals messages all-listings decisions members transfer".split(
    " ",
  );

/** The pages that only admins see. */
const adminPages: Place[] = [
  ...deskTabs.map((tab) => ({ path: `/admin?tab=${tab}`, complete: panel })),
  {
    path: "/admin?tab=all-listings",
    follow: inList,
    complete: (page) => page.getByRole("heading", { name: "Actions" }),
  },
  {
    path: "/admin?tab=members",
    follow: inList,
    complete: (page) => page.getByRole("heading", { name: "Actions" }),
  },
];

/** Each kind of visitor, with the account to use and the pages to check. */
export const visitors = {
  "a visitor": { account: null, places: visitorPages },
  "a member": {
    account: demo.patient,
    places: [...memberPages, ...othersOf(routes.account, memberPages, doctorPages, adminPages)],
  },
  "a doctor": { account: demo.doctor, places: doctorPages },
  "an administrator": { account: demo.admin, places: adminPages },
};

/** Matches once React has hydrated the page. */
export const hydratedRoot = (page: Page) => page.locator("#root[data-hydrated]");

/** Starts the app on a page that waits for an interaction, and waits until it runs. */
export async function startApp(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator("button").first().dispatchEvent("pointerdown");
    await expect(hydratedRoot(page)).toBeAttached({ timeout: 500 });
  }).toPass();
}

/**
 * Opens a page as it is while the app's scripts are still loading; only the scripts that its HTML names run. Returns a
 * function that lets the rest load.
 */
export async function openBeforeApp(page: Page, path: string): Promise<() => void> {
  const html = await page.request.get(path).then((response) => response.text());
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    const isNamed = html.includes(new URL(route.request().url()).pathname);
    if (!isNamed) await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return release;
}

/** Opens a page and waits until it is complete. Scripts and the last styles come after the first paint. */
export async function openPlace(page: Page, { path, follow, complete }: Place): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  if (follow) await follow(page).click();
  await (complete?.(page) ?? titleOf(page)).waitFor();
  if (follow) await page.waitForLoadState("networkidle");
}
