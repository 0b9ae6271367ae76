/** How a practice can be reached, as far as its listing says. */
export interface Contact {
  phone: string | null;
  fax: string | null;
  website: string | null;
  social_urls: readonly string[];
  owner: { phone: string | null; email: string | null } | null;
}

/** The practice's phone and the one its owner publishes, each once. */
export const phonesOf = ({ phone, owner }: Contact): string[] => [
  ...new Set([phone, owner?.phone].filter((one) => typeof one === "string")),
];

/** Whether a listing says any way to reach the practice. */
export const isContactKnown = (contact: Contact): boolean =>
  phonesOf(contact).length > 0 || Boolean(contact.owner?.email) || Boolean(contact.website);
