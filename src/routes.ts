import type { LazyRouteFunction, RouteObject } from "react-router-dom";
import { articleSlugs } from "@/content/blog/slugs";
import { paths, patterns } from "@/lib/paths";

/** A page: where it is, and the module that exports its `Component` and perhaps a `loader`. */
export interface PageRoute {
  path: string;
  /** Names one module: the build finds the page's scripts by it. */
  lazy: LazyRouteFunction<RouteObject>;
  /** The build writes its document, as it is before data has come. Pages of fixed text have one in any case. */
  isBuilt?: true;
  /** The app runs as soon as the page is painted, as for pages with data. Fixed text waits until somebody needs it. */
  startsAtOnce?: true;
}

export type Routes = Record<"text" | "data" | "door" | "account", PageRoute[]>;

/**
 * The route table. Every page is loaded when it is first visited, and is named here only: the router, the documents that
 * the build writes, `sitemap.xml`, `robots.txt` and `_redirects` derive from it.
 */
export const routes: Routes = {
  /** Fixed text, which the build writes whole. They read no data, and go without the weight of what does. */
  text: [
    { path: paths.home, lazy: () => import("@/pages/home/home-page") },
    { path: paths.about, lazy: () => import("@/pages/about/about-page") },
    { path: paths.contact, lazy: () => import("@/pages/contact/contact-page") },
    { path: paths.blog, lazy: () => import("@/pages/blog/blog-page") },
    // A route each, so that an address nobody wrote for is a page not found.
    ...articleSlugs.map((slug) => ({
      path: paths.article(slug),
      lazy: async () => (await import("@/pages/blog/article-page")).articleRoute(slug),
    })),
    { path: paths.howWeVerify, lazy: () => import("@/pages/policies/how-we-verify-page") },
    {
      path: paths.communityGuidelines,
      lazy: () => import("@/pages/policies/community-guidelines-page"),
    },
    { path: paths.privacy, lazy: () => import("@/pages/policies/privacy-page") },
    { path: paths.terms, lazy: () => import("@/pages/policies/terms-page") },
    { path: paths.accessibility, lazy: () => import("@/pages/policies/accessibility-page") },
    // Shows what the device remembers.
    {
      path: paths.offline,
      lazy: () => import("@/pages/offline/offline-page"),
      startsAtOnce: true,
    },
  ],
  /** Pages that read data. */
  data: [
    {
      path: paths.directory(),
      lazy: () => import("@/pages/directory/directory-page"),
      isBuilt: true,
    },
    { path: patterns.state, lazy: () => import("@/pages/directory/place-page"), isBuilt: true },
    { path: patterns.city, lazy: () => import("@/pages/directory/place-page"), isBuilt: true },
    { path: patterns.listing, lazy: () => import("@/pages/listings/listing-page"), isBuilt: true },
    { path: patterns.priceSheet, lazy: () => import("@/pages/listings/price-sheet-page") },
    { path: paths.compare(), lazy: () => import("@/pages/comparison/comparison-page") },
    { path: paths.saved(), lazy: () => import("@/pages/saved/saved-page") },
    { path: paths.addListing, lazy: () => import("@/pages/listings/add-listing-page") },
    { path: paths.removeListing(), lazy: () => import("@/pages/removal/request-removal-page") },
    { path: paths.feed, lazy: () => import("@/pages/feed/feed-page"), isBuilt: true },
    { path: patterns.post, lazy: () => import("@/pages/feed/post-page") },
    { path: paths.shareStory, lazy: () => import("@/pages/stories/share-story-page") },
    // Without an id the page says that there is no such profile.
    { path: `${patterns.profile}?`, lazy: () => import("@/pages/profiles/profile-page") },
  ],
  /** The pages at the door. Crawlers stay out of them. */
  door: [
    { path: paths.auth, lazy: () => import("@/pages/auth/auth-page"), isBuilt: true },
    { path: paths.confirm, lazy: () => import("@/pages/auth/confirm-page") },
    { path: paths.forgotPassword, lazy: () => import("@/pages/auth/forgot-password-page") },
    { path: paths.resetPassword, lazy: () => import("@/pages/auth/reset-password-page") },
    { path: paths.unsubscribe, lazy: () => import("@/pages/mail/unsubscribe-page") },
    { path: paths.confirmRemoval, lazy: () => import("@/pages/removal/confirm-removal-page") },
    { path: paths.notMe, lazy: () => import("@/pages/mail/not-me-page") },
  ],
  /** Pages for people with an account. Crawlers stay out of them. */
  account: [
    { path: paths.dashboard, lazy: () => import("@/pages/dashboard/dashboard-page") },
    { path: paths.practiceSetup, lazy: () => import("@/pages/listings/practice-setup-page") },
    { path: paths.offices(), lazy: () => import("@/pages/listings/offices-page") },
    { path: paths.departures(), lazy: () => import("@/pages/listings/departures-page") },
    { path: paths.stillRight(), lazy: () => import("@/pages/listings/still-right-page") },
    { path: paths.activity, lazy: () => import("@/pages/listings/activity-page") },
    { path: paths.settings, lazy: () => import("@/pages/settings/settings-page") },
    { path: paths.notifications, lazy: () => import("@/pages/notifications/notifications-page") },
    { path: paths.admin, lazy: () => import("@/pages/admin/admin-page") },
    { path: patterns.deskListing, lazy: () => import("@/pages/admin/listings/desk-listing-page") },
    {
      path: patterns.deskListingEdit,
      lazy: () => import("@/pages/admin/listings/edit-listing-page"),
    },
    { path: patterns.deskMember, lazy: () => import("@/pages/admin/members/desk-member-page") },
  ],
};

/** What every other address shows. */
export const notFound: PageRoute = {
  path: "*",
  lazy: () => import("@/pages/not-found/not-found-page"),
};
