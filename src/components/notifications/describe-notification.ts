import { reasonText } from "@/lib/admin/reason-text";
import { formatCalendarDay } from "@/lib/format/dates";
import { type Facts, parseFacts } from "@/lib/parse-facts";
import { paths } from "@/lib/paths";
import { nearbyPhrase } from "@/lib/saved/nearby-phrase";
import type { Enums, Tables } from "@/lib/supabase/database.types";

type Kind = Enums<"notification_kind">;
type Place = "listing" | "dashboard" | "setup" | "admin";
/** A sentence around a practice's name, and the page it links to. */
type Sentence = readonly [before: string, after: string, place: Place];

/** The sentences by kind and detail of a notification about a practice. */
const outcomes: Record<
  Exclude<
    Kind,
    | "like"
    | "comment"
    | "reply"
    | "mention"
    | "thread"
    | "post"
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
    approved: ["Your claim on ", " was approved", "listing"],
    rejected: ["Your claim on ", " was rejected", "listing"],
    lapsing: ["Your claim on ", " will expire within a week unless you add evidence", "listing"],
    lapsed: ["Your claim on ", " expired because no evidence was added within 30 days", "listing"],
    revoked: ["You no longer own the listing ", "", "dashboard"],
    assigned: ["An admin made you the owner of ", "", "dashboard"],
    reassigned: ["An admin made someone else the owner of ", "", "listing"],
    disputed: ["Someone disputed a claim on ", "", "admin"],
  },
  listing: {
    verified: ["Your listing ", " was approved and published", "listing"],
    rejected: ["Your listing ", " was rejected", "listing"],
    opened: ["Your listing ", " was reopened and is pending review", "listing"],
    "taken down": ["The listing ", " was taken down", "dashboard"],
    "put back": ["The listing ", " was published again", "listing"],
    closed: ["You saved ", ", which has closed", "listing"],
    closing: ["You saved ", ", which is closing", "listing"],
    staying: ["You saved ", ", which is no longer closing", "listing"],
    successor: ["A closing practice would like to send its members to ", "", "dashboard"],
    "successor accepted": ["A practice agreed to welcome the members of ", "", "listing"],
    "successor declined": ["A practice can't welcome the members of ", "", "listing"],
    changed: ["Someone outside your practice changed your listing ", "", "setup"],
    merged: ["The listing ", " was merged into another listing for the same practice", "listing"],
    // For administrators.
    "npi inactive": ["An NPI on ", " is no longer active in the NPI registry", "admin"],
  },
  change: {
    accepted: ["Your change to ", " was approved and published", "listing"],
    declined: ["Your change to ", " was rejected", "dashboard"],
  },
  correction: {
    suggested: ["Someone suggested a correction to ", "", "dashboard"],
    accepted: ["Your correction to ", " was approved", "listing"],
    declined: ["Your correction to ", " was rejected", "dashboard"],
  },
  request: {
    received: ["New request for ", "", "dashboard"],
    withdrawn: ["A request to ", " was withdrawn", "dashboard"],
    seen: ["Your request to ", " was seen", "dashboard"],
    answered: ["Your request to ", " was answered", "dashboard"],
    declined: ["Your request to ", " was declined", "dashboard"],
    waiting: ["Your request to ", " is on the practice's waitlist", "dashboard"],
    next: ["You're first on the waitlist at ", "", "dashboard"],
    offered: ["A spot is open at ", ". Contact the practice to take it", "listing"],
    closing: ["You have an open request to ", ", which is closing", "listing"],
    staying: ["You have an open request to ", ", which is no longer closing", "listing"],
    ended: [
      "Your request to ",
      " was closed because the practice no longer takes requests here",
      "dashboard",
    ],
  },
  staff: {
    invited: ["You're invited to help manage ", "", "dashboard"],
    offered: ["You're invited to become the owner of ", "", "dashboard"],
    accepted: ["An invitation to help manage ", " was accepted", "dashboard"],
    declined: ["An invitation to help manage ", " was declined", "dashboard"],
    "asked to take over": [
      "The owner deleted their account. Within 14 days, say whether you take over ",
      "",
      "dashboard",
    ],
    "handed over": ["Ownership of ", " was transferred", "dashboard"],
    manager: ["You're now a manager of ", "", "dashboard"],
    front_desk: ["You now have front desk access to ", "", "dashboard"],
    removed: ["You no longer have access to ", "", "dashboard"],
    left: ["Someone left the team of ", "", "dashboard"],
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

const excerptLength = 120;

function excerptOf({ post_excerpt }: Card): string | null {
  const text = post_excerpt?.replace(/\s+/g, " ").trim();
  if (!text) return null;
  return [...(post_excerpt ?? "")].length < excerptLength ? text : `${text}…`;
}

const reactions = {
  like: "liked your post",
  comment: "commented on your post",
  reply: "replied to your comment",
  mention: "mentioned you in a comment",
  thread: "commented on a post you follow",
  post: "shared a new post",
};

const isReaction = (kind: Kind): kind is keyof typeof reactions => Object.hasOwn(reactions, kind);

function describeReaction(card: Card, kind: keyof typeof reactions): NotificationText {
  const count = card.actor_count ?? 0;
  // The actors may have deleted their accounts.
  const name = count === 0 ? "Someone" : card.actor_name || "Anonymous";
  const others = count - 1;
  const othersText = others < 1 ? "" : ` and ${others} ${others === 1 ? "other" : "others"}`;
  return {
    before: "",
    name,
    after: `${othersText} ${reactions[kind]}`,
    quote: excerptOf(card),
    reason: null,
    to: linkOf(card, kind),
  };
}

function linkOf({ post_id, comment_id }: Card, kind: keyof typeof reactions): string {
  if (!post_id) return paths.feed;
  if (comment_id) return paths.comment(post_id, comment_id);
  return kind === "like" || kind === "post" ? paths.post(post_id) : paths.postComments(post_id);
}

function describeModeration(card: Card): NotificationText {
  const what = card.post_id ? "post" : "comment";
  const elsewhere = card.detail === "restored" ? paths.feed : paths.communityGuidelines;
  const sentences: Record<string, string> = {
    hidden: `Your ${what} is hidden for now`,
    removed: `An admin removed your ${what}`,
    restored: `An admin reviewed your ${what}, and it is visible again`,
    "post erased": "An admin permanently deleted your post",
    "comment erased": "An admin permanently deleted your comment",
  };
  return {
    before: sentences[card.detail ?? ""] ?? `There is an update about your ${what}`,
    name: null,
    after: "",
    quote: excerptOf(card),
    reason: card.note && reasonText(card.note),
    to: card.post_id ? paths.post(card.post_id) : elsewhere,
  };
}

function describeReport(card: Card): NotificationText {
  const isMember = card.detail === "member closed";
  const subject = card.post_id ? "a post" : isMember ? "a member" : "a comment";
  const sentences: Record<string, string> = {
    kept: `An admin reviewed ${subject} you reported and kept it`,
    removed: `An admin removed ${subject} you reported`,
  };
  return {
    before:
      sentences[card.detail ?? ""] ??
      `An admin reviewed your report about ${card.practice_name ? "" : subject}`,
    name: card.practice_name,
    after: "",
    quote: null,
    reason: card.note && reasonText(card.note),
    to: card.doctor_id
      ? paths.listing(card.doctor_id)
      : card.post_id
        ? paths.post(card.post_id)
        : paths.feed,
  };
}

const appealed: Record<string, string> = {
  "post granted": "Your appeal was approved: your post is visible again",
  "post declined": "Your appeal was rejected: your post stays hidden",
  "comment granted": "Your appeal was approved: your comment is visible again",
  "comment declined": "Your appeal was rejected: your comment stays hidden",
  "listing granted": "Your appeal was approved for the listing ",
  "listing declined": "Your appeal was rejected for the listing ",
  "account granted": "Your appeal was approved: your account can write again",
  "account declined": "Your appeal was rejected: your account stays suspended",
  "granted without effect":
    "Your appeal was approved. The decision no longer applied, so nothing else changes",
};

const describeAppeal = (card: Card): NotificationText => ({
  before: appealed[card.detail ?? ""] ?? "There is an update about your appeal",
  name: card.practice_name,
  after: "",
  quote: excerptOf(card),
  reason: card.note && reasonText(card.note),
  to: card.post_id ? paths.post(card.post_id) : paths.dashboard,
});

const describeStory = (card: Card): NotificationText => ({
  before: "There is a new post about ",
  name: card.practice_name ?? "your practice",
  after: "",
  quote: excerptOf(card),
  reason: null,
  to: card.post_id ? paths.post(card.post_id) : paths.feed,
});

const describeAccount = (card: Card): NotificationText => ({
  before:
    card.detail === "suspended"
      ? "Your account is suspended. You can read but not post"
      : "Your account is active again. You can post",
  name: null,
  after: "",
  quote: null,
  reason: card.note && reasonText(card.note),
  to: paths.dashboard,
});

const describeContact = (card: Card): NotificationText => ({
  before: "We replied to your message. Check your email",
  name: null,
  after: "",
  quote: card.note,
  reason: null,
  to: paths.contact,
});

const placeOf = {
  listing: paths.listing,
  setup: (id: string) => paths.ownPractice(id),
  admin: paths.adminListing,
  dashboard: () => paths.dashboard,
};

/** What the database knows about the closing of a practice, by the detail of the notification. */
const closingSentences: Record<string, (facts: Facts) => string> = {
  closing: ({ practice_name, closed_on, ...facts }) =>
    `${practice_name} will close on ${formatCalendarDay(String(closed_on))}.${successorSentence(facts)}`,
  closed: ({ practice_name, closed_on, ...facts }) =>
    `${practice_name} closed on ${formatCalendarDay(String(closed_on))}.${successorSentence(facts)}`,
  successor: ({ practice_name }) =>
    `${practice_name} is closing and would like to send its members to you.`,
  "successor accepted": ({ practice_name }) =>
    `${practice_name} agreed that you send your members there.`,
  "successor declined": ({ practice_name }) => `${practice_name} declined.`,
};

const successorSentence = ({ successor_name }: Facts): string =>
  successor_name ? ` Members can go to ${successor_name}.` : "";

/** The sentence of a notification about a closing; undefined for others. */
function closingNote(detail: string | null, note: string): string | undefined {
  const facts = parseFacts(note);
  return facts.practice_name ? closingSentences[detail ?? ""]?.(facts) : undefined;
}

/** Who changed a listing, by the action. */
const changed: Record<string, string> = {
  edit: "An admin changed your listing ",
  confirm: "An admin confirmed parts of your listing ",
  import: "An import changed your listing ",
  propose: "A change by others waits for review on your listing ",
  "accept change": "An admin approved a change by others to your listing ",
  "undo import": "The undoing of an import changed your listing ",
};

const fallback: Sentence = ["There is an update about ", "", "dashboard"];

function describeOutcome(card: Card, kind: keyof typeof outcomes): NotificationText {
  const [before, after, place] = outcomes[kind][card.detail ?? ""] ?? fallback;
  const isAnswer = kind === "request";
  const isChange = card.changes !== null;
  const note = card.note && (closingNote(card.detail, card.note) ?? card.note);
  return {
    before: (isChange && changed[card.note ?? ""]) || before,
    name: card.practice_name ?? "a practice",
    after,
    quote: isAnswer ? note : null,
    reason: isAnswer || isChange ? null : note,
    to: card.doctor_id ? placeOf[place](card.doctor_id) : paths.dashboard,
  };
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
  const nothing = { quote: null, reason: null };
  const listing = card.doctor_id ? paths.listing(card.doctor_id) : paths.saved();
  if (card.detail === "accepting") {
    const name = card.practice_name ?? "A practice on your alerts";
    return { before: "", name, after: " is now accepting patients", ...nothing, to: listing };
  }
  const where = nearbyPhrase(card.note ?? "a place in your alerts");
  const count = card.found_count ?? 1;
  if (count === 1) {
    const name = card.practice_name ?? "A practice";
    return { before: "", name, after: ` is new ${where}`, ...nothing, to: listing };
  }
  const before = `${count} new practices ${where}`;
  return { before, name: null, after: "", ...nothing, to: paths.saved() };
}
