import type { ArticleSlug } from "@/content/blog/slugs";

/** The titles in social images, by page. */
export const socialTitles = {
  default: "Find a doctor who has time for you",
  directory: "Direct Primary Care doctors near you",
  feed: "Stories from the DPC community",
  about: "Primary care the way it's meant to feel",
  contact: "Questions? Write to us",
  blog: "Direct Primary Care, explained",
} as const;

/** The name of a page's social image. Each article has its own. */
export type SocialImage = keyof typeof socialTitles | ArticleSlug;

const titles: Partial<Record<SocialImage, string>> = socialTitles;

/** Returns the title in a social image. An article's image has the article's title. */
export const socialTitle = (image: SocialImage, pageTitle: string): string =>
  titles[image] ?? pageTitle;

/** The size of social images that networks recommend. */
export const socialSize = { width: 1200, height: 630 } as const;
