import { visibleLines } from "./sanitize-text.ts";
import type { Facts } from "./task.ts";
import { named, practiceOf, sitePaths, type Wording } from "./wording-parts.ts";

/** The reply to a contact message, with the line breaks that the admin typed. */
function contactReply(facts: Facts): Wording {
  const subject = named(facts.subject) || "your message";
  return {
    subject: `Re: ${subject}`,
    headline: `Our reply to “${subject}”`,
    lines: [
      ...visibleLines(facts.reply ?? ""),
      "To reply, use the contact page. Replies to this email aren't read.",
    ],
    action: { label: "Contact us again", path: sitePaths.contact },
  };
}

function removalConfirmation(facts: Facts): Wording {
  return {
    subject: "Confirm your removal request",
    headline: facts.practice
      ? `Did you ask us to remove ${practiceOf(facts)}?`
      : "Did you send us a removal request?",
    lines: [
      "Someone entered this email address in our removal form. If that was you, confirm the request within 24 hours, and we'll review it.",
      "If it wasn't you, ignore this email, and we'll delete the request.",
    ],
    action: { label: "Review and confirm", path: sitePaths.confirmRemoval(facts) },
  };
}

const reasonLines = ({ reason }: Facts) => (reason ? [`Reason: ${named(reason)}`] : []);

/** What was removed from which listings. */
function removedLine({ removal = "practice", removed_from = [] }: Facts): string {
  const listings = new Intl.ListFormat("en-US").format(removed_from.map((name) => named(name)));
  return removal === "practice"
    ? `We took down: ${listings}.`
    : `We removed the ${removal === "physician" ? "physician" : "former name"} from: ${listings}.`;
}

function removalApproved(facts: Facts): Wording {
  const practice = practiceOf(facts);
  const isRemoved = (facts.removed_from ?? []).length > 0;
  const outcome = facts.removal === "former name" ? "shown" : "listed";
  return {
    headline: isRemoved ? `${practice} is no longer ${outcome}` : `${practice} won't be ${outcome}`,
    lines: [
      isRemoved ? removedLine(facts) : "We found no listing, so there was nothing to take down.",
      "We approved your request and added the name to our do-not-list register, so it won't be listed again without a review.",
      ...reasonLines(facts),
      ...(isRemoved ? ["Search engines may show the old page for a few days."] : []),
    ],
    action: { label: "Contact us", path: sitePaths.contact },
  };
}

function removalExcepted(facts: Facts): Wording {
  const listings = new Intl.ListFormat("en-US").format(
    (facts.allowed ?? []).map((name) => named(name)),
  );
  return {
    headline: "An admin allowed a listing despite your removal request",
    lines: [
      listings
        ? `It can be in the directory again: ${listings}.`
        : "It can be in the directory again.",
      "All other listings with this name stay out. If this is a mistake, contact us.",
    ],
    action: { label: "Contact us", path: sitePaths.contact },
  };
}

function removalDeclined(facts: Facts): Wording {
  const practice = practiceOf(facts);
  return {
    headline: `We didn't approve the removal of ${practice}`,
    lines: [...reasonLines(facts), "If something was missing from your request, contact us."],
    action: { label: "Contact us", path: sitePaths.contact },
  };
}

/** Each queue in the order of the admin pages, as "1 listing" or "2 listings". */
const queueNouns: Record<string, readonly [one: string, many: string]> = {
  listings: ["listing", "listings"],
  changes: ["change", "changes"],
  claims: ["claim", "claims"],
  corrections: ["correction", "corrections"],
  reports: ["report", "reports"],
  appeals: ["appeal", "appeals"],
  removals: ["removal request", "removal requests"],
  messages: ["message", "messages"],
};

function adminDigest({ queues = {} }: Facts): Wording {
  const total = Object.values(queues).reduce((sum, count) => sum + count, 0);
  const counted = Object.entries(queueNouns).flatMap(([queue, [one, many]]) => {
    const count = queues[queue] ?? 0;
    return count > 0 ? `${count} ${count === 1 ? one : many}` : [];
  });
  return {
    headline: total === 1 ? "1 item is pending review" : `${total} items are pending review`,
    lines: [...counted, "We send this at most once a day, only when something is pending review."],
    action: { label: "Open admin", path: sitePaths.admin },
  };
}

export const adminWords = {
  message_reply: contactReply,
  removal_requested: removalConfirmation,
  removal_approved: removalApproved,
  removal_declined: removalDeclined,
  removal_excepted: removalExcepted,
  admin_digest: adminDigest,
};
