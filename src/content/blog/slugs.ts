/** The addresses of the articles, apart from their texts, as the route table is loaded with every page. */
export const articleSlugs = [
  "what-is-direct-primary-care-complete-guide",
  "five-ways-dpc-saves-money",
  "how-to-choose-right-dpc-doctor",
  "dpc-vs-traditional-insurance",
] as const;

export type ArticleSlug = (typeof articleSlugs)[number];
