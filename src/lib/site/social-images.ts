import type { ArticleSlug } from "@/content/blog/slugs";

/** What the pictures of links to the site say, by the page they stand for. */
export const socialTitles = {
  default: "Find a doctor who has time for you",
  directory: "Direct Primary Care doctors near you",
  feed: "Stories from the DPC community",
  about: "Primary care the way it is meant to feel",
  contact: "Questions? Write to us",
  blog: "Direct Primary Care, explained",
} as const;

/** The page whose picture stands for a link; articles have one each. */
export type SocialImage = keyof typeof socialTitles | ArticleSlug;

const titles: Partial<Record<SocialImage, string>> = socialTitles;

/** What a picture says; that of an article says the article's title. */
export const socialTitle = (image: SocialImage, pageTitle: string): string =>
  titles[image] ?? pageTitle;

/** The size of every picture, the one that networks ask for. */
export const socialSize = { width: 1200, height: 630 } as const;
