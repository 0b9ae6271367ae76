const icons = (...names: string[]) => `lucide-react/dist/esm/icons/(?:${names.join("|")})\\.`;
const source = (...parts: string[]) => `/src/(?:${parts.join("|")})`;
const any = (...patterns: string[]) => new RegExp(patterns.join("|"));

/**
 * Which modules share a script. Left alone, what pages share is cut into dozens of small files, each a request of its
 * own, which together compress worse than few.
 */
export const scriptGroups = [
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 4 },
  {
    name: "query",
    test: any(
      "@tanstack",
      "@supabase/postgrest-js",
      source(
        "hooks/session/store\\.",
        "lib/(?:errors|session/(?:read-session|session-state))\\.",
        "lib/supabase/(?:api|kept-lists|limited-fetch|project|query-client)\\.",
      ),
    ),
    priority: 3,
  },
  {
    // The frame, and the small pieces of most pages.
    name: "page",
    test: any(
      source(
        "components/ui/(?:built-part|button|button-styles|card|container|disclosure|illustration)\\.",
        "components/ui/(?:lazy-toaster|link-button|popover|spinner|text-link|visually-hidden)\\.",
        "components/forms/(?:field|search-field)\\.",
        "components/layout/(?!account-menu|account-dropdown|account-entries|data-layout|breadcrumb-trail|suspension-banner)",
        "components/search/",
        "components/session/by-visitor\\.",
        "hooks/(?:in-browser|near-screen|site-origin)\\.",
        "build/light-packages/(?:no-invariant|same-data)\\.",
        "lib/(?:create-store|join-classes|paths|toast)\\.",
        "lib/browser/(?:coming-back|history-arrivals|once|one-at-a-time|searched|take-focus|visit-key)\\.",
        "lib/format/(?:dates|mailto)\\.",
        "lib/schema-org/(?:breadcrumbs|script-json)\\.",
        "lib/session/(?:auth-wish|session-hint)\\.",
        "lib/site/(?:built-html|operator|operator-settings|page-url|site|social-images)\\.",
        "assets/illustrations/",
      ),
      icons(
        "arrow-(?:left|right)",
        "check",
        "circle-exclamation-point",
        "clock",
        "menu",
        "plus",
        "search",
        "x",
      ),
      "lucide-react/dist/esm/(?!icons/)",
      // In the entry it would make this script import the entry, which imports this one.
      "vite/preload-helper",
      "node_modules/(?:react-helmet-async|react-fast-compare|invariant|shallowequal)/",
    ),
    priority: 2,
  },
  {
    // What the list of articles and an article share.
    name: "article",
    test: any(
      source(
        "components/blog/(?:article-dates|follow-link|lead-teaser|read-more|teaser)\\.",
        "lib/site/blog-",
        "content/blog/entries",
      ),
    ),
    priority: 1,
  },
  {
    name: "fields",
    test: any(source("components/forms/(?:control-classes|form|text-field|textarea-field)\\.")),
    priority: 1,
  },
  {
    name: "listing",
    test: any(
      source(
        "components/ui/(?:badge|empty-state|load-more|monogram|skeleton)\\.",
        "components/directory/(?:listing-card|listing-grid)\\.",
        "components/listings/listing-(?:badges|photo)\\.",
        "components/prices/(?:hsa|membership-prices|not-insurance)\\.",
        "components/listings/listing-photo-source\\.",
        "hooks/(?:drawn-in-steps|listings/keys|online)\\.",
        "lib/browser/share-link\\.",
        "lib/format/(?:hostname|initials|name-tone|numbers|slug|telephone)\\.",
        "lib/listings/(?:confirmation|listing-state)\\.",
        "lib/pictures/stored-picture\\.",
        "lib/places/(?:places|us-states)\\.",
      ),
      icons(
        "badge-check",
        "flag",
        "globe",
        "mail",
        "map-pin",
        "pencil-line",
        "phone",
        "share-2",
        "video",
      ),
    ),
    priority: 1,
  },
  {
    // Not the drawing, which the page that the build wrote goes without.
    name: "home",
    test: any(source("pages/home/(?!street-)")),
    priority: 1,
  },
  {
    name: "forms",
    test: any(
      "node_modules/(?:zod|react-hook-form|@hookform)/",
      source(
        "components/forms/(?:checkbox|radio-group)-field\\.",
        "components/profiles/publish-address-field\\.",
        "lib/(?:session/(?:common-passwords|credentials)|format/plain-line)\\.",
      ),
    ),
    priority: 1,
  },
  {
    // Signing in and up, also where a dialog asks for it.
    name: "auth",
    test: new RegExp(
      source(
        "components/session/(?:code-form|password-strength-hint|resend-button|sign-in-form|two-step-form)\\.",
        "hooks/session/common-passwords\\.",
        "lib/session/password-strength\\.",
        "pages/auth/(?!.*-loader\\.)",
      ),
    ),
    priority: 1,
  },
];
