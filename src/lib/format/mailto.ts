export interface Mail {
  subject?: string;
  body?: string;
}

/** A link that opens the visitor's mail program with a draft. */
export function mailtoHref(address: string, { subject, body }: Mail = {}): string {
  // Encoded as a URI, because mail programs read "+" as a plus. Lines end with CRLF as in email, and lone surrogates, which
  // can't be encoded, are replaced.
  const parts = Object.entries({ subject, body }).flatMap(([name, text]) => {
    const lines = text
      ?.trim()
      .replace(/\r?\n/g, "\r\n")
      .replace(/\p{Surrogate}/gu, "\ufffd");
    return lines ? [`${name}=${encodeURIComponent(lines)}`] : [];
  });
  // Encoded so that an address can't add a subject or a recipient.
  const to = encodeURIComponent(address).replace("%40", "@");
  return `mailto:${to}${parts.length > 0 ? `?${parts.join("&")}` : ""}`;
}
