import { notMePath } from "./not-me.ts";
import { createNotMeToken } from "./not-me-token.ts";
import type { Task } from "./task.ts";
import { unsubscribePath } from "./unsubscribe.ts";
import { createUnsubscribeToken, invitations, type Subscription } from "./unsubscribe-token.ts";
import { sitePaths } from "./wording-parts.ts";

/** The site's settings for emails. */
export interface Site {
  /** Its URL, without a trailing slash. */
  url: string;
  /** The URL of the Edge Functions. */
  functionsUrl: string;
  /** The keys that sign links. */
  signingKeys: string[];
}

/** The footer of an email: why it was sent, and the unsubscribe links. */
export interface Footer {
  why: string;
  links: { label: string; url: string }[];
}

interface FooterResult {
  footer: Footer;
  /** The unsubscribe headers, if any. */
  headers: Record<string, string>;
}

/** Composes the footer. Members can unsubscribe from a topic; other recipients can report that they didn't enter their address. */
export async function footerOf(task: Task, site: Site): Promise<FooterResult> {
  const { kind, topic, recipient, facts } = task;
  if (facts.invited) return invitationFooter(facts.invited, site);
  if (topic !== null && recipient !== null) return topicFooter(recipient, topic, site);
  const why = reasons[kind];
  return why
    ? { footer: { why, links: [] }, headers: {} }
    : unknownRecipientFooter(facts.refusal, site);
}

/** The reasons for emails that belong to no topic. */
const reasons: Record<string, string> = {
  "contact reply":
    "You're receiving this email because someone contacted us with this email address.",
  "request copy": "You're receiving this email because you asked for a copy of your request.",
  "account factor added":
    "You're receiving this email because it's about the security of your DPC Nearby account.",
  "account admin added": "You're receiving this email because you're an admin of DPC Nearby.",
  "account deleted":
    "You're receiving this email because the DPC Nearby account with this email address was deleted.",
  "removal confirmation":
    "You're receiving this email because someone entered this email address in our removal form.",
  "removal approved": "You're receiving this email because you asked us to remove a listing.",
  "removal excepted": "You're receiving this email because you asked us to remove a listing.",
  "removal declined": "You're receiving this email because you asked us to remove a listing.",
};

async function unknownRecipientFooter(
  refusal: string | undefined,
  site: Site,
): Promise<FooterResult> {
  const why =
    "You're receiving this email because someone entered this email address as theirs on DPC Nearby.";
  if (!refusal) return { footer: { why, links: [] }, headers: {} };
  const token = encodeURIComponent(await createNotMeToken(refusal, site.signingKeys));
  const url = `${site.url}${notMePath}?token=${token}`;
  return { footer: { why, links: [{ label: "This wasn't me", url }] }, headers: {} };
}

async function invitationFooter(invited: string, site: Site): Promise<FooterResult> {
  const { link, headers } = await unsubscribeLink({ id: invited, topic: invitations }, site);
  const why = "You're receiving this email because a practice invited this email address.";
  return {
    footer: { why, links: [{ label: "Unsubscribe from invitations", url: link }] },
    headers,
  };
}

async function topicFooter(member: string, topic: string, site: Site): Promise<FooterResult> {
  const { link, headers } = await unsubscribeLink({ id: member, topic }, site);
  return {
    footer: {
      why: "You're receiving this email because you have a DPC Nearby account.",
      links: [
        { label: "Unsubscribe from these emails", url: link },
        { label: "Email settings", url: site.url + sitePaths.settings },
      ],
    },
    headers,
  };
}

/** Returns the unsubscribe link for the footer, and the headers for email programs. */
async function unsubscribeLink(
  subscription: Subscription,
  { url, functionsUrl, signingKeys }: Site,
) {
  const token = encodeURIComponent(await createUnsubscribeToken(subscription, signingKeys));
  return {
    link: `${url}${unsubscribePath}?token=${token}`,
    headers: {
      "List-Unsubscribe": `<${functionsUrl}/unsubscribe?token=${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
