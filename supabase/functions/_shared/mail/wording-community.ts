import type { Facts } from "./task.ts";
import { named, personOf, places, practiceOf, type Wording, wordsAbout } from "./words.ts";

function commented(facts: Facts): Wording {
  const others = (facts.people ?? 1) - 1;
  const company = others < 1 ? "" : ` and ${others} ${others === 1 ? "other" : "others"}`;
  return {
    subject: "Comments on your post",
    headline: `${personOf(facts)}${company} commented on your post`,
    lines: ["However many come, you get at most one mail about a post in ten minutes."],
    action: { label: "Read the comments", path: places.comments(facts) },
  };
}

function foundNearby(facts: Facts): Wording {
  const place = named(facts.place) || "a place you named";
  const count = facts.found ?? 1;
  const what = count === 1 ? "A new practice" : `${count} new practices`;
  const isNamed = count === 1 && Boolean(facts.practice);
  return {
    subject: `${what} near ${place}`,
    headline: isNamed ? `${practiceOf(facts)} is new near ${place}` : `${what} near ${place}`,
    lines: ["You asked to be told. You can end this alert on the page of what you saved."],
    action: isNamed
      ? { label: "Look at the practice", path: places.listing(facts) }
      : { label: "Look at your alerts", path: places.saved },
  };
}

function weekly(facts: Facts): Wording {
  const place = named(facts.place) || "your area";
  const count = facts.found ?? 0;
  const what = count === 1 ? "A new practice" : `${count} new practices`;
  const { accepting = 0 } = facts;
  return {
    subject: `This week near ${place}`,
    headline: `${what} near ${place} this week`,
    lines: [
      ...(facts.practice ? [`It is ${practiceOf(facts)}.`] : []),
      ...(accepting > 0 ? [acceptingLine(accepting, place)] : []),
      "This comes once a week, when there is something new. Settings says around which ZIP code.",
    ],
    action: facts.practice
      ? { label: "Look at the practice", path: places.listing(facts) }
      : { label: "Look at the practices there", path: places.near(facts) },
  };
}

/** The database counts up to 1,000. */
function acceptingLine(accepting: number, place: string): string {
  if (accepting === 1)
    return `One practice within 25 miles of ${place} says that it accepts new patients.`;
  const number = accepting < 1000 ? `${accepting}` : "1,000 practices or more";
  const subject = accepting < 1000 ? `${number} practices` : number;
  return `${subject} within 25 miles of ${place} say that they accept new patients.`;
}

const reportedContent = (facts: Facts) =>
  facts.practice ? practiceOf(facts) : facts.post ? "a post" : "a comment";

function reportClosed(what: string): Wording {
  return {
    subject: "Your report was looked at",
    headline: `An administrator looked at your report of ${what}`,
    lines: ["What was done is among your notifications. Thank you for telling us."],
    action: { label: "Read what was done", path: places.notifications },
  };
}

function contentDecided(facts: Facts, outcome: string): Wording {
  const what = facts.post ? "post" : "comment";
  return {
    subject: "Your report was looked at",
    headline: `An admin read the ${what} that you reported, and ${outcome} it`,
    lines: ["Your notifications say why. Thank you for your report."],
    action: { label: "Read your notifications", path: places.notifications },
  };
}

function messagesWait({ waiting = 1 }: Facts): Wording {
  const what = waiting === 1 ? "A message waits" : `${waiting} messages wait`;
  return {
    subject: "Messages from the contact page",
    headline: `${what} on the administrators' desk`,
    lines: ["Somebody wrote on the contact page. Mails about that come at most once an hour."],
    action: { label: "Open the desk", path: places.messages },
  };
}

export const communityWords = {
  comment: commented,
  "alert nearby": foundNearby,
  "report closed": (facts: Facts) => reportClosed(reportedContent(facts)),
  "report member closed": () => reportClosed("a member"),
  "report kept": (facts: Facts) => contentDecided(facts, "kept"),
  "report removed": (facts: Facts) => contentDecided(facts, "removed"),
  "contact message": messagesWait,
  digest: weekly,
  ...wordsAbout((practice) => `News from ${practice}`, {
    "alert accepting": [
      (practice) => `${practice} accepts new patients now`,
      "You asked to be told once. To hear of it again, ask again on the page of the practice.",
      "listing",
    ],
    "listing closed": [
      (practice) => `${practice} has closed`,
      "You had saved it. Its page says since when, and where its members go if the practice has said so.",
      "listing",
    ],
  }),
  ...wordsAbout((practice) => `An NPI named at ${practice}`, {
    "listing npi inactive": [
      (practice) => `An NPI named at ${practice} is no longer active in the registry`,
      "Your notifications say which, and lead to the listing on the desk.",
      "notifications",
    ],
  }),
  ...wordsAbout((practice) => `Your correction to ${practice}`, {
    "correction accepted": [
      (practice) => `Your correction to ${practice} was accepted`,
      "The listing says so now. Thank you for keeping it true.",
      "listing",
    ],
    "correction declined": [
      (practice) => `Your correction to ${practice} was declined`,
      "Your dashboard shows what you have suggested, and what became of it.",
      "dashboard",
    ],
  }),
};
