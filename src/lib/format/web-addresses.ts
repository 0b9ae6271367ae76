/** Adds "https://" to an address such as "example.com"; an address with a scheme stays as it is. */
export const completeAddress = (address: string): string =>
  /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(address) ? `https://${address}` : address;

/** Whether a text is a complete web address. */
export const isWebAddress = (address: string): boolean =>
  /^https?:\/\/[^\s<>"]+$/.test(address) && URL.canParse(address);

/**
 * Parses addresses separated by spaces, commas, semicolons or line breaks, without duplicates; null
 * if one is invalid.
 */
export function listWebAddresses(text: string): string[] | null {
  const addresses = text
    .split(/[\s;|]+|,(?=\s|https?:)/)
    .map((address) => address.replace(/,$/, ""))
    .filter(Boolean)
    .map(completeAddress);
  return addresses.every(isWebAddress) ? [...new Set(addresses)] : null;
}

/** The hostname of a URL without "www."; the text itself if it isn't a valid URL. */
export function hostnameOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : address;
}

export interface Mail {
  subject?: string;
  body?: string;
}

/** A link that opens the visitor's mail program with a draft. */
export function mailtoHref(address: string, { subject, body }: Mail = {}): string {
  // Encoded as a URI, because mail programs read "+" as a plus. Lines end with CRLF as in email,
  // and lone surrogates, which can't be encoded, are replaced.
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
