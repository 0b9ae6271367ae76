import type { Facts } from "./task.ts";
import {
  longDay,
  named,
  personOf,
  practiceOf,
  practiceWordings,
  sitePaths,
  type Wording,
} from "./wording-parts.ts";

// For privacy, emails to practices contain no ages, phone numbers, times, or other text of a request.

const kindOf = ({ asks_for }: Facts) =>
  asks_for === "appointment" ? "an appointment" : "a membership";

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
  ];
  return {
    subject: `New request for ${practice}`,
    headline: `${personOf(facts)} requested ${kindOf(facts)}`,
    lines: [
      `The request is for ${practice}.`,
      ...details.flatMap((line) => line || []),
      "Read and answer it on your dashboard. To protect privacy, our emails don't include what people write.",
    ],
    action: { label: "Read the request", path: sitePaths.dashboard },
  };
}

/** The copy for the member who sent the request: everything that they entered. */
function copyOf(facts: Facts): Wording {
  const practice = practiceOf(facts);
  const people = {
    self: "you",
    child: "your child",
    parent: "your parent",
    household: "your household",
  };
  const {
    asks_for,
    ages = [],
    requested_for,
    starts_on,
    contact_method,
    phone,
    plan,
    times,
  } = facts;
  const who = requested_for && people[requested_for];
  const details = [
    plan && `Membership: ${named(plan)}`,
    who &&
      (ages.length > 0
        ? `For: ${who} (${ages.length === 1 ? "age" : "ages"} ${ages.join(", ")})`
        : `For: ${who}`),
    starts_on && `Start date: ${longDay(starts_on)}`,
    contact_method && `Preferred contact: ${contactMethods[contact_method]}`,
    phone &&
      `Phone: ${phone.replace(/^\+1(\d{3})(\d{3})(\d{4})/, "($1) $2-$3").replace(";ext=", " ext. ")}`,
    times &&
      `${asks_for === "appointment" ? "Times that work" : "Best times to reach you"}: ${named(times)}`,
  ];
  return {
    subject: `Your request to ${practice}`,
    headline: `You requested ${kindOf(facts)} at ${practice}`,
    lines: [
      "Here's a copy of your request.",
      ...details.flatMap((line) => line || []),
      "We'll let you know when the practice answers.",
    ],
    action: { label: "Open your dashboard", path: sitePaths.dashboard },
  };
}

export const requestWords = {
  "request received": received,
  "request copy": copyOf,
  ...practiceWordings((practice) => `Your request to ${practice}`, {
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
  }),
};
