import type { Facts } from "./task.ts";
import {
  longDay,
  named,
  personOf,
  practiceOf,
  reasonOf,
  sitePaths,
  type Wording,
  type Write,
} from "./wording-parts.ts";

interface Words {
  headline: string;
  line: string;
  action?: Wording["action"];
}

const dashboard = { label: "Open your dashboard", path: sitePaths.dashboard };

/** A decision, with its reason. */
const decisionEmail =
  (words: (facts: Facts) => Words): Write =>
  (facts) => {
    const { headline, line, action = dashboard } = words(facts);
    return { headline, lines: [line, ...reasonOf(facts)].filter(Boolean), action };
  };

const postAction = (facts: Facts) =>
  facts.post
    ? { label: "Open the post", path: sitePaths.comments(facts) }
    : { label: "Open your notifications", path: sitePaths.notifications };

/** What an appeal is about, and the result of approving it. */
interface AppealTopic {
  about: (facts: Facts) => string;
  granted: string;
  to: (facts: Facts) => Wording["action"];
}

const post: AppealTopic = {
  about: () => "your post",
  granted: "Your post is visible again.",
  to: postAction,
};

const comment: AppealTopic = {
  about: () => "your comment",
  granted: "Your comment is visible again.",
  to: postAction,
};

const listing: AppealTopic = {
  about: (facts) => `the listing for ${practiceOf(facts)}`,
  granted: "The listing was published again.",
  to: () => dashboard,
};

const account: AppealTopic = {
  about: () => "your suspension",
  granted: "You can post again.",
  to: () => dashboard,
};

const appealTopics: Record<NonNullable<Facts["appealed"]>, AppealTopic> = {
  post_hidden: post,
  post_removed: post,
  comment_hidden: comment,
  comment_removed: comment,
  listing_rejected: { ...listing, granted: "The listing went back to review." },
  listing_taken_down: listing,
  member_suspended: account,
};

const topicOf = ({ appealed = "member_suspended" }: Facts) => appealTopics[appealed];

/** A decision about a post or comment. */
const moderated = (headline: string, line = "") =>
  decisionEmail((facts) => ({ headline, line, action: postAction(facts) }));

const canAppeal = "Only you and our admins can see it. You can appeal the decision.";

export const moderationWords = {
  appeal_granted: decisionEmail((facts) => {
    const { about, granted, to } = topicOf(facts);
    return {
      headline: `Your appeal about ${about(facts)} was approved`,
      line: granted,
      action: to(facts),
    };
  }),
  appeal_declined: decisionEmail((facts) => {
    const { about, to } = topicOf(facts);
    return {
      headline: `Your appeal about ${about(facts)} was rejected`,
      line: "The original decision still applies.",
      action: to(facts),
    };
  }),
  appeal_moot: decisionEmail(() => ({
    headline: "Your appeal was approved",
    line: "The decision no longer applied, so nothing else changes.",
  })),
  post_hidden: moderated("Your post was hidden for review", canAppeal),
  post_warned: moderated("An admin kept your post and warned you about it"),
  post_removed: moderated("An admin removed your post", canAppeal),
  post_erased: moderated("An admin permanently deleted your post"),
  comment_hidden: moderated("Your comment was hidden for review", canAppeal),
  comment_warned: moderated("An admin kept your comment and warned you about it"),
  comment_removed: moderated("An admin removed your comment", canAppeal),
  comment_erased: moderated("An admin permanently deleted your comment"),
  member_warned: decisionEmail(() => ({
    headline: "An admin warned you",
    line: "You can still use your account as before.",
    action: { label: "Read the community guidelines", path: sitePaths.communityGuidelines },
  })),
  member_suspended: decisionEmail(({ ends_on }) => ({
    headline: ends_on
      ? `Your account is suspended until ${longDay(ends_on)}`
      : "Your account is suspended",
    line: `You can read the site and download your data, but you can't post ${ends_on ? `until ${longDay(ends_on)}` : "until an admin lifts the suspension"}. You can appeal on your dashboard.`,
  })),
  member_restored: decisionEmail(() => ({
    headline: "Your account is no longer suspended",
    line: "You can post again.",
  })),
  factor_added: () => ({
    subject: "Two-step verification was turned on",
    headline: "An authenticator app was added to your account",
    lines: [
      "From now on, we ask for its code when you sign in.",
      "If it wasn't you, change your password and remove the app in Settings.",
    ],
    action: { label: "Open settings", path: sitePaths.settings },
  }),
  admin_added: (facts) =>
    // Without a person, the email goes to the new admin.
    facts.person === undefined
      ? {
          headline: "You're now an admin of DPC Nearby",
          lines: [
            `${named(facts.admin) || "A former admin"} gave you this role.`,
            ...reasonOf(facts),
            "If this is unexpected, contact us.",
          ],
          action: { label: "Open admin", path: sitePaths.admin },
        }
      : {
          headline: `${personOf(facts)} is now an admin of DPC Nearby`,
          lines: [
            `${named(facts.admin) || "A former admin"} made them an admin.`,
            ...reasonOf(facts),
            "If this is unexpected, remove the role, and change your own password.",
          ],
          action: { label: "Open the decision log", path: sitePaths.adminsAdded },
        },
  account_deleted: () => ({
    subject: "Your account was deleted",
    headline: "Your DPC Nearby account was deleted",
    lines: [
      "Your profile, posts, comments, and requests are deleted. This is our last email to this address about the account.",
      "If it wasn't you, contact us.",
    ],
    action: { label: "Contact us", path: sitePaths.contact },
  }),
} satisfies Record<string, Write>;
