// Phone numbers are stored as RFC 3966 writes them, without "tel:": "+15125550142" or "+15125550142;ext=3". Showing them needs no
// library, so pages for visitors don't load one.

const stored = /^\+1(\d{3})(\d{3})(\d{4})(?:;ext=(\d{1,7}))?$/;

/** A stored phone number for people: "(512) 555-0142 ext. 3". Text that is not one is returned as it is. */
export function formatPhone(phone: string): string {
  const [, area, exchange, line, extension] = stored.exec(phone) ?? [];
  if (area === undefined) return phone;
  return `(${area}) ${exchange}-${line}${extension ? ` ext. ${extension}` : ""}`;
}

/** The `tel:` link of a stored phone number: "tel:+15125550142;ext=3". */
export const phoneUrl = (phone: string): string => `tel:${phone}`;
