import { oneLine } from "./plain.ts";
import type { Facts } from "./task.ts";

/** What a mail says, before it has a shape. */
export interface Wording {
  /** The same for all mails of a conversation, or mail programs would not show it as one. */
  subject: string;
  headline: string;
  lines: string[];
  /** Where one sees what it is about: a path of the site. */
  action: { label: string; path: string };
}

/** What somebody typed, for a mail: one line, of which no mail program makes a link, whatever was typed for a name. */
export const named = (text: string | undefined): string =>
  oneLine(text ?? "").replace(/(:(?=\/)|@|\.(?=\p{L}{2}))(?=\S)/gu, "$1 ");

/** The name of the practice; one may have gone meanwhile, or have none that can be seen. */
export const practiceOf = ({ practice }: Facts): string => named(practice) || "a practice";

export const personOf = ({ person }: Facts): string => named(person) || "Someone";

/** The addresses of the site that mails lead to. A test compares them with those of the site. */
export const places = {
  dashboard: "/dashboard",
  saved: "/saved",
  feed: "/feed",
  settings: "/settings",
  notifications: "/notifications",
  messages: "/admin?tab=messages",
  admin: "/admin",
  contact: "/contact",
  confirmRemoval: ({ token }: Facts): string =>
    token ? `/confirm-removal?${new URLSearchParams({ token })}` : "/confirm-removal",
  listing: ({ listing }: Facts): string => (listing ? `/doctor/${listing}` : "/dashboard"),
  near: ({ place }: Facts): string =>
    place ? `/directory?${new URLSearchParams({ search: oneLine(place) })}` : "/directory",
  /** Signing up, and then the answer. Who is signed in comes to the answer at once. */
  invitation: ({ invitation }: Facts): string =>
    invitation
      ? `/auth?${new URLSearchParams({ tab: "sign-up", next: `/dashboard?invitation=${invitation}` })}`
      : "/dashboard",
  comments: ({ post }: Facts): string => (post ? `/post/${post}#comments` : "/feed"),
} as const;

/** The reason of a decision, as a line of its own. */
export const reasonOf = ({ reason }: Facts): string[] =>
  reason ? [`Reason: ${oneLine(reason)}`] : [];

/** Words of one subject, each with its own headline. */
export function wordsAbout(
  subject: (practice: string) => string,
  sentences: Record<string, [headline: (practice: string) => string, line: string, to: Place]>,
): Record<string, (facts: Facts) => Wording> {
  return Object.fromEntries(
    Object.entries(sentences).map(([kind, [headline, line, to]]) => [
      kind,
      (facts: Facts) => ({
        subject: subject(practiceOf(facts)),
        headline: headline(practiceOf(facts)),
        lines: [line, ...reasonOf(facts)].filter(Boolean),
        action: actions[to](facts),
      }),
    ]),
  );
}

export type Place = "dashboard" | "listing" | "notifications";

const actions = {
  dashboard: () => ({ label: "Open your dashboard", path: places.dashboard }),
  notifications: () => ({ label: "Open your notifications", path: places.notifications }),
  listing: (facts: Facts) => ({ label: "View the practice", path: places.listing(facts) }),
} satisfies Record<Place, (facts: Facts) => Wording["action"]>;
