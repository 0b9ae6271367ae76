import { type LoaderFunctionArgs, type RouteObject, redirect } from "react-router-dom";
import { LoadingPage } from "@/components/layout/loading-page";
import { SiteLayout } from "@/components/layout/site-layout";
import { articleSlugs } from "@/content/blog/slugs";
import { paths, patterns } from "@/lib/paths";
import { ErrorPage } from "@/pages/error/error-page";

/** Pages that read data. Made anew for each router, as a router empties the `lazy` of the routes it has loaded. */
const dataRoutes = (): RouteObject[] => [
  {
    path: paths.directory(),
    lazy: {
      Component: async () => (await import("@/pages/directory/directory-page")).DirectoryPage,
    },
  },
  ...[patterns.state, patterns.city].map((path) => ({
    path,
    lazy: { Component: async () => (await import("@/pages/directory/place-page")).PlacePage },
  })),
  {
    path: patterns.listing,
    lazy: { Component: async () => (await import("@/pages/listings/listing-page")).ListingPage },
  },
  {
    path: paths.addListing,
    lazy: {
      Component: async () => (await import("@/pages/listings/add-listing-page")).AddListingPage,
    },
  },
  {
    path: paths.feed,
    lazy: { Component: async () => (await import("@/pages/feed/feed-page")).FeedPage },
  },
  {
    path: patterns.post,
    lazy: { Component: async () => (await import("@/pages/feed/post-page")).PostPage },
  },
  {
    path: paths.shareStory,
    lazy: {
      Component: async () => (await import("@/pages/stories/share-story-page")).ShareStoryPage,
    },
  },
  {
    // Without an id the page says that there is no such profile.
    path: `${patterns.profile}?`,
    lazy: { Component: async () => (await import("@/pages/profiles/profile-page")).ProfilePage },
  },
];

/** Each article has a route of its own, so that an address nobody wrote for is a page not found. */
const blogRoutes = (): RouteObject[] => [
  {
    path: paths.blog,
    lazy: { Component: async () => (await import("@/pages/blog/blog-page")).BlogPage },
  },
  ...articleSlugs.map((slug) => ({
    id: paths.article(slug),
    path: paths.article(slug),
    lazy: {
      loader: async () => {
        const { loadArticle } = await import("@/pages/blog/article-loader");
        return () => loadArticle(slug);
      },
      Component: async () => (await import("@/pages/blog/article-page")).ArticlePage,
    },
  })),
];

/** Pages of fixed text. They read no data, and go without the weight of what does. */
const textRoutes = (): RouteObject[] => [
  {
    path: paths.about,
    lazy: { Component: async () => (await import("@/pages/about/about-page")).AboutPage },
  },
  {
    path: paths.contact,
    lazy: {
      loader: async () => (await import("@/pages/contact/contact-loader")).loadContact,
      Component: async () => (await import("@/pages/contact/contact-page")).ContactPage,
    },
  },
  {
    path: paths.howWeVerify,
    lazy: {
      Component: async () => (await import("@/pages/policies/how-we-verify-page")).HowWeVerifyPage,
    },
  },
  {
    path: paths.communityGuidelines,
    lazy: {
      Component: async () =>
        (await import("@/pages/policies/community-guidelines-page")).CommunityGuidelinesPage,
    },
  },
  {
    path: paths.privacy,
    lazy: { Component: async () => (await import("@/pages/policies/privacy-page")).PrivacyPage },
  },
  {
    path: paths.terms,
    lazy: { Component: async () => (await import("@/pages/policies/terms-page")).TermsPage },
  },
  {
    path: paths.accessibility,
    lazy: {
      Component: async () =>
        (await import("@/pages/policies/accessibility-page")).AccessibilityPage,
    },
  },
  {
    path: paths.offline,
    lazy: {
      Component: async () => (await import("@/pages/offline/offline-page")).OfflinePage,
    },
  },
];

/** Sends strangers to the sign-in page, which brings them back. A courtesy: permission is the database's job. */
async function requireSession({ request }: LoaderFunctionArgs) {
  const [{ isSignedIn }, { owesSecondStep }] = await Promise.all([
    import("@/hooks/session/store"),
    import("@/hooks/account/two-step"),
  ]);
  if ((await isSignedIn()) && !(await owesSecondStep())) return null;
  const { pathname, search } = new URL(request.url);
  throw redirect(paths.signIn(`${pathname}${search}`));
}

/** The pages at the door. */
const authRoutes = (): RouteObject[] => [
  {
    path: paths.auth,
    lazy: {
      loader: async () => (await import("@/pages/auth/auth-loader")).authLoader,
      Component: async () => (await import("@/pages/auth/auth-page")).AuthPage,
    },
  },
  {
    path: paths.confirm,
    lazy: {
      loader: async () => (await import("@/pages/auth/confirm-loader")).confirmLoader,
      Component: async () => (await import("@/pages/auth/confirm-page")).ConfirmPage,
    },
  },
  {
    path: paths.forgotPassword,
    lazy: {
      Component: async () => (await import("@/pages/auth/forgot-password-page")).ForgotPasswordPage,
    },
  },
  {
    path: paths.resetPassword,
    lazy: {
      loader: async () => (await import("@/pages/auth/reset-password-loader")).resetPasswordLoader,
      Component: async () => (await import("@/pages/auth/reset-password-page")).ResetPasswordPage,
    },
  },
];

/** Pages for people with an account. */
const accountRoutes = (): RouteObject[] => [
  {
    path: paths.dashboard,
    lazy: {
      Component: async () => (await import("@/pages/dashboard/dashboard-page")).DashboardPage,
    },
  },
  {
    path: paths.practiceSetup,
    lazy: {
      Component: async () =>
        (await import("@/pages/listings/practice-setup-page")).PracticeSetupPage,
    },
  },
  {
    path: paths.settings,
    lazy: {
      Component: async () => (await import("@/pages/settings/settings-page")).SettingsPage,
    },
  },
  {
    path: paths.notifications,
    lazy: {
      Component: async () =>
        (await import("@/pages/notifications/notifications-page")).NotificationsPage,
    },
  },
  {
    path: paths.admin,
    lazy: { Component: async () => (await import("@/pages/admin/admin-page")).AdminPage },
  },
  {
    path: patterns.deskListing,
    lazy: {
      Component: async () =>
        (await import("@/pages/admin/listings/desk-listing-page")).DeskListingPage,
    },
  },
  {
    path: patterns.deskListingEdit,
    lazy: {
      Component: async () =>
        (await import("@/pages/admin/listings/edit-listing-page")).EditListingPage,
    },
  },
  {
    path: patterns.deskMember,
    lazy: {
      Component: async () =>
        (await import("@/pages/admin/members/desk-member-page")).DeskMemberPage,
    },
  },
];

/** The route table. Every page is loaded when it is first visited. */
export function createRoutes(): RouteObject[] {
  return [
    {
      Component: SiteLayout,
      ErrorBoundary: ErrorPage,
      children: [
        {
          // A page that is on its way, or breaks, leaves the bars around it standing.
          HydrateFallback: LoadingPage,
          ErrorBoundary: ErrorPage,
          children: [
            {
              path: paths.home,
              lazy: {
                loader: async () => (await import("@/pages/home/home-loader")).loadHome,
                Component: async () => (await import("@/pages/home/home-page")).HomePage,
              },
            },
            ...blogRoutes(),
            ...textRoutes(),
            {
              lazy: {
                Component: async () => (await import("@/components/layout/data-layout")).DataLayout,
              },
              children: [
                ...dataRoutes(),
                ...authRoutes(),
                {
                  loader: requireSession,
                  lazy: {
                    Component: async () =>
                      (await import("@/components/session/session-gate")).SessionGate,
                  },
                  children: accountRoutes(),
                },
              ],
            },
            {
              path: "*",
              lazy: {
                Component: async () =>
                  (await import("@/pages/not-found/not-found-page")).NotFoundPage,
              },
            },
          ],
        },
      ],
    },
  ];
}
