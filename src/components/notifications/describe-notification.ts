import { reasonText } from "@/lib/admin/reason-text";
import { formatCalendarDay } from "@/lib/format/dates";
import { plural, t } from "@/lib/messages";
import { type Facts, parseFacts } from "@/lib/parse-facts";
import { paths } from "@/lib/paths";
import type { Enums, Tables } from "@/lib/supabase/database.types";
import { nearMiles } from "@/lib/supabase/shared-limits";

type Kind = Enums<"notification_kind">;
type Place = "listing" | "dashboard" | "setup" | "admin";
/** A sentence about a practice, and the page it links to. */
type Sentence = readonly [text: string, place: Place];

/** Takes the place of the name in a sentence, because a member typed the name and it is set apart. */
const nameMarker = "\uFFFC";
const practice = nameMarker;
const actor = nameMarker;

/** The sentences by kind and detail of a notification about a practice. */
const outcomes: Record<
  Exclude<
    Kind,
    | keyof typeof reactions
    | "story"
    | "moderation"
    | "appeal"
    | "report"
    | "account"
    | "alert"
    | "contact"
  >,
  Record<string, Sentence>
> = {
  claim: {
    approved: [t`Your claim on ${practice} was approved`, "listing"],
    rejected: [t`Your claim on ${practice} was rejected`, "listing"],
    lapsing: [
      t`Your claim on ${practice} will expire within a week unless you add evidence`,
      "listing",
    ],
    lapsed: [
      t`Your claim on ${practice} expired because no evidence was added within 30 days`,
      "listing",
    ],
    revoked: [t`You no longer own the listing ${practice}`, "dashboard"],
    assigned: [t`An admin made you the owner of ${practice}`, "dashboard"],
    reassigned: [t`An admin made someone else the owner of ${practice}`, "listing"],
    disputed: [t`Someone disputed a claim on ${practice}`, "admin"],
  },
  listing: {
    verified: [t`Your listing ${practice} was approved and published`, "listing"],
    rejected: [t`Your listing ${practice} was rejected`, "listing"],
    opened: [t`Your listing ${practice} was reopened and is pending review`, "listing"],
    "taken down": [t`The listing ${practice} was taken down`, "dashboard"],
    "put back": [t`The listing ${practice} was published again`, "listing"],
    closed: [t`You saved ${practice}, which has closed`, "listing"],
    closing: [t`You saved ${practice}, which is closing`, "listing"],
    staying: [t`You saved ${practice}, which is no longer closing`, "listing"],
    suggested: [
      t`${practice} is closing and suggests your practice. You can remove the link on its page`,
      "listing",
    ],
    changed: [t`Someone outside your practice changed your listing ${practice}`, "setup"],
    merged: [
      t`The listing ${practice} was merged into another listing for the same practice`,
      "listing",
    ],
    // For administrators.
    "npi inactive": [t`An NPI on ${practice} is no longer active in the NPI registry`, "admin"],
  },
  change: {
    accepted: [t`Your change to ${practice} was approved and published`, "listing"],
    declined: [t`Your change to ${practice} was rejected`, "dashboard"],
  },
  correction: {
    suggested: [t`Someone suggested a correction to ${practice}`, "dashboard"],
    accepted: [t`Your correction to ${practice} was approved`, "listing"],
    declined: [t`Your correction to ${practice} was rejected`, "dashboard"],
  },
  request: {
    received: [t`New request for ${practice}`, "dashboard"],
    withdrawn: [t`A request to ${practice} was withdrawn`, "dashboard"],
    seen: [t`Your request to ${practice} was seen`, "dashboard"],
    answered: [t`Your request to ${practice} was answered`, "dashboard"],
    declined: [t`Your request to ${practice} was declined`, "dashboard"],
    waiting: [t`Your request to ${practice} is on the practice's waitlist`, "dashboard"],
    next: [t`You're first on the waitlist at ${practice}`, "dashboard"],
    offered: [t`A spot is open at ${practice}. Contact the practice to take it`, "listing"],
    closing: [t`You have an open request to ${practice}, which is closing`, "listing"],
    staying: [t`You have an open request to ${practice}, which is no longer closing`, "listing"],
    ended: [
      t`Your request to ${practice} was closed because the practice no longer takes requests here`,
      "dashboard",
    ],
  },
  staff: {
    invited: [t`You're invited to help manage ${practice}`, "dashboard"],
    offered: [t`You're invited to become the owner of ${practice}`, "dashboard"],
    accepted: [t`An invitation to help manage ${practice} was accepted`, "dashboard"],
    declined: [t`An invitation to help manage ${practice} was declined`, "dashboard"],
    owner: [t`You're now the owner of ${practice}`, "dashboard"],
    "handed over": [t`Ownership of ${practice} was transferred`, "dashboard"],
    manager: [t`You're now a manager of ${practice}`, "dashboard"],
    front_desk: [t`You now have front desk access to ${practice}`, "dashboard"],
    removed: [t`You no longer have access to ${practice}`, "dashboard"],
    left: [t`Someone left the team of ${practice}`, "dashboard"],
  },
};

type Card = Tables<"notification_cards">;

/** The text of a notification. */
export interface NotificationText {
  /** The sentence around the name, which a member typed and is set apart. */
  before: string;
  name: string | null;
  after: string;
  /** The quoted text: an excerpt of the post, or the practice's answer. */
  quote: string | null;
  /** The reason of the decision. */
  reason: string | null;
  /** The path of the page it is about. */
  to: string;
}

/** The text of a notification: a sentence, the name that it contains, and the page that it is about. */
function describe(
  sentence: string,
  name: string | null,
  to: string,
  { quote = null, reason = null }: Partial<Pick<NotificationText, "quote" | "reason">> = {},
): NotificationText {
  const [before = "", after] = sentence.split(nameMarker);
  return { before, name: after === undefined ? null : name, after: after ?? "", quote, reason, to };
}

const noteOf = ({ note }: Card) => note && reasonText(note);

const excerptLength = 120;

function excerptOf({ post_excerpt }: Card): string | null {
  const text = post_excerpt?.replace(/\s+/g, " ").trim();
  if (!text) return null;
  return [...(post_excerpt ?? "")].length < excerptLength ? text : `${text}…`;
}

const reactions = {
  like: {
    alone: t`${actor} liked your post`,
    together: (others: number) =>
      plural(others, {
        one: `${actor} and # other liked your post`,
        other: `${actor} and # others liked your post`,
      }),
  },
  comment: {
    alone: t`${actor} commented on your post`,
    together: (others: number) =>
      plural(others, {
        one: `${actor} and # other commented on your post`,
        other: `${actor} and # others commented on your post`,
      }),
  },
  reply: {
    alone: t`${actor} replied to your comment`,
    together: (others: number) =>
      plural(others, {
        one: `${actor} and # other replied to your comment`,
        other: `${actor} and # others replied to your comment`,
      }),
  },
  mention: {
    alone: t`${actor} mentioned you in a comment`,
    together: (others: number) =>
      plural(others, {
        one: `${actor} and # other mentioned you in a comment`,
        other: `${actor} and # others mentioned you in a comment`,
      }),
  },
  thread: {
    alone: t`${actor} commented on a post you follow`,
    together: (others: number) =>
      plural(others, {
        one: `${actor} and # other commented on a post you follow`,
        other: `${actor} and # others commented on a post you follow`,
      }),
  },
  post: {
    alone: t`${actor} shared a new post`,
    together: (others: number) =>
      plural(others, {
        one: `${actor} and # other shared a new post`,
        other: `${actor} and # others shared a new post`,
      }),
  },
};

const isReaction = (kind: Kind): kind is keyof typeof reactions => Object.hasOwn(reactions, kind);

function describeReaction(card: Card, kind: keyof typeof reactions): NotificationText {
  const count = card.actor_count ?? 0;
  // The actors may have deleted their accounts.
  const name = count === 0 ? t`Someone` : card.actor_name || t`Anonymous`;
  const { alone, together } = reactions[kind];
  const sentence = count > 1 ? together(count - 1) : alone;
  return describe(sentence, name, linkOf(card, kind), { quote: excerptOf(card) });
}

function linkOf({ post_id, comment_id }: Card, kind: keyof typeof reactions): string {
  if (!post_id) return paths.feed;
  if (comment_id) return paths.comment(post_id, comment_id);
  return kind === "like" || kind === "post" ? paths.post(post_id) : paths.postComments(post_id);
}

const moderatedPost: Record<string, string> = {
  hidden: t`Your post is hidden for now`,
  removed: t`An admin removed your post`,
  restored: t`An admin reviewed your post, and it is visible again`,
};

const moderatedComment: Record<string, string> = {
  hidden: t`Your comment is hidden for now`,
  removed: t`An admin removed your comment`,
  restored: t`An admin reviewed your comment, and it is visible again`,
  "post erased": t`An admin permanently deleted your post`,
  "comment erased": t`An admin permanently deleted your comment`,
};

function describeModeration(card: Card): NotificationText {
  const elsewhere = card.detail === "restored" ? paths.feed : paths.communityGuidelines;
  const detail = card.detail ?? "";
  return describe(
    card.post_id
      ? (moderatedPost[detail] ?? t`There is an update about your post`)
      : (moderatedComment[detail] ?? t`There is an update about your comment`),
    null,
    card.post_id ? paths.post(card.post_id) : elsewhere,
    { quote: excerptOf(card), reason: noteOf(card) },
  );
}

const reportedPost: Record<string, string> = {
  kept: t`An admin reviewed a post you reported and kept it`,
  removed: t`An admin removed a post you reported`,
};

const reportedComment: Record<string, string> = {
  kept: t`An admin reviewed a comment you reported and kept it`,
  removed: t`An admin removed a comment you reported`,
  "member closed": t`An admin reviewed your report about a member`,
};

function reportSentence(card: Card): string {
  const detail = card.detail ?? "";
  const decision = (card.post_id ? reportedPost : reportedComment)[detail];
  if (decision) return decision;
  return card.practice_name
    ? t`An admin reviewed your report about ${practice}`
    : t`An admin reviewed your report about a listing`;
}

const postOf = ({ post_id }: Card) => (post_id ? paths.post(post_id) : paths.feed);

/** Returns the path of a reported listing, or of the directory if the listing has been taken down. */
const reportedListing = (id: string, card: Card) =>
  card.practice_name ? paths.listing(id) : paths.directory();

const describeReport = (card: Card): NotificationText =>
  describe(
    reportSentence(card),
    card.practice_name,
    card.doctor_id ? reportedListing(card.doctor_id, card) : postOf(card),
    { reason: noteOf(card) },
  );

const appealed: Record<string, string> = {
  "post granted": t`Your appeal was approved: your post is visible again`,
  "post declined": t`Your appeal was rejected: your post stays hidden`,
  "comment granted": t`Your appeal was approved: your comment is visible again`,
  "comment declined": t`Your appeal was rejected: your comment stays hidden`,
  "listing granted": t`Your appeal was approved for the listing ${practice}`,
  "listing declined": t`Your appeal was rejected for the listing ${practice}`,
  "account granted": t`Your appeal was approved: your account can write again`,
  "account declined": t`Your appeal was rejected: your account stays suspended`,
  "granted without effect": t`Your appeal was approved. The decision no longer applied, so nothing else changes`,
};

const describeAppeal = (card: Card): NotificationText =>
  describe(
    appealed[card.detail ?? ""] ?? t`There is an update about your appeal`,
    card.practice_name,
    card.post_id ? paths.post(card.post_id) : paths.dashboard,
    { quote: excerptOf(card), reason: noteOf(card) },
  );

const describeStory = (card: Card): NotificationText =>
  describe(
    t`There is a new post about ${practice}`,
    card.practice_name ?? t`your practice`,
    postOf(card),
    { quote: excerptOf(card) },
  );

const describeAccount = (card: Card): NotificationText =>
  describe(
    card.detail === "suspended"
      ? t`Your account is suspended. You can read but not post`
      : t`Your account is active again. You can post`,
    null,
    paths.dashboard,
    { reason: noteOf(card) },
  );

const describeContact = (card: Card): NotificationText =>
  describe(t`We replied to your message. Check your email`, null, paths.contact, {
    quote: card.note,
  });

const placeOf = {
  listing: paths.listing,
  setup: (id: string) => paths.ownPractice(id),
  admin: paths.adminListing,
  dashboard: () => paths.dashboard,
};

/** What the database knows about the closing of a practice, by the detail of the notification. */
const closingSentences: Record<string, (closing: string, facts: Facts) => string> = {
  closing: (closing, facts) => {
    const day = formatCalendarDay(String(facts.closed_on));
    return withSuggestion(t`${closing} will close on ${day}.`, facts);
  },
  closed: (closing, facts) => {
    const day = formatCalendarDay(String(facts.closed_on));
    return withSuggestion(t`${closing} closed on ${day}.`, facts);
  },
};

function withSuggestion(sentence: string, { suggested_name }: Facts): string {
  if (!suggested_name) return sentence;
  const suggested = String(suggested_name);
  return `${sentence} ${t`The practice suggests ${suggested}.`}`;
}

/** The sentence of a notification about a closing; undefined for others. */
function closingNote(detail: string | null, note: string): string | undefined {
  const { practice_name, ...facts } = parseFacts(note);
  return practice_name ? closingSentences[detail ?? ""]?.(String(practice_name), facts) : undefined;
}

/** Who changed a listing, by the action. */
const changed: Record<string, string> = {
  edit: t`An admin changed your listing ${practice}`,
  confirm: t`An admin confirmed parts of your listing ${practice}`,
  import: t`An import changed your listing ${practice}`,
  propose: t`A change by others waits for review on your listing ${practice}`,
  "accept change": t`An admin approved a change by others to your listing ${practice}`,
  "undo import": t`The undoing of an import changed your listing ${practice}`,
};

const fallback: Sentence = [t`There is an update about ${practice}`, "dashboard"];

function describeOutcome(card: Card, kind: keyof typeof outcomes): NotificationText {
  const [text, place] = outcomes[kind][card.detail ?? ""] ?? fallback;
  const isAnswer = kind === "request";
  const isChange = card.changes !== null;
  const note = card.note && (closingNote(card.detail, card.note) ?? card.note);
  return describe(
    (isChange && changed[card.note ?? ""]) || text,
    card.practice_name ?? t`a practice`,
    card.doctor_id ? placeOf[place](card.doctor_id) : paths.dashboard,
    { quote: isAnswer ? note : null, reason: isAnswer || isChange ? null : note },
  );
}

/** Returns the text of a notification and where it links to. */
export function describeNotification(card: Card): NotificationText {
  if (isReaction(card.kind)) return describeReaction(card, card.kind);
  if (card.kind === "story") return describeStory(card);
  if (card.kind === "moderation") return describeModeration(card);
  if (card.kind === "report") return describeReport(card);
  if (card.kind === "appeal") return describeAppeal(card);
  if (card.kind === "account") return describeAccount(card);
  if (card.kind === "contact") return describeContact(card);
  if (card.kind === "alert") return describeAlert(card);
  return describeOutcome(card, card.kind);
}

/** Describes what an alert found: one practice by name, several by number. */
function describeAlert(card: Card): NotificationText {
  const listing = card.doctor_id ? paths.listing(card.doctor_id) : paths.saved();
  if (card.detail === "accepting") {
    return describe(
      t`${practice} is now accepting patients`,
      card.practice_name ?? t`A practice on your alerts`,
      listing,
    );
  }
  const place = card.note ?? t`a place in your alerts`;
  const count = card.found_count ?? 1;
  if (count === 1) {
    return describe(
      t`${practice} is new within ${nearMiles} miles of ${place}`,
      card.practice_name ?? t`A practice`,
      listing,
    );
  }
  const found = plural(count, {
    one: `# new practice within ${nearMiles} miles of ${place}`,
    other: `# new practices within ${nearMiles} miles of ${place}`,
  });
  return describe(found, null, paths.saved());
}
