/** The site an address leads to, without "www."; the address itself where it is not a valid one. */
export function hostnameOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : address;
}
