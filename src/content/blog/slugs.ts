/** The slugs of the articles, separate from their texts, because every page loads the route table. */
export const articleSlugs = [
  "what-is-direct-primary-care-complete-guide",
  "five-ways-dpc-saves-money",
  "how-to-choose-right-dpc-doctor",
  "dpc-vs-traditional-insurance",
] as const;

export type ArticleSlug = (typeof articleSlugs)[number];

/** The articles that are in Spanish too. */
export const spanishArticleSlugs: readonly ArticleSlug[] = [
  "what-is-direct-primary-care-complete-guide",
  "how-to-choose-right-dpc-doctor",
];
