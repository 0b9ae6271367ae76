export interface Mail {
  subject?: string;
  body?: string;
}

/** A link that opens the visitor's mail program with what is known of the mail. */
export function mailtoHref(address: string, { subject, body }: Mail = {}): string {
  // Mail programs read "+" as a plus, so the encoding of forms does not do. Lines end as in mails, and half a
  // character, which cannot be encoded, becomes a mark.
  const parts = Object.entries({ subject, body }).flatMap(([name, text]) => {
    const lines = text
      ?.trim()
      .replace(/\r?\n/g, "\r\n")
      .replace(/\p{Surrogate}/gu, "\ufffd");
    return lines ? [`${name}=${encodeURIComponent(lines)}`] : [];
  });
  // An address can hold what begins the subject or another recipient.
  const to = encodeURIComponent(address).replace("%40", "@");
  return `mailto:${to}${parts.length > 0 ? `?${parts.join("&")}` : ""}`;
}
