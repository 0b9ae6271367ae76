import type { Facts } from "./task.ts";
import {
  aboutPractice,
  longDay,
  named,
  practiceOf,
  sitePaths,
  type Wording,
} from "./wording-parts.ts";

const viewPractice = (facts: Facts) => ({
  label: "View the practice",
  path: sitePaths.listing(facts),
});

/** Where members of a closed or closing practice can go. */
const successorOf = ({ successor }: Facts): string[] =>
  successor ? [`Its members can go to ${named(successor)}.`] : [];

/** The practice that is asked to welcome the members, for the closing one, and the other way around. */
const otherPracticeOf = ({ other_practice }: Facts): string =>
  named(other_practice) || "Another practice";

const closing = (facts: Facts): Wording => ({
  headline: facts.closes_on
    ? `${practiceOf(facts)} will close on ${longDay(facts.closes_on)}`
    : `${practiceOf(facts)} will close`,
  lines: [
    ...successorOf(facts),
    "Its page shows what members should do and, if known, where they can go. It takes no new requests.",
  ],
  action: viewPractice(facts),
});

const staying = (facts: Facts): Wording => ({
  headline: `${practiceOf(facts)} is no longer closing`,
  lines: ["The practice took back the announcement. It takes requests again."],
  action: viewPractice(facts),
});

export const closingWords = {
  "listing closing": closing,
  "listing staying": staying,
  "listing closed": (facts: Facts) => ({
    headline: `${practiceOf(facts)} has closed`,
    lines: [
      ...successorOf(facts),
      "You saved this practice. Its page shows the closing date and, if known, where its patients can go.",
    ],
    action: viewPractice(facts),
  }),
  "request closing": closing,
  "request staying": staying,
  "request ended": (facts: Facts) => ({
    headline: `Your request to ${practiceOf(facts)} was closed`,
    lines: [
      "The practice no longer takes requests here. If it closed, its page says so and, if known, where its patients can go.",
      ...successorOf(facts),
    ],
    action: viewPractice(facts),
  }),
  "listing successor": aboutPractice(
    (practice, facts) => `${otherPracticeOf(facts)} would like to send its members to ${practice}`,
    "It is closing. Accept or decline on your dashboard. Its page names your practice only if you accept.",
    "dashboard",
  ),
  "listing successor accepted": aboutPractice(
    (_, facts) => `${otherPracticeOf(facts)} agreed to welcome your members`,
    "Your page now shows that your members can go there.",
    "listing",
  ),
  "listing successor declined": aboutPractice(
    (_, facts) => `${otherPracticeOf(facts)} can't welcome your members`,
    "Your page doesn't name it. You can undo the closing and announce it again with another practice.",
    "listing",
  ),
};
