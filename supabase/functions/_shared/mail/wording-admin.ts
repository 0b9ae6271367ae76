import { visibleLines } from "./plain.ts";
import type { Facts } from "./task.ts";
import { named, places, practiceOf, type Wording } from "./words.ts";

/** To the sender of a contact message. The reply is an admin's own text, and keeps its line breaks. */
function contactReply(facts: Facts): Wording {
  const subject = named(facts.subject) || "your message";
  return {
    subject: `Re: ${subject}`,
    headline: `Our reply to “${subject}”`,
    lines: [
      ...visibleLines(facts.reply ?? ""),
      "To answer, use the contact page: this mailbox isn't read.",
    ],
    action: { label: "Write to us again", path: places.contact },
  };
}

function removalConfirmation(facts: Facts): Wording {
  return {
    subject: "Confirm your removal request",
    headline: `Did you ask us not to list ${practiceOf(facts)}?`,
    lines: [
      "This address was entered on our removal form. If that was you, confirm the request within 24 hours, and our team will review it.",
      "If it wasn't you, ignore this email: without the confirmation, the request is deleted.",
    ],
    action: { label: "Review and confirm", path: places.confirmRemoval(facts) },
  };
}

const reasonLines = ({ reason }: Facts) => (reason ? [`Reason: ${named(reason)}`] : []);

function removalApproved(facts: Facts): Wording {
  const practice = practiceOf(facts);
  return {
    subject: `Your removal request for ${practice}`,
    headline: `${practice} is no longer listed`,
    lines: [
      "We approved your request and added it to the register that our imports and forms check, so it won't be listed again without a review.",
      ...reasonLines(facts),
      "Search engines can show old pages for a few days.",
    ],
    action: { label: "Write to us", path: places.contact },
  };
}

function removalDeclined(facts: Facts): Wording {
  const practice = practiceOf(facts);
  return {
    subject: `Your removal request for ${practice}`,
    headline: `We didn't approve the removal of ${practice}`,
    lines: [...reasonLines(facts), "If something is missing from your request, write to us."],
    action: { label: "Write to us", path: places.contact },
  };
}

/** Each queue of the admin pages, as "1 listing" or "2 listings". */
const queueNouns: Record<string, readonly [one: string, many: string]> = {
  listings: ["listing", "listings"],
  changes: ["change", "changes"],
  claims: ["claim", "claims"],
  corrections: ["correction", "corrections"],
  reports: ["report", "reports"],
  removals: ["removal request", "removal requests"],
  appeals: ["appeal", "appeals"],
  messages: ["message", "messages"],
};

function adminDigest({ queues = {} }: Facts): Wording {
  const waiting = Object.entries(queues).filter(([, count]) => count > 0);
  const total = waiting.reduce((sum, [, count]) => sum + count, 0);
  const counted = waiting.map(([queue, count]) => {
    const [one, many] = queueNouns[queue] ?? [queue, queue];
    return `${count} ${count === 1 ? one : many}`;
  });
  return {
    subject: "Waiting for review",
    headline:
      total === 1 ? "1 item is waiting for review" : `${total} items are waiting for review`,
    lines: [...counted, "This email comes once a day, only when something is waiting."],
    action: { label: "Open the admin pages", path: places.admin },
  };
}

export const adminWords = {
  "contact reply": contactReply,
  "removal confirmation": removalConfirmation,
  "removal approved": removalApproved,
  "removal declined": removalDeclined,
  "admin digest": adminDigest,
};
