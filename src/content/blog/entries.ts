import type { ArticleSlug } from "@/content/blog/slugs";

export interface BlogEntry {
  slug: ArticleSlug;
  title: string;
  excerpt: string;
  /** The picture, and what it shows for those who do not see it. */
  image: { name: "guide" | "savings" | "choose" | "compare"; alt: string };
  /** When it was first published. */
  date: string;
  /** When its facts were last reviewed. */
  updated: string;
  readTime: `${number} min ${string}`;
  /** Related articles. */
  related: readonly ArticleSlug[];
}

/** The articles in English, in order of publication. */
export const entries: readonly BlogEntry[] = [
  {
    slug: "what-is-direct-primary-care-complete-guide",
    title: "What Is Direct Primary Care? A Complete Guide",
    excerpt:
      "Your own doctor for a flat monthly fee, with no insurer in between. How a membership works, what it covers, what it leaves out, and whether it fits your life.",
    image: {
      name: "guide",
      alt: "An open book on a table, with a small clinic, trees and a path rising from its pages.",
    },
    date: "2024-10-15",
    updated: "2026-11-16",
    readTime: "8 min read",
    related: ["dpc-vs-traditional-insurance", "how-to-choose-right-dpc-doctor"],
  },
  {
    slug: "five-ways-dpc-saves-money",
    title: "Five Ways DPC Saves Money",
    excerpt:
      "Where a membership can lower what a household spends on care, with worked examples, and where it costs more than it saves.",
    image: {
      name: "savings",
      alt: "Jars on a kitchen shelf: one holds coins, the others pills, test tubes, bandages and a clock.",
    },
    date: "2024-10-20",
    updated: "2026-11-16",
    readTime: "6 min read",
    related: ["dpc-vs-traditional-insurance", "what-is-direct-primary-care-complete-guide"],
  },
  {
    slug: "how-to-choose-right-dpc-doctor",
    title: "How to Choose the Right DPC Doctor",
    excerpt:
      "Questions to ask, documents to read, and records to check before you join a practice, so the first year brings no surprises.",
    image: {
      name: "choose",
      alt: "Three doors on a porch. A doctor waves from the middle one, which stands open.",
    },
    date: "2024-10-25",
    updated: "2026-11-16",
    readTime: "7 min read",
    related: ["what-is-direct-primary-care-complete-guide", "five-ways-dpc-saves-money"],
  },
  {
    slug: "dpc-vs-traditional-insurance",
    title: "DPC vs. Traditional Insurance",
    excerpt:
      "One pays for a doctor, the other protects you from large bills. What each does well, what each costs, and how people combine them.",
    image: {
      name: "compare",
      alt: "Two roads from a house to a clinic: one loops past four tollgates, a car drives along the short one.",
    },
    date: "2024-10-28",
    updated: "2026-11-16",
    readTime: "9 min read",
    related: ["five-ways-dpc-saves-money", "how-to-choose-right-dpc-doctor"],
  },
];
