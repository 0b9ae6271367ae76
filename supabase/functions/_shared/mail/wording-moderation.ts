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

const appealTopics = {
  post: { about: () => "your post", granted: "Your post is visible again.", to: postAction },
  comment: {
    about: () => "your comment",
    granted: "Your comment is visible again.",
    to: postAction,
  },
  listing: {
    about: (facts) => `the listing for ${practiceOf(facts)}`,
    granted:
      "If the listing was taken down, it's public again. If it was rejected, it's pending review again.",
    to: () => dashboard,
  },
  account: {
    about: () => "your suspension",
    granted: "You can post again, and your hidden content is visible again.",
    to: () => dashboard,
  },
} satisfies Record<string, AppealTopic>;

const appealGranted = ({ about, granted, to }: AppealTopic) =>
  decisionEmail((facts) => ({
    headline: `Your appeal about ${about(facts)} was approved`,
    line: granted,
    action: to(facts),
  }));

const appealDeclined = ({ about, to }: AppealTopic) =>
  decisionEmail((facts) => ({
    headline: `Your appeal about ${about(facts)} was rejected`,
    line: "The original decision still applies.",
    action: to(facts),
  }));

const contentOf = (facts: Facts) => (facts.post ? "post" : "comment");

/** A moderation decision. A post has an id in the facts, a comment does not. */
const moderated = (headline: (noun: string) => string, line: string) =>
  decisionEmail((facts) => ({
    headline: headline(contentOf(facts)),
    line,
    action: postAction(facts),
  }));

export const moderationWords = {
  "appeal post granted": appealGranted(appealTopics.post),
  "appeal post declined": appealDeclined(appealTopics.post),
  "appeal comment granted": appealGranted(appealTopics.comment),
  "appeal comment declined": appealDeclined(appealTopics.comment),
  "appeal listing granted": appealGranted(appealTopics.listing),
  "appeal listing declined": appealDeclined(appealTopics.listing),
  "appeal account granted": appealGranted(appealTopics.account),
  "appeal account declined": appealDeclined(appealTopics.account),
  "appeal granted without effect": decisionEmail(() => ({
    headline: "Your appeal was approved",
    line: "The decision no longer applied, so nothing else changes.",
  })),
  "moderation hidden": moderated(
    (noun) => `Your ${noun} is hidden for now`,
    "Only you and our admins can see it. You can appeal the decision.",
  ),
  "moderation removed": moderated(
    (noun) => `An admin removed your ${noun}`,
    "Only you and our admins can see it. You can appeal the decision.",
  ),
  "moderation post erased": moderated(() => "An admin permanently deleted your post", ""),
  "moderation comment erased": moderated(() => "An admin permanently deleted your comment", ""),
  "account suspended": decisionEmail(({ ends_on }) => ({
    headline: ends_on
      ? `Your account is suspended until ${longDay(ends_on)}`
      : "Your account is suspended",
    line: `You can read the site and download your data, but you can't post ${ends_on ? `until ${longDay(ends_on)}` : "until an admin lifts the suspension"}. You can appeal on your dashboard.`,
  })),
  "account restored": decisionEmail(() => ({
    headline: "Your account is no longer suspended",
    line: "You can post again.",
  })),
  "account factor added": () => ({
    subject: "Two-step verification was turned on",
    headline: "An authenticator app was added to your account",
    lines: [
      "From now on, we ask for its code when you sign in.",
      "If it wasn't you, change your password and remove the app in Settings.",
    ],
    action: { label: "Open settings", path: sitePaths.settings },
  }),
  "account admin added": (facts) => ({
    headline: `${personOf(facts)} is now an admin of DPC Nearby`,
    lines: [
      `${named(facts.admin) || "A former admin"} made them an admin.`,
      ...reasonOf(facts),
      "If this is unexpected, remove the role, and change your own password.",
    ],
    action: { label: "Open the decision log", path: sitePaths.adminsAdded },
  }),
  "account deleted": () => ({
    subject: "Your account was deleted",
    headline: "Your DPC Nearby account was deleted",
    lines: [
      "Your profile, posts, comments, and requests are deleted. This is our last email to this address about the account.",
      "If it wasn't you, contact us.",
    ],
    action: { label: "Contact us", path: sitePaths.contact },
  }),
} satisfies Record<string, Write>;
