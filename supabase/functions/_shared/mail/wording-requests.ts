import type { Facts } from "./task.ts";
import {
  named,
  personOf,
  practiceOf,
  sitePaths,
  type Wording,
  wordsAbout,
} from "./wording-parts.ts";

// For privacy, emails about requests contain only the name and plan.

function received(facts: Facts): Wording {
  const practice = practiceOf(facts);
  const what = facts.asks_for === "appointment" ? "an appointment" : "a membership";
  const plan = named(facts.plan);
  return {
    subject: `New request for ${practice}`,
    headline: `${personOf(facts)} requested ${what}`,
    lines: [
      plan ? `The request is for ${practice}, plan ${plan}.` : `The request is for ${practice}.`,
      "Read and answer it on your dashboard. To protect privacy, our emails don't include what people write.",
    ],
    action: { label: "Read the request", path: sitePaths.dashboard },
  };
}

export const requestWords = {
  "request received": received,
  ...wordsAbout((practice) => `Your request to ${practice}`, {
    "request seen": [
      (practice) => `${practice} viewed your request`,
      "We'll let you know when they answer.",
      "dashboard",
    ],
    "request answered": [
      (practice) => `${practice} answered your request`,
      "Read the answer on your dashboard. To protect your privacy, our emails don't include it.",
      "dashboard",
    ],
    "request declined": [
      (practice) => `${practice} declined your request`,
      "If they left a message, you'll find it on your dashboard.",
      "dashboard",
    ],
    "request waiting": [
      (practice) => `You're on the waitlist at ${practice}`,
      "Your dashboard shows your position. We'll let you know when you're first and when a spot opens.",
      "dashboard",
    ],
    "request next": [
      (practice) => `You're first on the waitlist at ${practice}`,
      "The next open spot is yours. There's nothing you need to do now.",
      "dashboard",
    ],
    "request offered": [
      (practice) => `A spot is open for you at ${practice}`,
      "Contact the practice to take it. Its page shows how.",
      "listing",
    ],
    "request ended": [
      (practice) => `Your request to ${practice} was closed`,
      "The practice no longer takes requests here. If it closed, its page says so and, if known, where its patients can go.",
      "listing",
    ],
  }),
};
