import type { Site } from "./letter.ts";
import { notMePath } from "./not-me.ts";
import { notMeTokenFor } from "./refusal-token.ts";
import type { Task } from "./task.ts";
import { pagePath } from "./unsubscribe.ts";
import { type Ended, invitations, tokenFor } from "./unsubscribe-token.ts";
import { places } from "./words.ts";

/** The footer of an email: why it was sent, and the unsubscribe links. */
export interface Footer {
  why: string;
  links: { label: string; url: string }[];
}

interface Ending {
  foot: Footer;
  /** The headers for email programs. */
  headers: Record<string, string>;
}

/** Members can unsubscribe from a topic; other recipients can report that they didn't enter their address. */
export async function footerOf(task: Task, site: Site): Promise<Ending> {
  const { kind, topic, recipient, facts } = task;
  if (facts.invited) return footerOfInvitation(facts.invited, site);
  if (topic !== null && recipient !== null) return footerOfTopic(recipient, topic, site);
  const why = reasons[kind];
  return why
    ? { foot: { why, links: [] }, headers: {} }
    : footerForUnknownRecipient(facts.refusal, site);
}

/** The reasons for emails to people without an account. */
const reasons: Record<string, string> = {
  "contact reply":
    "You're receiving this email because someone contacted us with this email address.",
  "removal confirmation":
    "You're receiving this email because someone entered this email address in our removal form.",
  "removal approved": "You're receiving this email because you asked us to remove a listing.",
  "removal declined": "You're receiving this email because you asked us to remove a listing.",
};

async function footerForUnknownRecipient(refusal: string | undefined, site: Site): Promise<Ending> {
  const why =
    "You're receiving this email because someone entered this email address as theirs on DPC Nearby.";
  if (!refusal) return { foot: { why, links: [] }, headers: {} };
  const token = encodeURIComponent(await notMeTokenFor(refusal, site.signingKeys));
  const url = `${site.url}${notMePath}?token=${token}`;
  return { foot: { why, links: [{ label: "This wasn't me", url }] }, headers: {} };
}

async function footerOfInvitation(invited: string, site: Site): Promise<Ending> {
  const { link, headers } = await unsubscribeLinkOf({ id: invited, topic: invitations }, site);
  const why = "You're receiving this email because a practice invited this email address.";
  return { foot: { why, links: [{ label: "Unsubscribe from invitations", url: link }] }, headers };
}

async function footerOfTopic(member: string, topic: string, site: Site): Promise<Ending> {
  const { link, headers } = await unsubscribeLinkOf({ id: member, topic }, site);
  return {
    foot: {
      why: "You're receiving this email because you have a DPC Nearby account.",
      links: [
        { label: "Unsubscribe from these emails", url: link },
        { label: "Email settings", url: site.url + places.settings },
      ],
    },
    headers,
  };
}

/** The unsubscribe link, for people and for email programs. */
async function unsubscribeLinkOf(ended: Ended, { url, functionsUrl, signingKeys }: Site) {
  const token = encodeURIComponent(await tokenFor(ended, signingKeys));
  return {
    link: `${url}${pagePath}?token=${token}`,
    headers: {
      "List-Unsubscribe": `<${functionsUrl}/unsubscribe?token=${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
