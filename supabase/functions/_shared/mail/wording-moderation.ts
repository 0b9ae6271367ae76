import type { Facts } from "./task.ts";
import { places, practiceOf, reasonOf, type Wording } from "./words.ts";

interface Words {
  subject: string;
  headline: string;
  line: string;
  action?: Wording["action"];
}

const dashboard = { label: "Open your dashboard", path: places.dashboard };

/** A decision, with its reason. */
const decided =
  (words: (facts: Facts) => Words) =>
  (facts: Facts): Wording => {
    const { subject, headline, line, action = dashboard } = words(facts);
    return { subject, headline, lines: [line, ...reasonOf(facts)].filter(Boolean), action };
  };

const postAction = (facts: Facts) =>
  facts.post
    ? { label: "Open the post", path: places.comments(facts) }
    : { label: "Read your notifications", path: places.notifications };

/** What an appeal is about, and what follows when it is granted. */
const appealed = {
  post: { about: () => "your post", granted: "Your post is visible again.", to: postAction },
  comment: { about: () => "your comment", granted: "Your comment is visible again.", to: postAction },
  listing: {
    about: (facts: Facts) => `the listing of ${practiceOf(facts)}`,
    granted: "A listing that was taken down is public again; one that was refused is back in review.",
    to: () => dashboard,
  },
  account: {
    about: () => "your suspension",
    granted: "You can write again, and what the suspension hid is visible again.",
    to: () => dashboard,
  },
};

const appealWords = Object.fromEntries(
  Object.entries(appealed).flatMap(([noun, { about, granted, to }]) =>
    [true, false].map((isGranted) => [
      `appeal ${noun} ${isGranted ? "granted" : "declined"}`,
      decided((facts) => ({
        subject: `Your appeal about ${about(facts)}`,
        headline: `Your appeal about ${about(facts)} was ${isGranted ? "granted" : "declined"}`,
        line: isGranted ? granted : "The decision stays as it is.",
        action: to(facts),
      })),
    ]),
  ),
);

export const moderationWords: Record<string, (facts: Facts) => Wording> = {
  ...appealWords,
  "account suspended": decided(() => ({
    subject: "Your account at DPC Nearby",
    headline: "Your account is suspended",
    line: "You can read and download your data, but not write. Your dashboard shows until when, and you can appeal the decision there.",
  })),
  "account restored": decided(() => ({
    subject: "Your account at DPC Nearby",
    headline: "Your account is no longer suspended",
    line: "You can write again.",
  })),
};
