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
    test: any("@tanstack", source("(?:lib/(?:errors|query-client)|hooks/session/store)\\.")),
    priority: 3,
  },
  {
    // The frame, and the small pieces of most pages.
    name: "page",
    test: any(
      source(
        "components/ui/(?:button|button-styles|card|container|disclosure|illustration)\\.",
        "components/ui/(?:lazy-toaster|link-button|spinner|text-link|visually-hidden)\\.",
        "components/forms/(?:field|search-field)\\.",
        "components/layout/(?!account-menu|account-dropdown|account-entries|data-layout|prose-page|breadcrumb-trail)",
        "components/search/",
        "components/session/by-visitor\\.",
        "hooks/(?:near-screen|site-origin)\\.",
        "lib/(?:breadcrumbs|dates|join-classes|page-url|paths|script-json|session-hint)\\.",
        "lib/(?:site|social-images|take-focus|toast)\\.",
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
    ),
    priority: 2,
  },
  {
    // Not the text's own pieces, which a page that the build wrote goes without.
    name: "article",
    test: any(
      source(
        "components/blog/(?!article-(?:summary|text)|contents|find-a-doctor|prose)",
        "lib/blog-",
        "content/blog/entries",
        "pages/blog/article-",
      ),
    ),
    priority: 1,
  },
  {
    name: "listing",
    test: any(
      source(
        "components/ui/(?:badge|monogram|notice|skeleton)\\.",
        "components/doctors/doctor-(?:badges|photo)\\.",
        "lib/(?:confirmation|format|initials|listing-state|name-tone)\\.",
        "lib/(?:stored-picture|telephone)\\.",
      ),
      icons("mail", "map-pin", "pencil-line", "phone", "share-2", "video"),
    ),
    priority: 1,
  },
];
