import type { ComponentType } from "react";
import type { LoaderFunction } from "react-router-dom";
import { articleSlugs, spanishArticleSlugs } from "@/content/blog/slugs";
import { paths, patterns } from "@/lib/paths";

/** The exports of a page's module. */
export interface PageModule {
  Component: ComponentType;
  loader?: LoaderFunction | undefined;
  /** The HTML of a member's page. The page renders the same until its data has arrived. */
  Loading?: ComponentType | undefined;
}

/** A page's path and module. */
export interface PageRoute {
  path: string;
  /** Whether the page is only in English. The Spanish site redirects to it. */
  isEnglish?: boolean;
  lazy: () => Promise<PageModule>;
}

export type RouteGroup = "text" | "data" | "device" | "auth" | "account";

/**
 * The route table: every page of the site, by how it is rendered. The router, prerendering, server
 * rendering, `sitemap.xml`, `robots.txt`, and the hosting rules derive from it. See
 * docs/rendering.md.
 */
export const routes: Record<RouteGroup, PageRoute[]> = {
  /** Static text. The build renders it completely. */
  text: [
    { path: paths.home, lazy: () => import("@/pages/site/home-page") },
    { path: paths.about, lazy: () => import("@/pages/site/about-page") },
    { path: paths.contact, lazy: () => import("@/pages/site/contact-page") },
    { path: paths.blog, lazy: () => import("@/pages/site/blog-page") },
    // One route per article, so that any other slug is a 404.
    ...articleSlugs.map((slug) => ({
      path: paths.article(slug),
      isEnglish: !spanishArticleSlugs.includes(slug),
      lazy: async () => (await import("@/pages/site/article-page")).articleRoute(slug),
    })),
    { path: paths.howWeVerify, lazy: () => import("@/pages/site/how-we-verify-page") },
    {
      path: paths.communityGuidelines,
      lazy: () => import("@/pages/site/community-guidelines-page"),
    },
    { path: paths.privacy, lazy: () => import("@/pages/site/privacy-page") },
    { path: paths.terms, lazy: () => import("@/pages/site/terms-page") },
    { path: paths.accessibility, lazy: () => import("@/pages/site/accessibility-page") },
  ],
  /** Public data. The server renders these pages on request with the data that their `loader` reads. */
  data: [
    { path: paths.directory(), lazy: () => import("@/pages/directory/directory-page") },
    { path: patterns.state, lazy: () => import("@/pages/directory/place-page") },
    { path: patterns.city, lazy: () => import("@/pages/directory/place-page") },
    { path: patterns.listing, lazy: () => import("@/pages/listings/listing-page") },
    {
      path: patterns.shortAddress,
      isEnglish: true,
      lazy: () => import("@/pages/listings/short-address-page"),
    },
    { path: paths.feed, lazy: () => import("@/pages/community/feed-page") },
    { path: patterns.post, lazy: () => import("@/pages/community/post-page") },
    // Without an id, the page shows that the profile doesn't exist.
    { path: `${patterns.profile}?`, lazy: () => import("@/pages/community/profile-page") },
  ],
  /** Public pages that depend on the visitor's device or the query string. The build renders them without either. */
  device: [
    { path: paths.compare(), lazy: () => import("@/pages/saved/comparison-page") },
    { path: paths.saved(), lazy: () => import("@/pages/saved/saved-page") },
    {
      path: paths.addListing,
      isEnglish: true,
      lazy: () => import("@/pages/editor/add-listing-page"),
    },
    { path: paths.removeListing(), lazy: () => import("@/pages/listings/request-removal-page") },
    { path: paths.shareStory, lazy: () => import("@/pages/community/share-story-page") },
    {
      path: patterns.priceSheet,
      isEnglish: true,
      lazy: () => import("@/pages/listings/price-sheet-page"),
    },
    { path: paths.offline, lazy: () => import("@/pages/site/offline-page") },
  ],
  /** Sign-in pages and the targets of emailed links. Excluded in robots.txt. */
  auth: [
    { path: paths.auth, lazy: () => import("@/pages/account/auth-page") },
    { path: paths.confirm, lazy: () => import("@/pages/account/confirm-page") },
    { path: paths.forgotPassword, lazy: () => import("@/pages/account/forgot-password-page") },
    { path: paths.resetPassword, lazy: () => import("@/pages/account/reset-password-page") },
    { path: paths.unsubscribe, lazy: () => import("@/pages/notifications/unsubscribe-page") },
    { path: paths.confirmRemoval, lazy: () => import("@/pages/listings/confirm-removal-page") },
    { path: paths.notMe, isEnglish: true, lazy: () => import("@/pages/claims/not-me-page") },
  ],
  /** Pages for signed-in members. Excluded in robots.txt. */
  account: [
    { path: paths.dashboard, lazy: () => import("@/pages/account/dashboard-page") },
    {
      path: paths.practiceSetup,
      isEnglish: true,
      lazy: () => import("@/pages/practice/practice-setup-page"),
    },
    { path: paths.offices(), isEnglish: true, lazy: () => import("@/pages/practice/offices-page") },
    {
      path: paths.confirmListing(),
      isEnglish: true,
      lazy: () => import("@/pages/practice/confirm-listing-page"),
    },
    { path: paths.activity, isEnglish: true, lazy: () => import("@/pages/practice/activity-page") },
    { path: paths.settings, lazy: () => import("@/pages/account/settings-page") },
    { path: paths.notifications, lazy: () => import("@/pages/notifications/notifications-page") },
    { path: paths.admin, isEnglish: true, lazy: () => import("@/pages/admin/admin-page") },
    {
      path: patterns.adminListing,
      isEnglish: true,
      lazy: () => import("@/pages/admin/listing-admin-page"),
    },
    {
      path: patterns.adminListingEdit,
      isEnglish: true,
      lazy: () => import("@/pages/admin/edit-listing-page"),
    },
    {
      path: patterns.adminMember,
      isEnglish: true,
      lazy: () => import("@/pages/admin/member-admin-page"),
    },
  ],
};

/** The page for all other paths. */
export const notFound: PageRoute = {
  path: "*",
  lazy: () => import("@/pages/site/not-found-page"),
};
