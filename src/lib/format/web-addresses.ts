/** Addresses that only lead to the address in one of their parameters. */
const redirector =
  /^https?:\/\/(?:lm?\.facebook\.com\/l\.php|l\.instagram\.com\/|(?:www\.)?google\.com\/url|(?:www\.)?youtube\.com\/redirect|(?:www\.)?yelp\.com\/(?:biz_redir|redir)|(?:www\.)?linkedin\.com\/(?:redir|safety)\/|[\w.-]+\.safelinks\.protection\.outlook\.com\/|href\.li\/)/i;
const wrapped =
  /[?&](?:u|q|url|target)=(https?(?::|%3a)[^&]+)|urldefense\.com\/v3\/__(https?:.+?)__;/i;
const tracking =
  /^(?:utm_\w+|hsa_\w+|mc_[ce]id|[a-z]{0,2}clid|gclsrc|[gw]braid|gad_\w+|igshid?|igsh|srsltid|y_source|_g[al]|_hs\w+)$/i;

/** Adds "https://" to an address such as "example.com", and removes redirectors and tracking. */
export function completeAddress(text: string): string {
  const written = text.replace(/^<(?=.*>$)|[>.,;]+$/g, "");
  const address = /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(written) ? `https://${written}` : written;
  const [, target, defended] =
    redirector.test(address) || /urldefense/i.test(address) ? (wrapped.exec(address) ?? []) : [];
  if (defended) return completeAddress(defended);
  const [, proofpoint] =
    /^https:\/\/urldefense\.proofpoint\.com\/v2\/url\?u=([^&]+)/i.exec(address) ?? [];
  if (proofpoint)
    return completeAddress(
      decodeURIComponent(proofpoint.replace(/-(?=[\da-f]{2})/gi, "%").replaceAll("_", "/")),
    );
  if (target) return completeAddress(decodeURIComponent(target));
  const [, page = "", query = "", place = ""] = /^([^?#]*)\?([^#]*)(#.*)?$/.exec(address) ?? [];
  const kept = query.split("&").filter((part) => !tracking.test(part.split("=", 1)[0] ?? ""));
  if (!query || kept.join("&") === query) return address;
  return `${page}${kept.length > 0 ? `?${kept.join("&")}` : ""}${place}`;
}

/** Whether a text is a complete web address on a host that the public can reach. */
export function isWebAddress(address: string): boolean {
  if (!/^https?:\/\/[^\s<>"]+$/.test(address) || !URL.canParse(address)) return false;
  const { hostname, username } = new URL(address);
  return (
    !username &&
    /^(?:[\w-]+\.)+(?:[a-z]{2,}|xn--[\w-]+)$/.test(hostname) &&
    !/^www\.[a-z]+$|\.(?:local|localhost|internal|invalid|lan)$/.test(hostname)
  );
}

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
