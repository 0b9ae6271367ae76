/** The social networks that the site has an icon for, by the hosts of their links. */
const networks = [
  { network: "facebook", name: "Facebook", hosts: ["facebook.com"] },
  { network: "instagram", name: "Instagram", hosts: ["instagram.com"] },
  { network: "linkedin", name: "LinkedIn", hosts: ["linkedin.com"] },
  { network: "x", name: "X", hosts: ["x.com", "twitter.com"] },
] as const;

export type SocialNetwork = (typeof networks)[number]["network"];

export interface SocialLink {
  network: SocialNetwork;
  name: string;
  href: string;
}

/** The site's operator. Details that aren't configured are not shown. */
export interface Operator {
  name?: string;
  place?: string;
  email?: string;
  socialLinks: SocialLink[];
}

export interface OperatorSettings {
  readonly VITE_OPERATOR_NAME?: string;
  readonly VITE_OPERATOR_PLACE?: string;
  readonly VITE_CONTACT_EMAIL?: string;
  /** URLs separated by spaces or commas. */
  readonly VITE_SOCIAL_LINKS?: string;
}

const isEmail = (text: string) => /^[^\s@?&%,;]+@[^\s@?&%,;]+\.[^\s@?&%,;]+$/.test(text);

function socialLink(address: string): SocialLink | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, href } = new URL(address);
  const host = hostname.replace(/^www\./, "");
  const known = networks.find(({ hosts }) => hosts.some((name) => name === host));
  if (protocol !== "https:" || !known) return undefined;
  return { network: known.network, name: known.name, href };
}

const addressesIn = (text = "") => text.split(/[\s,]+/).filter(Boolean);

/** Reads the operator's details from the settings. Invalid values are left out: see `operatorWarnings`. */
export function readOperator(settings: OperatorSettings): Operator {
  const name = settings.VITE_OPERATOR_NAME?.trim();
  const place = settings.VITE_OPERATOR_PLACE?.trim();
  const email = settings.VITE_CONTACT_EMAIL?.trim();
  return {
    ...(name && { name }),
    ...(place && { place }),
    ...(email && isEmail(email) && { email }),
    socialLinks: addressesIn(settings.VITE_SOCIAL_LINKS).flatMap((link) => socialLink(link) ?? []),
  };
}

/** Returns the build's warnings about settings that are missing or invalid, one sentence each. */
export function operatorWarnings(settings: OperatorSettings): string[] {
  const { name, email } = readOperator(settings);
  const wrong = addressesIn(settings.VITE_SOCIAL_LINKS).filter((link) => !socialLink(link));
  const known = networks.map((network) => network.name).join(", ");
  return [
    ...(name ? [] : ["VITE_OPERATOR_NAME is not set: the pages do not say who runs the site."]),
    ...(email || settings.VITE_CONTACT_EMAIL?.trim()
      ? []
      : ["VITE_CONTACT_EMAIL is not set: the site is reached by its contact form only."]),
    ...(settings.VITE_CONTACT_EMAIL?.trim() && !email
      ? [`VITE_CONTACT_EMAIL is no email address: ${settings.VITE_CONTACT_EMAIL}`]
      : []),
    ...wrong.map(
      (link) => `VITE_SOCIAL_LINKS: ${link} is no https:// address at ${known}, and is left out.`,
    ),
  ];
}
