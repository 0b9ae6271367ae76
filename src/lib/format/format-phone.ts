// Phone numbers are stored in the format of RFC 3966 without "tel:": "+15125550142" or
// "+15125550142;ext=3". Formatting them needs no library, so that pages for visitors don't load
// one.

const stored = /^\+1(\d{3})(\d{3})(\d{4})(?:;ext=(\d{1,7}))?$/;

/** Formats a stored phone number: "(512) 555-0142 ext. 3". Returns other text unchanged. */
export function formatPhone(phone: string): string {
  const [, area, exchange, line, extension] = stored.exec(phone) ?? [];
  if (area === undefined) return phone;
  return `(${area}) ${exchange}-${line}${extension ? ` ext. ${extension}` : ""}`;
}

/** The `tel:` link of a stored phone number: "tel:+15125550142;ext=3". */
export const phoneUrl = (phone: string): string => `tel:${phone}`;
