import type { EmailedEvent } from "./event-codes.ts";
import { createNotMeToken, notMePath } from "./not-me.ts";
import type { Language, Task } from "./task.ts";
import {
  createUnsubscribeToken,
  invitations,
  type Subscription,
  unsubscribePath,
} from "./unsubscribe.ts";
import { pathIn, sitePaths } from "./wording-parts.ts";
import { inSpanish } from "./wording-spanish-parts.ts";

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

/**
 * Composes the footer. Members can unsubscribe from a topic; other recipients can report that they
 * didn't enter their address.
 */
export async function footerOf(task: Task, language: Language, site: Site): Promise<FooterResult> {
  const { event, topic, recipient, facts } = task;
  if (facts.invited) return invitationFooter(facts.invited, site);
  if (topic !== null && recipient !== null) return topicFooter(recipient, topic, language, site);
  const why = reasons[language][event];
  return why
    ? { footer: { why, links: [] }, headers: {} }
    : unknownRecipientFooter(facts.refusal, site);
}

/** The reasons for emails that belong to no topic. */
const englishReasons = {
  message_reply:
    "You're receiving this email because someone contacted us with this email address.",
  factor_added:
    "You're receiving this email because it's about the security of your DPC Nearby account.",
  account_deleted:
    "You're receiving this email because the DPC Nearby account with this email address was deleted.",
  removal_requested:
    "You're receiving this email because someone entered this email address in our removal form.",
  removal_approved: "You're receiving this email because you asked us to remove a listing.",
  removal_excepted: "You're receiving this email because you asked us to remove a listing.",
  removal_declined: "You're receiving this email because you asked us to remove a listing.",
};

const spanishReasons: typeof englishReasons = {
  message_reply:
    "Recibe este correo porque alguien nos escribió con esta dirección de correo electrónico.",
  factor_added: "Recibe este correo porque trata de la seguridad de su cuenta de DPC Nearby.",
  account_deleted:
    "Recibe este correo porque se eliminó la cuenta de DPC Nearby con esta dirección de correo electrónico.",
  removal_requested:
    "Recibe este correo porque alguien escribió esta dirección en nuestro formulario de retiro.",
  removal_approved: "Recibe este correo porque nos pidió retirar una ficha.",
  removal_excepted: "Recibe este correo porque nos pidió retirar una ficha.",
  removal_declined: "Recibe este correo porque nos pidió retirar una ficha.",
};

const reasons: Record<Language, Partial<Record<EmailedEvent, string>>> = {
  en: {
    ...englishReasons,
    admin_added: "You're receiving this email because you're an admin of DPC Nearby.",
  },
  es: spanishReasons,
};

const topicWords: Record<Language, { why: string; unsubscribe: string; settings: string }> = {
  en: {
    why: "You're receiving this email because you have a DPC Nearby account.",
    unsubscribe: "Unsubscribe from these emails",
    settings: "Email settings",
  },
  es: {
    why: "Recibe este correo porque tiene una cuenta de DPC Nearby.",
    unsubscribe: "Dejar de recibir estos correos",
    settings: inSpanish("Email settings"),
  },
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
  const { link, headers } = await unsubscribeLink({ id: invited, topic: invitations }, "en", site);
  const why = "You're receiving this email because a practice invited this email address.";
  return {
    footer: { why, links: [{ label: "Unsubscribe from invitations", url: link }] },
    headers,
  };
}

async function topicFooter(
  member: string,
  topic: string,
  language: Language,
  site: Site,
): Promise<FooterResult> {
  const { link, headers } = await unsubscribeLink({ id: member, topic }, language, site);
  const { why, unsubscribe, settings } = topicWords[language];
  return {
    footer: {
      why,
      links: [
        { label: unsubscribe, url: link },
        { label: settings, url: site.url + pathIn(language, sitePaths.settings) },
      ],
    },
    headers,
  };
}

/** Returns the unsubscribe link for the footer, and the headers for email programs. */
async function unsubscribeLink(
  subscription: Subscription,
  language: Language,
  { url, functionsUrl, signingKeys }: Site,
) {
  const token = encodeURIComponent(await createUnsubscribeToken(subscription, signingKeys));
  return {
    link: `${url}${pathIn(language, unsubscribePath)}?token=${token}`,
    headers: {
      "List-Unsubscribe": `<${functionsUrl}/unsubscribe?token=${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
