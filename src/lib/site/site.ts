/** What the product is called and how it introduces itself to search engines. */
export const site = {
  name: "DPC Nearby",
  tagline: "Find a Direct Primary Care doctor near you",
  description:
    "A nationwide directory and community for Direct Primary Care: find a physician near you, compare monthly prices and read members' stories.",
  /** Where the site is reached; absent in development, where the address bar says it. */
  url: import.meta.env.VITE_SITE_URL?.replace(/\/+$/, "") || undefined,
} as const;
