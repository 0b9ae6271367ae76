/** The contact details of a listing. */
export interface Contact {
  phone: string | null;
  fax: string | null;
  website: string | null;
  social_urls: readonly string[];
  owner: { phone: string | null; email: string | null } | null;
}

/** The practice's phone and the one its owner publishes, without duplicates. */
export const phonesOf = ({ phone, owner }: Contact): string[] => [
  ...new Set([phone, owner?.phone].filter((one) => typeof one === "string")),
];

/** Whether a listing has any way to contact the practice. */
export const isContactKnown = (contact: Contact): boolean =>
  phonesOf(contact).length > 0 || Boolean(contact.owner?.email) || Boolean(contact.website);
