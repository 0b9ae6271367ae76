import type { Facts } from "./task.ts";
import {
  aboutPractice,
  longDay,
  named,
  personOf,
  practiceOf,
  sitePaths,
  type Wording,
} from "./wording-parts.ts";

// For privacy, emails to practices contain no ages, phone numbers, times, or other text of a request.

type Purpose = NonNullable<Facts["asks_for"]>;

/** What a member did, after "Pat" or "You". */
const actions: Record<Purpose, string> = {
  membership: "requested a membership",
  appointment: "requested an appointment",
  question: "asked a question",
  meeting: "asked for a free meet-and-greet",
  waitlist: "asked for a spot on the waitlist",
};

/** What a request is called in a subject. */
const names: Record<Purpose, string> = {
  membership: "request",
  appointment: "request",
  question: "question",
  meeting: "meet-and-greet request",
  waitlist: "waitlist request",
};

const purposeOf = ({ asks_for }: Facts): Purpose => asks_for ?? "membership";

const questionLabels: Record<NonNullable<Facts["questions"]>[number], string> = {
  included: "What does the membership include?",
  family_prices: "What would my family pay?",
  first_visit: "How does a first visit work?",
  start: "When can I start?",
  new_patients: "Are you accepting new patients?",
  hsa: "Can I contribute to an HSA with this membership?",
};

// The questions are from a fixed list, so they say nothing about health.
const questionLines = ({ questions = [] }: Facts) =>
  questions.map((question) => `Question: ${questionLabels[question]}`);

const contactMethods = { email: "email", phone: "phone call", text: "text message" };

function received(facts: Facts): Wording {
  const practice = practiceOf(facts);
  const plan = named(facts.plan);
  const people = {
    self: "",
    child: "their child",
    parent: "their parent",
    household: "their household",
  };
  const details = [
    plan && `Membership: ${plan}`,
    facts.requested_for && people[facts.requested_for] && `For: ${people[facts.requested_for]}`,
    facts.starts_on && `Start date: ${longDay(facts.starts_on)}`,
    facts.contact_method && `Preferred contact: ${contactMethods[facts.contact_method]}`,
    facts.prefers_spanish &&
      (facts.prefers_spanish.is_spoken
        ? "Language: prefers Spanish. Your listing says someone there speaks it."
        : "Language: prefers Spanish. Your listing doesn't say anyone there speaks it."),
  ];
  return {
    subject: `New ${names[purposeOf(facts)]} for ${practice}`,
    headline: `${personOf(facts)} ${actions[purposeOf(facts)]}`,
    lines: [
      `The request is for ${practice}.`,
      ...details.flatMap((line) => line || []),
      ...questionLines(facts),
      "Read and answer it on your dashboard. To protect privacy, our emails don't include what people write.",
    ],
    action: { label: "Read the request", path: sitePaths.dashboard },
  };
}

export const requestWords = {
  request_received: received,
  request_answered: aboutPractice(
    (practice) => `${practice} answered your request`,
    "Read the answer on your dashboard. To protect your privacy, our emails don't include it.",
    "dashboard",
  ),
  request_declined: aboutPractice(
    (practice) => `${practice} declined your request`,
    "If they left a message, you'll find it on your dashboard.",
    "dashboard",
  ),
  request_waitlisted: aboutPractice(
    (practice) => `You're on the waitlist at ${practice}`,
    "Your dashboard shows your position. We'll let you know when the practice offers you a spot.",
    "dashboard",
  ),
  request_offered: aboutPractice(
    (practice) => `A spot is open for you at ${practice}`,
    "Contact the practice to take it. Its page shows how.",
    "listing",
  ),
};
