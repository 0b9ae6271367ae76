import type { ComponentType } from "react";
import type { LoaderFunction } from "react-router-dom";
import { articleSlugs } from "@/content/blog/slugs";
import { paths, patterns } from "@/lib/paths";

/** The exports of a page's module. */
interface PageModule {
  Component: ComponentType;
  loader?: LoaderFunction | undefined;
}

/** A page's path and module. */
export interface PageRoute {
  path: string;
  lazy: () => Promise<PageModule>;
}

export type RouteGroup = "text" | "data" | "device" | "auth" | "account";

/**
 * The route table: every page of the site, by how it is rendered. The router, prerendering, server rendering, `sitemap.xml`,
 * `robots.txt`, and the hosting rules derive from it. See docs/rendering.md.
 */
export const routes: Record<RouteGroup, PageRoute[]> = {
  /** Static text. The build renders it completely. */
  text: [
    { path: paths.home, lazy: () => import("@/pages/home/home-page") },
    { path: paths.about, lazy: () => import("@/pages/about/about-page") },
    { path: paths.contact, lazy: () => import("@/pages/contact/contact-page") },
    { path: paths.blog, lazy: () => import("@/pages/blog/blog-page") },
    // One route per article, so that any other slug is a 404.
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
  ],
  /** Public data. The server renders these pages on request with the data that their `loader` reads. */
  data: [
    { path: paths.directory(), lazy: () => import("@/pages/directory/directory-page") },
    { path: patterns.state, lazy: () => import("@/pages/directory/place-page") },
    { path: patterns.city, lazy: () => import("@/pages/directory/place-page") },
    { path: patterns.listing, lazy: () => import("@/pages/listings/listing-page") },
    { path: paths.feed, lazy: () => import("@/pages/feed/feed-page") },
    { path: patterns.post, lazy: () => import("@/pages/feed/post-page") },
    // Without an id, the page shows that the profile doesn't exist.
    { path: `${patterns.profile}?`, lazy: () => import("@/pages/profiles/profile-page") },
  ],
  /** Public pages that depend on the visitor's device or the query string. The build renders them without either. */
  device: [
    { path: paths.compare(), lazy: () => import("@/pages/comparison/comparison-page") },
    { path: paths.saved(), lazy: () => import("@/pages/saved/saved-page") },
    { path: paths.addListing, lazy: () => import("@/pages/listings/add-listing-page") },
    { path: paths.removeListing(), lazy: () => import("@/pages/removal/request-removal-page") },
    { path: paths.shareStory, lazy: () => import("@/pages/stories/share-story-page") },
    { path: patterns.priceSheet, lazy: () => import("@/pages/listings/price-sheet-page") },
    { path: paths.offline, lazy: () => import("@/pages/offline/offline-page") },
  ],
  /** Sign-in pages and the targets of emailed links. Excluded in robots.txt. */
  auth: [
    { path: paths.auth, lazy: () => import("@/pages/auth/auth-page") },
    { path: paths.confirm, lazy: () => import("@/pages/auth/confirm-page") },
    { path: paths.forgotPassword, lazy: () => import("@/pages/auth/forgot-password-page") },
    { path: paths.resetPassword, lazy: () => import("@/pages/auth/reset-password-page") },
    { path: paths.unsubscribe, lazy: () => import("@/pages/mail/unsubscribe-page") },
    { path: paths.confirmRemoval, lazy: () => import("@/pages/removal/confirm-removal-page") },
    { path: paths.notMe, lazy: () => import("@/pages/mail/not-me-page") },
  ],
  /** Pages for signed-in members. Excluded in robots.txt. */
  account: [
    { path: paths.dashboard, lazy: () => import("@/pages/dashboard/dashboard-page") },
    { path: paths.practiceSetup, lazy: () => import("@/pages/listings/practice-setup-page") },
    { path: paths.offices(), lazy: () => import("@/pages/listings/offices-page") },
    { path: paths.departures(), lazy: () => import("@/pages/listings/departures-page") },
    { path: paths.confirmListing(), lazy: () => import("@/pages/listings/confirm-listing-page") },
    { path: paths.activity, lazy: () => import("@/pages/listings/activity-page") },
    { path: paths.settings, lazy: () => import("@/pages/settings/settings-page") },
    { path: paths.notifications, lazy: () => import("@/pages/notifications/notifications-page") },
    { path: paths.admin, lazy: () => import("@/pages/admin/admin-page") },
    {
      path: patterns.adminListing,
      lazy: () => import("@/pages/admin/listings/listing-admin-page"),
    },
    {
      path: patterns.adminListingEdit,
      lazy: () => import("@/pages/admin/listings/edit-listing-page"),
    },
    { path: patterns.adminMember, lazy: () => import("@/pages/admin/members/member-admin-page") },
  ],
};

/** The page for all other paths. */
export const notFound: PageRoute = {
  path: "*",
  lazy: () => import("@/pages/not-found/not-found-page"),
};
