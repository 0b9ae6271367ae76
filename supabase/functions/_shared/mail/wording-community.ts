import type { Facts } from "./task.ts";
import {
  aboutPractice,
  named,
  personOf,
  practiceOf,
  sitePaths,
  type Wording,
} from "./wording-parts.ts";

function commented(facts: Facts): Wording {
  const others = (facts.people ?? 1) - 1;
  const company = others < 1 ? "" : ` and ${others} ${others === 1 ? "other" : "others"}`;
  return {
    headline: `${personOf(facts)}${company} commented on your post`,
    lines: ["We send at most one email per post every ten minutes."],
    action: { label: "Read the comments", path: sitePaths.comments(facts) },
  };
}

function foundNearby(facts: Facts): Wording {
  const place = named(facts.place) || "a place in your alerts";
  const count = facts.found ?? 1;
  const what = count === 1 ? "A new practice" : `${count} new practices`;
  const isNamed = count === 1 && Boolean(facts.practice);
  return {
    subject: `${what} near ${place}`,
    headline: isNamed ? `${practiceOf(facts)} is new near ${place}` : `${what} near ${place}`,
    lines: ["You set up this alert. You can turn it off on your Saved page."],
    action: isNamed
      ? { label: "View the practice", path: sitePaths.listing(facts) }
      : { label: "View your alerts", path: sitePaths.saved },
  };
}

/** What was new within a week: the most important in the headline, the rest below. */
export function weekly(facts: Facts) {
  const place = named(facts.place) || "your area";
  const { found = 0, posts = 0, threads = 0, accepting = 0 } = facts;
  const news = [
    found > 0 && `${found === 1 ? "A new practice" : `${found} new practices`} near ${place}`,
    posts > 0 && `${posts === 1 ? "A new post" : `${posts} new posts`} from your state`,
    threads > 0 && `New comments on ${threads === 1 ? "a post" : `${threads} posts`} you follow`,
  ].filter((line) => line !== false);
  return {
    headline: `${news[0] ?? `What's new near ${place}`} this week`,
    lines: [
      ...(facts.practice ? [`It's ${practiceOf(facts)}.`] : []),
      ...news.slice(1).map((line) => `${line}.`),
      ...(found > 0 && accepting > 0 ? [acceptingLine(accepting, place)] : []),
      "We send this once a week when there's something new. You can change the ZIP code in Settings.",
    ],
    action: facts.practice
      ? { label: "View the practice", path: sitePaths.listing(facts) }
      : found > 0
        ? { label: "View practices nearby", path: sitePaths.near(facts) }
        : { label: "Open the community", path: sitePaths.nearFeed(facts) },
  };
}

/** The database counts up to 1,000. */
function acceptingLine(accepting: number, place: string): string {
  if (accepting === 1) return `One practice within 25 miles of ${place} is accepting patients.`;
  const number = accepting < 1000 ? `${accepting}` : "1,000 practices or more";
  const subject = accepting < 1000 ? `${number} practices` : number;
  return `${subject} within 25 miles of ${place} are accepting patients.`;
}

export const communityWords = {
  post_commented: commented,
  practice_nearby: foundNearby,
  weekly_digest: weekly,
  practice_accepting: aboutPractice(
    (practice) => `${practice} is now accepting patients`,
    "You set up this alert, and it has now ended. You can set it up again on the listing page.",
    "listing",
  ),
};
