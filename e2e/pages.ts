import type { Locator, Page } from "@playwright/test";
import { withLanguage } from "../src/lib/language.ts";
import { type PageRoute, routes } from "../src/routes.ts";
import { demo } from "./accounts.ts";
import { cards } from "./journeys/directory.ts";
import { practicesOnMap, status } from "./journeys/map.ts";

/** A page of the site, for tests that check all of them. */
export interface SitePage {
  path: string;
  /** The link to the page to check, if its URL isn't known in advance. */
  follow?: (page: Page) => Locator;
  /** An element that is visible once the page is complete. Defaults to the page's heading. */
  complete?: (page: Page) => Locator;
  /** A problem that the page causes. */
  problem?: RegExp;
}

/** A listing in the demo data that no test changes: Whitfield Primary Care in Austin. */
export const demoListing = "/doctor/4864ccba-665a-48eb-a323-ffe377bad97b";

/** A post in the demo data that no test changes. */
export const demoPost = "/post/05bde623-2d16-4cf3-ad01-4aee533b9a67";

/** One page of each kind that the server renders with data. */
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
const firstListLink = (page: Page) => main(page).getByRole("listitem").getByRole("link").first();
const panel = (page: Page) => page.getByRole("tabpanel").getByRole("heading").first();

/** Returns the pages in the route table without parameters that are in none of the given lists. */
const remainingPages = (pages: PageRoute[], ...lists: SitePage[][]): SitePage[] =>
  pages
    .map(({ path }) => ({ path }))
    .filter(({ path }) => !path.includes(":"))
    .filter(({ path }) => !lists.flat().some((place) => place.path.split("?")[0] === path));

export const textPages: SitePage[] = [
  ...remainingPages(routes.text),
  { path: "/no/such", problem: /Page not found|answered 404: .*no.such/ },
];

const listPages: SitePage[] = [
  { path: "/directory", complete: (page) => cards(page).nth(23) },
  { path: "/directory/texas", complete: (page) => cards(page).nth(23) },
  { path: "/directory/texas/austin", complete: (page) => cards(page).first() },
  { path: "/feed", complete: (page) => page.getByRole("article").first() },
];

/**
 * Not among the pages where every button is clicked: a click on a marker only leads to more
 * markers.
 */
export const mapPage: SitePage = {
  path: "/directory?map=yes",
  complete: (page) => status(page).filter({ hasText: practicesOnMap }),
};

const comparisons: SitePage[] = [
  { path: "/compare", complete: (page) => main(page).getByRole("heading", { level: 2 }) },
  {
    // Two practices in the demo data.
    path: "/compare?ids=00ae617f-89de-48ee-b136-bf752ad5a911,61986aff-5074-4fbf-ae6a-189c6b654e8a&household=34,36,4,7",
    complete: (page) => page.getByRole("rowheader", { name: "Each year after" }),
  },
];

const saved: SitePage = {
  path: "/saved",
  complete: (page) =>
    main(page).getByRole("button", { name: /^(?:Set up an alert|Create alert)$/ }),
};

const authPages: SitePage[] = [
  {
    path: "/auth",
    complete: (page) => main(page).getByRole("button", { name: "Sign In" }).first(),
  },
  { path: "/auth?tab=sign-up" },
  { path: "/auth?with=link" },
];

const listing: SitePage = {
  path: "/directory?search=Whitfield+Primary+Care",
  follow: (page) => page.getByRole("link", { name: "Whitfield Primary Care", exact: true }),
  complete: (page) => page.getByRole("heading", { name: "Membership Pricing" }),
};

const priceSheet: SitePage = {
  path: `${demoListing}/prices`,
  complete: (page) => page.getByRole("heading", { name: "Membership prices" }),
};

// The first post in the feed may belong to a test that deletes it.
const post: SitePage = {
  path: demoPost,
  complete: (page) => page.getByRole("heading", { name: /Comments/ }),
};

const profile: SitePage = {
  path: "/profile/3a01b236-c99a-46ce-9b12-8a1ee2e6b9cf",
  complete: (page) => page.getByRole("heading", { name: "Posts" }),
};

const cityWithoutPractices: SitePage = {
  path: "/directory/texas/round-rock",
  complete: (page) => page.getByRole("region", { name: /cities/i }),
};

/** The pages for visitors. */
const visitorPages: SitePage[] = [
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
  ...remainingPages([...routes.data, ...routes.device], listPages, comparisons, [saved]),
  ...authPages,
  ...remainingPages(routes.auth, authPages),
];

/** The pages that differ for members or need an account. */
const memberPages: SitePage[] = [
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

/** The pages for doctors. */
const doctorPages: SitePage[] = [
  { path: "/dashboard", complete: (page) => page.getByRole("heading", { name: "Your requests" }) },
  {
    path: "/doctor/setup",
    complete: (page) => main(page).getByRole("navigation", { name: "Sections" }),
  },
  { path: "/doctor/setup?practice=new" },
  ...["basics", "prices", "included", "patients", "contact", "clinicians", "photos"].map(
    (section) => ({
      path: `/doctor/setup?section=${section}`,
      complete: (page: Page) => main(page).getByRole("button", { name: "Save", exact: true }),
    }),
  ),
  { path: "/doctor/setup?section=manage" },
  {
    path: "/doctor/setup?section=hours",
    follow: (page) => main(page).getByRole("link", { name: "Offices and hours" }),
    complete: (page) => main(page).getByRole("button", { name: "Save offices" }),
  },
  {
    path: "/doctor/activity",
    complete: (page) => page.getByRole("table", { name: "Listing activity by week" }),
  },
];

const adminTabs = [
  "today",
  "listings",
  "changes",
  "claims",
  "corrections",
  "reports",
  "appeals",
  "removals",
  "messages",
  "all-listings",
  "decisions",
  "members",
  "transfer",
];

/** The pages for admins. */
const adminPages: SitePage[] = [
  ...adminTabs.map((tab) => ({ path: `/admin?tab=${tab}`, complete: panel })),
  {
    path: "/admin?tab=all-listings",
    follow: firstListLink,
    complete: (page) => page.getByRole("heading", { name: "Actions" }),
  },
  {
    path: "/admin?tab=members",
    follow: firstListLink,
    complete: (page) => page.getByRole("heading", { name: "Actions" }),
  },
];

/** Each kind of visitor, with the account to sign in with and the pages to check. */
export const visitors = {
  "a visitor": { account: null, pages: visitorPages },
  "a member": {
    account: demo.patient,
    pages: [
      ...memberPages,
      ...remainingPages(routes.account, memberPages, doctorPages, adminPages),
    ],
  },
  "a doctor": { account: demo.doctor, pages: doctorPages },
  "an administrator": { account: demo.admin, pages: adminPages },
};

/** Without the elements to wait for, most of which are found by their English names. */
const inSpanish = ({ path, problem }: SitePage): SitePage => ({
  path: withLanguage(path, "es"),
  ...(problem && { problem }),
});

const translated = (pages: PageRoute[]): SitePage[] =>
  remainingPages(pages.filter(({ isEnglish }) => !isEnglish));

/** Like `visitors`, for the pages in Spanish. */
export const spanishVisitors = {
  "a visitor in Spanish": {
    account: null,
    pages: [
      ...translated([...routes.text, ...routes.data, ...routes.device, ...routes.auth]),
      ...dataPages
        .filter(
          (path) => /^\/(?:directory|doctor|post|profile)/.test(path) && path !== "/directory",
        )
        .map((path) => ({ path })),
      ...comparisons.slice(1),
      ...authPages.slice(1),
      ...textPages.slice(-1),
    ].map(inSpanish),
  },
  "a member in Spanish": {
    account: demo.patient,
    pages: [
      ...translated(routes.account),
      { path: "/dashboard?view=profile" },
      { path: demoListing },
      saved,
    ].map(inSpanish),
  },
  "a doctor in Spanish": { account: demo.doctor, pages: [inSpanish({ path: "/dashboard" })] },
};

/** Matches once React has hydrated the page. */
export const hydratedRoot = (page: Page) => page.locator("#root[data-hydrated]");

/**
 * Opens a page and holds back all scripts except those named in its HTML. Returns a function that
 * releases the rest.
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

/**
 * Opens a page and waits until it is complete, including scripts and styles that load after the
 * first paint.
 */
export async function openSitePage(
  page: Page,
  { path, follow, complete }: SitePage,
): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  if (follow) await follow(page).click();
  await (complete?.(page) ?? titleOf(page)).waitFor();
  if (follow) await page.waitForLoadState("networkidle");
}
