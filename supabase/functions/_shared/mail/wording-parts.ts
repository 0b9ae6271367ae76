import { oneLine } from "./sanitize-text.ts";
import type { Facts, Language } from "./task.ts";

/** A line of an email. In Spanish emails, `english` is what an admin wrote. */
export type Line = string | { label: string; english: string };

/** The content of an email, before formatting. */
export interface Wording {
  /** Only if it differs from the headline. */
  subject?: string;
  /** Says what happened. */
  headline: string;
  lines: Line[];
  /** The button, with a path of the site. */
  action: { label: string; path: string };
}

export type Write = (facts: Facts) => Wording;

/** Returns typed text as one line that email programs don't turn into a link, such as "evil．com" or "1.2.3.4/x". */
export const named = (text: string | undefined, most?: number): string =>
  oneLine((text ?? "").normalize("NFKC").replaceAll("。", "."), most).replace(
    /(:(?=[/\\])|@|\.(?=\p{L}{2})|(?<=\d)\.(?=\d+\.\d))(?=\S)/gu,
    "$1 ",
  );

/** Returns the practice's name, or a placeholder. */
export const practiceOf = ({ practice }: Facts): string => named(practice) || "a practice";

/** Formats a date of the database: "2027-03-01" is "March 1, 2027". */
export const longDay = (date: string): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));

/** Formats a phone number: "+15125550142;ext=3" is "(512) 555-0142 ext. 3". */
export const phoneInWords = (phone: string): string =>
  phone.replace(/^\+1(\d{3})(\d{3})(\d{4})/, "($1) $2-$3").replace(";ext=", " ext. ");

export const personOf = ({ person }: Facts): string => named(person) || "Someone";

/** The site's paths used in emails. A test compares them with the app's paths. */
export const sitePaths = {
  dashboard: "/dashboard",
  saved: "/saved",
  feed: "/feed",
  settings: "/settings",
  notifications: "/notifications",
  admin: "/admin",
  adminsAdded: "/admin?tab=decisions&event=admin_added",
  contact: "/contact",
  confirmRemoval: ({ token }: Facts): string =>
    token ? `/confirm-removal?${new URLSearchParams({ token })}` : "/confirm-removal",
  listing: ({ listing }: Facts): string => (listing ? `/doctor/${listing}` : "/dashboard"),
  /** The form of a listing, at a field if there is one. */
  setup: ({ listing, field }: Facts): string =>
    listing
      ? `/doctor/setup?${new URLSearchParams({ practice: listing, ...(field && { field }) })}`
      : "/dashboard",
  near: ({ place }: Facts): string =>
    place ? `/directory?${new URLSearchParams({ search: oneLine(place) })}` : "/directory",
  /** Sign-up, then the invitation. Signed-in members go to the invitation directly. */
  invitation: ({ invitation }: Facts): string =>
    invitation
      ? `/auth?${new URLSearchParams({ tab: "sign-up", next: `/dashboard?invitation=${invitation}` })}`
      : "/dashboard",
  nearFeed: ({ state }: Facts): string =>
    state ? `/feed?${new URLSearchParams({ near: state })}` : "/feed",
  comments: ({ post }: Facts): string => (post ? `/post/${post}#comments` : "/feed"),
} as const;

// Pages in English only. A test compares them with the routes.
const englishPages = /^\/(admin|doctor\/(setup|activity))\b/;

/** Returns the path of a page in a language. */
export const pathIn = (language: Language, path: string): string =>
  language === "es" && !englishPages.test(path) ? `/es${path}` : path;

/** The reasons that the database gives by itself. src/lib/admin/reason-text.ts has the same sentences for the site. */
const automaticReasons: Record<string, string> = {
  private_information_reported: "A member reported that it shows private or health information.",
  reported_by_several: "Several members reported it.",
  claim_disputed: "The person at this work email says that they didn't make this claim.",
};

/** Returns the code of a reason that the database gives by itself; null for what an admin wrote. */
export const automaticReasonOf = ({ reason }: Facts): string | null =>
  /^\{"code": ?"(\w+)"\}$/.exec(reason ?? "")?.[1] ?? null;

/** Returns the reason for a decision as a separate line: what an admin wrote, or the sentence of a code. */
export function reasonOf(facts: Facts): string[] {
  const code = automaticReasonOf(facts);
  const sentence = code === null ? facts.reason : automaticReasons[code];
  return sentence ? [`Reason: ${oneLine(sentence)}`] : [];
}

/** Creates the wording of a type about a practice. */
export const aboutPractice =
  (headline: (practice: string, facts: Facts) => string, line: string, to: Place): Write =>
  (facts) => ({
    headline: headline(practiceOf(facts), facts),
    lines: [line, ...reasonOf(facts)].filter(Boolean),
    action: actions[to](facts),
  });

export type Place = "dashboard" | "listing" | "notifications" | "setup";

const actions = {
  dashboard: () => ({ label: "Open your dashboard", path: sitePaths.dashboard }),
  notifications: () => ({ label: "Open your notifications", path: sitePaths.notifications }),
  listing: (facts: Facts) => ({ label: "View the practice", path: sitePaths.listing(facts) }),
  setup: (facts: Facts) => ({ label: "Edit your listing", path: sitePaths.setup(facts) }),
} satisfies Record<Place, (facts: Facts) => Wording["action"]>;
