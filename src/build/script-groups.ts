import type { Plugin } from "vite";

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
 * own: the home page has 7 scripts instead of 17, a listing's 22 instead of 56.
 */
const groups: readonly ScriptGroup[] = [
  { name: "react", modules: packages("react react-dom scheduler"), priority: 4 },
  {
    name: "query",
    priority: 3,
    modules: [
      ...packages("@tanstack/query-core @tanstack/react-query @supabase/postgrest-js"),
      ...source("components/layout", "data-layout"),
      ...source("components/ui", "failure-detail failure-words load-failure"),
      ...source("hooks/session", "store"),
      ...source("lib", "errors"),
      ...source("lib/session", "read-session session-state"),
      ...source("lib/supabase", "api check-rows kept-lists limited-fetch project query-client"),
    ],
  },
  {
    // The frame, and the small pieces of most pages.
    name: "page",
    priority: 2,
    modules: [
      ...source("components/ui", "built-part button button-styles card container disclosure"),
      ...source("components/ui", "illustration lazy-toaster link-button popover spinner text-link"),
      ...source("components/ui", "visually-hidden"),
      ...source("components/forms", "field search-field"),
      ...source("components/layout", "account-slot brand loading-page page-head"),
      ...source("components/layout", "route-announcer site-footer site-frame site-layout"),
      ...source("components/layout", "site-links site-menu social-icon social-links"),
      ...source("components/layout", "structured-data suspension-slot top-bar ways-to-reach-us"),
      ...source("components/search", "directory-search-form near-me suggestions-slot"),
      ...source("components/session", "by-visitor"),
      ...source("hooks", "in-browser near-screen site-origin"),
      ...source("build/light-packages", "no-invariant same-data"),
      ...source("lib", "create-store join-classes paths toast"),
      ...source("lib/browser", "coming-back history-arrivals once one-at-a-time searched"),
      ...source("lib/browser", "take-focus visit-key"),
      ...source("lib/format", "dates mailto"),
      ...source("lib/schema-org", "breadcrumbs script-json"),
      ...source("lib/session", "auth-wish session-hint"),
      ...source("lib/site", "built-html operator page-url site social-images"),
      "/src/assets/illustrations/",
      ...icons("arrow-left arrow-right check circle-exclamation-point clock locate-fixed menu"),
      ...icons("plus search x"),
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
      ...source("components/household", "household-button household-cost-slot"),
      ...source("components/household", "household-price-slot linked-household-slot"),
      ...source("hooks", "online"),
      ...source("hooks/comparison", "tray"),
      ...source("hooks/household", "kept"),
      ...source("hooks/saved", "device"),
      ...source("hooks/listings", "keys"),
      ...source("lib/browser", "kept-on-device"),
      ...source("lib/filters", "wishes"),
      ...source("lib/format", "initials name-tone numbers slug uuid"),
      ...source("lib/listings", "listing-state"),
      ...source("lib/pictures", "stored-picture"),
      ...source("lib/places", "places us-states"),
      ...icons("badge-check heart map-pin users video"),
    ],
  },
  {
    // Needs to know who is there, which the page without a connection goes without.
    name: "save-toggle",
    priority: 1,
    modules: source("components/saved", "save-toggle"),
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
    // One by itself, in full.
    name: "listing-detail",
    priority: 1,
    modules: [
      ...source("components/prices", "hsa membership-prices not-insurance tier-table"),
      ...source("components/prices", "yearly-cost yearly-cost-list"),
      ...source("lib/browser", "copy-text share-link"),
      ...source("lib/format", "hostname telephone"),
      ...source("lib/listings", "age-range confirmation"),
      ...icons("flag globe mail pencil-line phone share-2"),
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
      ...source("lib/listings", "field-columns field-table fields recent-listings"),
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
      ...source("components/session", "code-form password-strength-hint resend-button"),
      ...source("components/session", "sign-in-form two-step-form"),
      ...source("hooks/session", "common-passwords"),
      ...source("lib/session", "password-strength"),
      "/src/pages/auth/",
    ],
  },
];

/** What is known of a script that the build made. */
interface Script {
  name?: string | undefined;
  moduleIds?: readonly string[] | undefined;
}

/** @throws when a group asks for modules that its script has none of. */
export function checkGroups(wanted: readonly ScriptGroup[], scripts: readonly Script[]): void {
  for (const { name, modules } of wanted) {
    const ids = scripts.flatMap((script) => (script.name === name ? (script.moduleIds ?? []) : []));
    const missing = modules.filter((module) => !ids.some((id) => new RegExp(module).test(id)));
    if (missing.length > 0) {
      const list = missing.join(", ");
      throw new Error(`The script “${name}” has no module that matches ${list}: script-groups.ts.`);
    }
  }
}

/** Makes the scripts of the browser's build. */
export function scriptGroups(): Plugin {
  return {
    name: "script-groups",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: groups.map(({ name, modules, priority }) => ({
                ...{ name, priority, test: new RegExp(modules.join("|")) },
              })),
            },
          },
        },
      },
    }),
    generateBundle: (_, bundle) => checkGroups(groups, Object.values(bundle)),
  };
}
