/** The hostname of a URL without "www."; the text itself if it isn't a valid URL. */
export function hostnameOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : address;
}
