/** A script that pages share. */
export interface ScriptGroup {
  name: string;
  /** Where two groups claim a module, the higher one gets it. */
  priority: number;
  /** What it is made of: regular expressions for the addresses of modules, each of which must find one. */
  modules: readonly string[];
}

const each = (folder: string, names: string) =>
  names.split(" ").map((name) => `/${folder}/${name}\\.`);
const source = (folder: string, names: string) => each(`src/${folder}`, names);
const icons = (names: string) => each("lucide-react/dist/esm/icons", names);
const packages = (names: string) => names.split(" ").map((name) => `/node_modules/${name}/`);

/**
 * Which modules share a script. Left alone, what pages share is cut into dozens of small files, each a request of its
 * own: the home page has 7 scripts instead of 17 (15 instead of 28 for a member), a listing's 13 instead of 56.
 */
export const scriptGroups: readonly ScriptGroup[] = [
  { name: "react", modules: packages("react react-dom scheduler"), priority: 4 },
  {
    name: "query",
    priority: 3,
    modules: [
      ...packages("@tanstack/query-core @tanstack/react-query @supabase/postgrest-js"),
      ...source("components/layout", "data-layout"),
      // They need to know who is there, which the page without a connection goes without.
      ...source("components/saved", "save-toggle"),
      ...source("components/session", "member-button"),
      ...source("components/ui", "failure-detail failure-words load-failure try-again"),
      ...source("hooks/session", "store"),
      ...source("lib", "errors"),
      ...source("lib/drafts", "draft draft-names"),
      ...source("lib/session", "read-session session-state"),
      ...source(
        "lib/supabase",
        "api auth-client check-rows kept-lists limited-fetch project query-client",
      ),
    ],
  },
  {
    // The frame, and the small pieces of most pages.
    name: "page",
    priority: 2,
    modules: [
      ...source("components/ui", "built-part button button-styles card container disclosure"),
      ...source(
        "components/ui",
        "illustration lazy-part lazy-toaster link-button notice popover spinner text-link",
      ),
      ...source("components/ui", "visually-hidden"),
      ...source("components/forms", "field field-warning search-field"),
      ...source("components/layout", "account-slot brand loading-page page-head"),
      ...source("components/layout", "route-announcer site-footer site-frame site-layout"),
      ...source("components/layout", "site-links site-menu social-icon social-links"),
      ...source("components/layout", "structured-data suspension-slot top-bar ways-to-reach-us"),
      ...source("components/search", "directory-search-form near-me suggestions-slot"),
      ...source("components/session", "by-visitor"),
      ...source("hooks", "in-browser near-screen site-origin"),
      ...source("build/light-packages", "no-invariant same-data"),
      ...source("lib", "create-store join-classes load-for-click paths toast"),
      ...source("lib/browser", "coming-back history-arrivals once one-at-a-time page-scripts"),
      ...source("lib/browser", "searched take-focus visit-key"),
      ...source("lib/format", "dates mailto"),
      ...source("lib/schema-org", "breadcrumbs script-json"),
      ...source("lib/search", "near-me"),
      ...source("lib/session", "auth-wish session-hint"),
      ...source("lib/site", "built-html operator page-url site social-images"),
      "/src/assets/illustrations/",
      ...icons("arrow-left arrow-right check circle-exclamation-point clock locate-fixed menu"),
      ...icons("plus search triangle-exclamation-point x"),
      "/lucide-react/dist/esm/(?!icons/)",
      // In the entry it would make this script import the entry, which imports this one.
      "vite/preload-helper",
      ...packages("react-helmet-async"),
    ],
  },
  {
    name: "fields",
    priority: 1,
    modules: source("components/forms", "control-classes form text-field textarea-field"),
  },
  {
    name: "listing",
    priority: 1,
    modules: [
      ...source("components/ui", "badge empty-state monogram skeleton"),
      ...source(
        "components/listings",
        "listing-badges listing-photo listing-photo-source listing-toggle",
      ),
      ...source("components/comparison", "compare-toggle tray-slot"),
      ...source("components/saved", "save-face"),
      ...source("components/household", "household-button household-price-slot"),
      ...source("components/household", "linked-household-slot"),
      ...source("hooks", "online"),
      ...source("hooks/activity", "watch"),
      ...source("hooks/comparison", "tray"),
      ...source("hooks/household", "kept"),
      ...source("hooks/saved", "device"),
      ...source("hooks/listings", "keys"),
      ...source("lib/browser", "kept-on-device"),
      ...source("lib/filters", "wishes"),
      ...source("lib/format", "initials name-tone numbers uuid"),
      ...source("lib/listings", "listing-state told-price"),
      ...source("lib/pictures", "stored-picture"),
      // The mail is for the page at the door, too, which needs nothing else of a listing in full.
      ...icons("badge-check heart mail map-pin users video"),
    ],
  },
  {
    // What states and cities are called, and where their pages are.
    name: "places",
    priority: 1,
    modules: [...source("lib/format", "slug"), ...source("lib/places", "places us-states")],
  },
  {
    // Counts who reads them, once the page rests.
    name: "activity",
    priority: 1,
    modules: [
      ...source("hooks/activity", "cards count visit"),
      ...source("lib/activity", "may-count"),
    ],
  },
  {
    // A list of them.
    name: "cards",
    priority: 1,
    modules: [...source("components/directory", "listing-card listing-grid")],
  },
  {
    // Any list that goes on when its end is read.
    name: "list",
    priority: 1,
    modules: [...source("components/ui", "load-more"), ...source("hooks", "drawn-in-steps")],
  },
  {
    // What the directory's address says.
    name: "directory-address",
    priority: 1,
    modules: [
      ...source("lib/filters", "option-lists read-wishes"),
      ...source("lib/listings", "listing-filters"),
      ...source("lib/places", "position"),
    ],
  },
  {
    // One by itself, in full: what it costs, and how, where and when it is reached.
    name: "listing-detail",
    priority: 1,
    modules: [
      ...source("components/listings", "confirmation-note contact-list"),
      ...source("components/offices", "hours-list office-facts-list"),
      ...source("hooks", "address-params"),
      ...source("lib/hours", "hours"),
      ...source("lib/listings", "address clinicians contact"),
      ...source("lib/offices", "office"),
      ...source("components/prices", "fee-list hsa-note membership-prices not-insurance"),
      ...source("components/prices", "price-line price-table yearly-cost yearly-cost-list"),
      ...source("lib/format", "hostname"),
      ...source("lib/phone", "format-phone"),
      ...source("components/services", "covered-services"),
      ...source("lib/listings", "age-range age-span confirmed-parts membership-levels price-from"),
      ...source("lib/listings", "hsa prices"),
      ...source("lib/household", "for-whom price-words"),
      ...source("lib/services", "coverage"),
      ...icons("calendar-check circle-question-mark globe phone"),
    ],
  },
  {
    // What is done with a link, of a listing or a post.
    name: "sharing",
    priority: 1,
    modules: [
      ...source("components/listings", "share-button"),
      ...source("components/ui", "copy-button"),
      ...source("lib/browser", "copy-text share-link"),
      ...icons("copy flag pencil-line share-2"),
    ],
  },
  {
    // What its page needs, and some of those of who keeps or compares it.
    name: "listing-kept",
    priority: 1,
    modules: [
      ...source("components/household", "household-cost-slot"),
      ...source("components/prices", "state-statement"),
      ...source("hooks/listings", "detail"),
      ...source("lib/listings", "correction-fields detail-columns"),
    ],
  },
  {
    // What the search box suggests, once somebody turns to it.
    name: "suggestions",
    priority: 1,
    modules: [
      ...packages("downshift compute-scroll-into-view"),
      ...source("components/search", "panel recent-searches suggestion-box suggestion-group"),
      ...source("components/search", "suggestion-list suggestions use-nearness"),
      ...source("hooks", "pause room-below"),
      "/src/hooks/search/",
      "/src/lib/search/",
      ...icons("building-complex"),
    ],
  },
  {
    // What a listing says, where it is read, remembered and written.
    name: "listing-fields",
    priority: 1,
    modules: [
      ...source("lib", "record-of"),
      ...source("lib/listings", "field-columns field-table fields practice-fields price-fields"),
      ...source("lib/listings", "reach-fields recent-listings"),
    ],
  },
  {
    name: "forms",
    priority: 1,
    modules: [
      ...packages("zod react-hook-form @hookform/resolvers"),
      ...source("components/forms", "checkbox-field radio-group-field"),
      ...source("components/profiles", "publish-address-field"),
      ...source("lib/session", "common-passwords credentials"),
      ...source("lib/format", "plain-line"),
    ],
  },
  {
    // Signing in and up, also where a dialog asks for it.
    name: "auth",
    priority: 1,
    modules: [
      ...source("components/session", "captcha code-form password-strength-hint resend-button"),
      ...source("components/session", "sign-in-form two-step-form unconfirmed-notice"),
      ...source("components/forms", "password-field"),
      ...source(
        "hooks/session",
        "common-passwords countdown email-links mail-redirect password sign-in",
      ),
      ...source("lib/session", "captcha-tokens password-strength typed-email"),
      ...source("hooks/account", "proof"),
      ...icons("eye"),
      "/src/pages/auth/",
    ],
  },
  {
    // What else is asked of the auth client.
    name: "account",
    priority: 1,
    modules: [
      ...source("hooks/account", "two-step"),
      ...source("hooks/session", "sign-out"),
      ...source("lib/session", "auth-errors"),
    ],
  },
  {
    // What stands around what members write, wherever that is.
    name: "writing",
    priority: 1,
    modules: [
      ...source("components/posts", "moment post-text"),
      ...source("components/ui", "avatar"),
      ...source("hooks/posts", "keys"),
      ...source("lib/format", "characters post-text relative-time"),
      ...icons("arrow-up message-circle pen-line"),
    ],
  },
  {
    // What each page of a member has, whatever else it shows.
    name: "member",
    priority: 0,
    modules: [
      ...source("components/forms", "form-failure unsaved-changes-guard"),
      ...source("components/layout", "account-dropdown account-entries account-menu"),
      ...source("components/layout", "suspension-banner"),
      ...source("components/notifications", "notification-bell"),
      ...source("components/profiles", "role-badges section"),
      ...source("components/saved", "member-save-toggle merged-saved"),
      ...source("components/session", "account-context session-gate"),
      ...source("hooks", "sending-id unsaved-changes"),
      "/src/hooks/(?:blocks|claims|corrections|mail|notifications|profiles|requests|saved|staff)/keys\\.",
      ...source("hooks/notifications", "live"),
      ...source("hooks/profiles", "current-member roles"),
      ...source("hooks/saved", "change ids merge on-device"),
      ...source("hooks/session", "leave"),
      ...source("lib/browser", "dialog-history unsaved-changes"),
      ...source("lib/format", "today unread-count"),
      ...source("lib/saved", "saved-ids"),
      ...source("lib/session", "roles"),
      ...source("lib/supabase", "database.types realtime"),
      ...icons("bell chevron-down circle-check layout-dashboard log-out settings shield-check"),
      ...icons("user-round"),
    ],
  },
];
