import type { Facts } from "./task.ts";
import { named, personOf, places, practiceOf, type Wording, wordsAbout } from "./words.ts";

// Name and plan are all that a mail says of a request: what people write to a practice is read on the site.

function received(facts: Facts): Wording {
  const practice = practiceOf(facts);
  const what = facts.asks_for === "appointment" ? "an appointment" : "a membership";
  const plan = named(facts.plan);
  return {
    subject: `A new request to ${practice}`,
    headline: `${personOf(facts)} asks for ${what}`,
    lines: [
      plan
        ? `The request is to ${practice}, for the plan ${plan}.`
        : `The request is to ${practice}.`,
      "Read it and answer on your dashboard. For everybody's privacy, mails do not repeat what people write.",
    ],
    action: { label: "Read the request", path: places.dashboard },
  };
}

export const requestWords = {
  "request received": received,
  ...wordsAbout((practice) => `Your request to ${practice}`, {
    "request seen": [
      (practice) => `${practice} has seen your request`,
      "We tell you when they answer.",
      "dashboard",
    ],
    "request answered": [
      (practice) => `${practice} has answered you`,
      "Read the answer on your dashboard. For your privacy, mails do not repeat it.",
      "dashboard",
    ],
    "request declined": [
      (practice) => `${practice} has declined your request`,
      "What they wrote, if anything, is on your dashboard.",
      "dashboard",
    ],
    "request waiting": [
      (practice) => `You are on the waiting list of ${practice}`,
      "Your dashboard shows your place in line. We tell you when you are first, and when a place is free.",
      "dashboard",
    ],
    "request next": [
      (practice) => `You are first on the waiting list of ${practice}`,
      "The next place that is free is offered to you. You need not do anything.",
      "dashboard",
    ],
    "request offered": [
      (practice) => `A place is free for you at ${practice}`,
      "Get in touch with the practice to take it: its page says how.",
      "listing",
    ],
    "request ended": [
      (practice) => `Your request to ${practice} has ended`,
      "The practice no longer answers here. Where it has closed, its page says so, and where its members go if it has said that.",
      "listing",
    ],
  }),
};
