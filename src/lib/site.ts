/** What the product is called and how it introduces itself to search engines. */
export const site = {
  name: "DPC Nearby",
  tagline: "Find a Direct Primary Care doctor near you",
  description:
    "A nationwide directory and community for Direct Primary Care: find a physician near you, compare monthly prices and read members' stories.",
  /** Where people reach those who run the site. */
  contactEmail: "hello@dpcnearby.example",
  /** Where the site is reached; absent in development, where the address bar says it. */
  url: import.meta.env.VITE_SITE_URL?.replace(/\/+$/, "") || undefined,
} as const;

export type SocialNetwork = "facebook" | "instagram" | "linkedin" | "x";

/** The project's own pages on social networks. */
export const socialLinks: { network: SocialNetwork; name: string; href: string }[] = [
  { network: "facebook", name: "Facebook", href: "https://www.facebook.com/dpcnearby" },
  { network: "instagram", name: "Instagram", href: "https://www.instagram.com/dpcnearby" },
  { network: "linkedin", name: "LinkedIn", href: "https://www.linkedin.com/company/dpcnearby" },
  { network: "x", name: "X", href: "https://x.com/dpcnearby" },
];
