import type { Site } from "./letter.ts";
import { notMePath } from "./not-me.ts";
import { refusalFor } from "./refusal-token.ts";
import type { Task } from "./task.ts";
import { pagePath } from "./unsubscribe.ts";
import { type Ended, invitations, tokenFor } from "./unsubscribe-token.ts";
import { places } from "./words.ts";

/** The footer of an email: why it was sent, and the unsubscribe links. */
export interface Foot {
  why: string;
  links: { label: string; url: string }[];
}

interface Ending {
  foot: Foot;
  /** The headers for email programs. */
  headers: Record<string, string>;
}

/** Members can unsubscribe from a topic; other recipients can report that they didn't enter their address. */
export async function footOf(task: Task, site: Site): Promise<Ending> {
  const { kind, topic, recipient, facts } = task;
  if (facts.invited) return footOfInvitation(facts.invited, site);
  if (topic !== null && recipient !== null) return footOfTopic(recipient, topic, site);
  const why = reasons[kind];
  return why ? { foot: { why, links: [] }, headers: {} } : footOfAsked(facts.refusal, site);
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

async function footOfAsked(refusal: string | undefined, site: Site): Promise<Ending> {
  const why =
    "You're receiving this email because someone entered this email address as theirs on DPC Nearby.";
  if (!refusal) return { foot: { why, links: [] }, headers: {} };
  const token = encodeURIComponent(await refusalFor(refusal, site.signingKeys));
  const url = `${site.url}${notMePath}?token=${token}`;
  return { foot: { why, links: [{ label: "This wasn't me", url }] }, headers: {} };
}

async function footOfInvitation(invited: string, site: Site): Promise<Ending> {
  const { link, headers } = await endOf({ id: invited, topic: invitations }, site);
  const why = "You're receiving this email because a practice invited this email address.";
  return { foot: { why, links: [{ label: "Unsubscribe from invitations", url: link }] }, headers };
}

async function footOfTopic(member: string, topic: string, site: Site): Promise<Ending> {
  const { link, headers } = await endOf({ id: member, topic }, site);
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
async function endOf(ended: Ended, { url, functionsUrl, signingKeys }: Site) {
  const token = encodeURIComponent(await tokenFor(ended, signingKeys));
  return {
    link: `${url}${pagePath}?token=${token}`,
    headers: {
      "List-Unsubscribe": `<${functionsUrl}/unsubscribe?token=${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
