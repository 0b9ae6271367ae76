import { formatCalendarDay } from "@/lib/format/dates";
import { tidyText } from "@/lib/format/post-text";
import { announcementText, readAnnouncedPrices } from "@/lib/listings/announced-prices";
import { plural, t } from "@/lib/messages";
import { type Facts, parseFacts } from "@/lib/parse-facts";
import { paths } from "@/lib/paths";
import { reasonText } from "@/lib/reason-text";
import type { Tables } from "@/lib/supabase/database.types";
import type { NotifiedEvent } from "@/lib/supabase/event-codes";
import { nearMiles } from "@/lib/supabase/shared-limits";

type Card = Tables<"notification_cards">;

/** What a notification is about; its icon shows it. */
export type Subject =
  | "account"
  | "alert"
  | "appeal"
  | "change"
  | "claim"
  | "comment"
  | "contact"
  | "correction"
  | "like"
  | "listing"
  | "mention"
  | "moderation"
  | "post"
  | "report"
  | "request"
  | "staff"
  | "story";

/** The text of a notification. */
export interface NotificationText {
  subject: Subject;
  /** The sentence around the name, which a member typed and is set apart. */
  before: string;
  name: string | null;
  after: string;
  /** The quoted text: an excerpt of the comment or post, or the practice's answer. */
  quote: string | null;
  /** The reason of the decision. */
  reason: string | null;
  /** The path of the page it is about. */
  to: string;
}

type Describe = (card: Card) => NotificationText;

/** Takes the place of the name in a sentence, because a member typed the name and it is set apart. */
const nameMarker = "\uFFFC";
const practice = nameMarker;
const actor = nameMarker;

/** The text of a notification: a sentence, the name that it contains, and the page that it is about. */
function describe(
  subject: Subject,
  sentence: string,
  name: string | null,
  to: string,
  { quote = null, reason = null }: Partial<Pick<NotificationText, "quote" | "reason">> = {},
): NotificationText {
  const [before = "", after] = sentence.split(nameMarker);
  return {
    subject,
    before,
    name: after === undefined ? null : name,
    after: after ?? "",
    quote,
    reason,
    to,
  };
}

const reasonOf = ({ note }: Card) => note && reasonText(note);

const excerptLength = 120;

function excerptOf({ excerpt }: Card): string | null {
  const text = excerpt && tidyText(excerpt).replace(/\s+/g, " ");
  if (!text) return null;
  return [...(excerpt ?? "")].length < excerptLength ? text : `${text}…`;
}

// Practices

const places = {
  listing: paths.listing,
  setup: (id: string) => paths.ownPractice(id),
  admin: paths.adminListing,
  dashboard: () => paths.dashboard,
};

function describePractice(
  card: Card,
  subject: Subject,
  sentence: string,
  place: keyof typeof places,
  details: Partial<Pick<NotificationText, "quote" | "reason">> = {},
): NotificationText {
  const to = card.doctor_id ? places[place](card.doctor_id) : paths.dashboard;
  return describe(subject, sentence, card.practice_name ?? t`a practice`, to, details);
}

/** A notification about a practice, with the reason of a decision. */
const decided =
  (subject: Subject) =>
  (sentence: string, place: keyof typeof places): Describe =>
  (card) =>
    describePractice(card, subject, sentence, place, { reason: reasonOf(card) });

const claim = decided("claim");
const listing = decided("listing");
const change = decided("change");
const correction = decided("correction");
const staff = decided("staff");

/** A notification about a request, with what the practice wrote. */
const request =
  (sentence: string, place: keyof typeof places): Describe =>
  (card) =>
    describePractice(card, "request", sentence, place, { quote: card.note });

/** A new request, by what it asks for, as the email calls it. */
const received: Record<string, string> = {
  question: t`New question for ${practice}`,
  meeting: t`New meet-and-greet request for ${practice}`,
  waitlist: t`New waitlist request for ${practice}`,
};

/** The sentence about a closing, from what the database knows about it. */
function closingNote({ note }: Card, sentence: (name: string, day: string) => string) {
  const { practice_name, closed_on, suggested_name }: Facts = parseFacts(note);
  if (!practice_name) return note;
  const when = sentence(String(practice_name), formatCalendarDay(String(closed_on)));
  if (!suggested_name) return when;
  const suggested = String(suggested_name);
  return `${when} ${t`The practice suggests ${suggested}.`}`;
}

const willClose = (closing: string, day: string) => t`${closing} will close on ${day}.`;
const hasClosed = (closing: string, day: string) => t`${closing} closed on ${day}.`;

/** Who changed a listing, by the action. */
const changed: Record<string, string> = {
  edit: t`An admin changed your listing ${practice}`,
  confirm: t`An admin confirmed parts of your listing ${practice}`,
  import: t`An import changed your listing ${practice}`,
  suggest: t`An admin's list suggests a change to your listing ${practice}`,
  "accept correction": t`An admin accepted a member's correction of your listing ${practice}`,
  "accept change": t`An admin approved a change by others to your listing ${practice}`,
  "undo import": t`The undoing of an import changed your listing ${practice}`,
};

// Posts and comments

/** What members did with a post, in one notification for all of them. */
const reaction =
  (
    subject: Subject,
    pathOf: (post: string) => string,
    alone: string,
    together: (others: number) => string = () => alone,
  ): Describe =>
  (card) => {
    const { post_id, comment_id } = card;
    const count = card.actor_count ?? 0;
    // The actors may have deleted their accounts.
    const name = count === 0 ? t`Someone` : card.actor_name || t`Anonymous`;
    const to = post_id
      ? comment_id
        ? paths.comment(post_id, comment_id)
        : pathOf(post_id)
      : paths.feed;
    const sentence = count > 1 ? together(count - 1) : alone;
    return describe(subject, sentence, name, to, { quote: excerptOf(card) });
  };

const postOf = ({ post_id, comment_id }: Card, elsewhere: string = paths.feed) =>
  !post_id ? elsewhere : comment_id ? paths.comment(post_id, comment_id) : paths.post(post_id);

/** A decision about a post or comment of the member, whose page has the appeal if there can be one. */
const moderated =
  (sentence: string, elsewhere: string = paths.communityGuidelines): Describe =>
  (card) =>
    describe("moderation", sentence, null, postOf(card, elsewhere), {
      quote: card.comment_id ? null : excerptOf(card),
      reason: reasonOf(card),
    });

/** A decision about a post or comment that the member reported; it is unknown which if it was deleted for good. */
const reported =
  (ofPost: string, ofComment: string, ofEither: string): Describe =>
  (card) => {
    const sentence = card.comment_id ? ofComment : card.post_id ? ofPost : ofEither;
    return describe("report", sentence, null, postOf(card), { reason: reasonOf(card) });
  };

/** A closed report about a listing or a member. */
function describeClosedReport(card: Card): NotificationText {
  const { doctor_id, practice_name } = card;
  const reason = reasonOf(card);
  if (!doctor_id) {
    return describe("report", t`An admin reviewed your report about a member`, null, paths.feed, {
      reason,
    });
  }
  // Only its owner can see a listing that was taken down.
  return practice_name
    ? describe(
        "report",
        t`An admin reviewed your report about ${practice}`,
        practice_name,
        paths.listing(doctor_id),
        { reason },
      )
    : describe(
        "report",
        t`An admin reviewed your report about a listing`,
        null,
        paths.directory(),
        { reason },
      );
}

/** What an appeal was about, by the decision. */
function appealedThing({ appealed }: Card) {
  switch (appealed) {
    case "post_hidden":
    case "post_removed":
      return "post";
    case "comment_hidden":
    case "comment_removed":
      return "comment";
    case "listing_rejected":
    case "listing_taken_down":
      return "listing";
    default:
      return "account";
  }
}

const appeal =
  (sentences: Record<ReturnType<typeof appealedThing>, string>): Describe =>
  (card) =>
    describe(
      "appeal",
      sentences[appealedThing(card)],
      card.practice_name,
      card.post_id ? paths.post(card.post_id) : paths.dashboard,
      { quote: excerptOf(card), reason: reasonOf(card) },
    );

const mootAppeal = t`Your appeal was approved. The decision no longer applied, so nothing else changes`;

const account =
  (sentence: string, to: string = paths.dashboard): Describe =>
  (card) =>
    describe("account", sentence, null, to, { reason: reasonOf(card) });

/** Describes what an alert about a place found: one practice by name, several by number. */
function describeNearby(card: Card): NotificationText {
  const place = card.note ?? t`a place in your alerts`;
  const count = card.found_count ?? 1;
  if (count === 1) {
    return describe(
      "alert",
      t`${practice} is new within ${nearMiles} miles of ${place}`,
      card.practice_name ?? t`A practice`,
      card.doctor_id ? paths.listing(card.doctor_id) : paths.saved(),
    );
  }
  const found = plural(count, {
    one: `# new practice within ${nearMiles} miles of ${place}`,
    other: `# new practices within ${nearMiles} miles of ${place}`,
  });
  return describe("alert", found, null, paths.saved());
}

/** The text of the notifications about each event. */
const texts: Record<NotifiedEvent, Describe> = {
  listing_submitted: listing(
    t`We received your listing ${practice}. An admin will review it`,
    "listing",
  ),
  listing_verified: listing(t`Your listing ${practice} was approved and published`, "listing"),
  listing_rejected: listing(t`Your listing ${practice} was rejected`, "listing"),
  listing_reopened: listing(
    t`Your listing ${practice} was reopened and is pending review`,
    "listing",
  ),
  listing_taken_down: listing(t`The listing ${practice} was taken down`, "dashboard"),
  listing_restored: listing(t`The listing ${practice} was published again`, "listing"),
  listing_merged: listing(
    t`The listing ${practice} was merged into another listing for the same practice`,
    "listing",
  ),
  listing_changed: (card) =>
    describePractice(
      card,
      "listing",
      changed[card.note ?? ""] ?? t`Someone outside your practice changed your listing ${practice}`,
      "setup",
    ),
  closing_announced: (card) =>
    describePractice(card, "listing", t`You saved ${practice}, which is closing`, "listing", {
      reason: closingNote(card, willClose),
    }),
  closing_canceled: listing(t`You saved ${practice}, which is no longer closing`, "listing"),
  prices_announced: (card) => {
    const announced = readAnnouncedPrices(parseFacts(card.note));
    return describePractice(
      card,
      "listing",
      announced
        ? t`${practice} announced new prices`
        : t`${practice} no longer plans to change its prices`,
      "listing",
      { reason: announcementText(announced) || null },
    );
  },
  listing_closed: (card) =>
    describePractice(card, "listing", t`You saved ${practice}, which has closed`, "listing", {
      reason: closingNote(card, hasClosed),
    }),
  listing_suggested: listing(
    t`${practice} is closing and suggests your practice. You can remove the link on its page`,
    "listing",
  ),
  npi_deactivated: listing(
    t`An NPI on ${practice} is no longer active in the NPI registry`,
    "admin",
  ),

  claim_approved: claim(t`Your claim on ${practice} was approved`, "listing"),
  claim_rejected: claim(t`Your claim on ${practice} was rejected`, "dashboard"),
  claim_disputed: claim(t`Someone disputed a claim on ${practice}`, "admin"),
  claim_expiring: claim(
    t`Your claim on ${practice} will expire within a week unless you add evidence`,
    "listing",
  ),
  claim_expired: claim(
    t`Your claim on ${practice} expired because no evidence was added within 30 days`,
    "listing",
  ),
  ownership_revoked: claim(t`You no longer own the listing ${practice}`, "dashboard"),
  listing_reassigned: claim(t`An admin made someone else the owner of ${practice}`, "listing"),
  ownership_assigned: claim(t`An admin made you the owner of ${practice}`, "dashboard"),

  ownership_offered: staff(t`You're invited to become the owner of ${practice}`, "dashboard"),
  ownership_received: staff(t`You're now the owner of ${practice}`, "dashboard"),
  ownership_transferred: staff(t`Ownership of ${practice} was transferred`, "dashboard"),
  staff_invited: staff(t`You're invited to help manage ${practice}`, "dashboard"),
  invitation_accepted: staff(t`An invitation to help manage ${practice} was accepted`, "dashboard"),
  invitation_declined: staff(t`An invitation to help manage ${practice} was declined`, "dashboard"),
  manager_appointed: staff(t`You're now a manager of ${practice}`, "dashboard"),
  front_desk_appointed: staff(t`You now have front desk access to ${practice}`, "dashboard"),
  staff_removed: staff(t`You no longer have access to ${practice}`, "dashboard"),
  staff_left: staff(t`Someone left the team of ${practice}`, "dashboard"),

  change_accepted: change(t`The change to ${practice} was approved and published`, "listing"),
  change_declined: change(t`The change to ${practice} was rejected`, "dashboard"),
  correction_suggested: correction(t`Someone suggested a correction to ${practice}`, "dashboard"),
  correction_accepted: correction(t`Your correction to ${practice} was approved`, "listing"),
  correction_declined: correction(t`Your correction to ${practice} was rejected`, "dashboard"),

  request_received: (card) =>
    describePractice(
      card,
      "request",
      received[card.note ?? ""] ?? t`New request for ${practice}`,
      "dashboard",
    ),
  request_withdrawn: (card) =>
    describePractice(card, "request", t`A request to ${practice} was withdrawn`, "dashboard"),
  request_seen: request(t`Your request to ${practice} was seen`, "dashboard"),
  request_answered: request(t`Your request to ${practice} was answered`, "dashboard"),
  request_declined: request(t`Your request to ${practice} was declined`, "dashboard"),
  request_waitlisted: request(
    t`Your request to ${practice} is on the practice's waitlist`,
    "dashboard",
  ),
  request_first_in_line: request(t`You're first on the waitlist at ${practice}`, "dashboard"),
  request_offered: request(
    t`A spot is open at ${practice}. Contact the practice to take it`,
    "listing",
  ),
  request_ended: request(
    t`Your request to ${practice} was closed because the practice no longer takes requests here`,
    "dashboard",
  ),
  request_closing_announced: (card) =>
    describePractice(
      card,
      "request",
      t`You have an open request to ${practice}, which is closing`,
      "listing",
      { quote: closingNote(card, willClose) },
    ),
  request_closing_canceled: request(
    t`You have an open request to ${practice}, which is no longer closing`,
    "listing",
  ),

  practice_accepting: (card) =>
    describe(
      "alert",
      t`${practice} is now accepting patients`,
      card.practice_name ?? t`A practice on your alerts`,
      card.doctor_id ? paths.listing(card.doctor_id) : paths.saved(),
    ),
  practice_nearby: describeNearby,

  post_liked: reaction("like", paths.post, t`${actor} liked your post`, (others) =>
    plural(others, {
      one: `${actor} and # other liked your post`,
      other: `${actor} and # others liked your post`,
    }),
  ),
  post_commented: (card) =>
    reaction(
      "comment",
      paths.postComments,
      card.is_answer
        ? t`${actor} answered your story for the practice`
        : t`${actor} commented on your post`,
      (others) =>
        plural(others, {
          one: `${actor} and # other commented on your post`,
          other: `${actor} and # others commented on your post`,
        }),
    )(card),
  comment_liked: reaction("like", paths.postComments, t`${actor} liked your comment`, (others) =>
    plural(others, {
      one: `${actor} and # other liked your comment`,
      other: `${actor} and # others liked your comment`,
    }),
  ),
  comment_replied: reaction(
    "comment",
    paths.postComments,
    t`${actor} replied to your comment`,
    (others) =>
      plural(others, {
        one: `${actor} and # other replied to your comment`,
        other: `${actor} and # others replied to your comment`,
      }),
  ),
  member_mentioned: reaction(
    "mention",
    paths.postComments,
    t`${actor} mentioned you in a comment`,
    (others) =>
      plural(others, {
        one: `${actor} and # other mentioned you in a comment`,
        other: `${actor} and # others mentioned you in a comment`,
      }),
  ),
  thread_commented: reaction(
    "comment",
    paths.postComments,
    t`${actor} commented on a post you follow`,
    (others) =>
      plural(others, {
        one: `${actor} and # other commented on a post you follow`,
        other: `${actor} and # others commented on a post you follow`,
      }),
  ),
  member_posted: (card) => {
    const isStory = card.post_kind === "story";
    const sentence = isStory ? t`${actor} shared a new story` : t`${actor} shared a new post`;
    return reaction(isStory ? "story" : "post", paths.post, sentence)(card);
  },
  story_posted: (card) =>
    describe(
      "story",
      t`There is a new story about ${practice}. Your practice can answer it once`,
      card.practice_name ?? t`your practice`,
      postOf(card),
      { quote: excerptOf(card) },
    ),

  post_hidden: moderated(t`Your post was hidden for review`),
  post_kept: moderated(t`An admin reviewed your post, and it is visible again`, paths.feed),
  post_warned: moderated(t`An admin kept your post and warned you about it`),
  post_removed: moderated(t`An admin removed your post`),
  post_erased: moderated(t`An admin permanently deleted your post`),
  comment_hidden: moderated(t`Your comment was hidden for review`),
  comment_kept: moderated(t`An admin reviewed your comment, and it is visible again`, paths.feed),
  comment_warned: moderated(t`An admin kept your comment and warned you about it`),
  comment_removed: moderated(t`An admin removed your comment`),
  comment_erased: moderated(t`An admin permanently deleted your comment`),

  report_dismissed: reported(
    t`An admin reviewed a post you reported and kept it`,
    t`An admin reviewed a comment you reported and kept it`,
    t`An admin reviewed what you reported and kept it`,
  ),
  report_upheld: reported(
    t`An admin reviewed a post you reported and acted on it`,
    t`An admin reviewed a comment you reported and acted on it`,
    t`An admin reviewed what you reported and acted on it`,
  ),
  report_closed: describeClosedReport,
  appeal_granted: appeal({
    post: t`Your appeal was approved: your post is visible again`,
    comment: t`Your appeal was approved: your comment is visible again`,
    listing: t`Your appeal was approved for the listing ${practice}`,
    account: t`Your appeal was approved: your account can write again`,
  }),
  appeal_declined: appeal({
    post: t`Your appeal was rejected: your post stays hidden`,
    comment: t`Your appeal was rejected: your comment stays hidden`,
    listing: t`Your appeal was rejected for the listing ${practice}`,
    account: t`Your appeal was rejected: your account stays suspended`,
  }),
  appeal_moot: appeal({
    post: mootAppeal,
    comment: mootAppeal,
    listing: mootAppeal,
    account: mootAppeal,
  }),

  member_warned: account(t`An admin warned you`, paths.communityGuidelines),
  member_suspended: account(t`Your account was suspended`),
  member_restored: account(t`Your account is active again. You can post`),
  admin_added: account(t`You're now an admin`),
  admin_removed: account(t`You're no longer an admin`),
  doctor_role_added: account(t`Your account is now a doctor account`),
  doctor_role_removed: account(t`Your account is no longer a doctor account`),
  message_answered: (card) =>
    describe("contact", t`We replied to your message. Check your email`, null, paths.contact, {
      quote: card.note,
    }),
};

const isNotified = (event: Card["event"]): event is NotifiedEvent => Object.hasOwn(texts, event);

/** Returns the text of a notification; null for an event that only a newer version of the site knows. */
export const describeNotification = (card: Card): NotificationText | null =>
  isNotified(card.event) ? texts[card.event](card) : null;
