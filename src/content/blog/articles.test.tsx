import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { articles } from "@/content/blog/articles";
import { entries } from "@/content/blog/entries";

const wordsPerMinute = 230;

function formatPracticeCount(container: Element): number {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  return texts
    .join(" ")
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;
}

const levelOf = (heading: Element) => Number(heading.tagName.slice(1));

async function renderArticle(slug: keyof typeof articles) {
  const { default: Body, summary, tableOfContents } = await articles[slug]();
  const { container } = render(<Body />);
  return { container, summary, tableOfContents };
}

test.each(entries)("$slug is as long as its read time says", async ({ slug, readTime }) => {
  const { container } = await renderArticle(slug);
  const words = Number.parseInt(readTime, 10) * wordsPerMinute;
  expect(formatPracticeCount(container)).toBeGreaterThan(words * 0.9);
  expect(formatPracticeCount(container)).toBeLessThan(words * 1.1);
});

test.each(entries)("$slug has its headings in order, and the contents list them", async (entry) => {
  const { tableOfContents } = await renderArticle(entry.slug);
  const headings = screen.getAllByRole("heading");
  let previous = 1;
  for (const heading of headings) {
    expect(levelOf(heading)).toBeGreaterThan(1);
    expect(levelOf(heading)).toBeLessThanOrEqual(previous + 1);
    previous = levelOf(heading);
  }
  const sections = headings.filter((heading) => levelOf(heading) === 2);
  expect(tableOfContents.map(({ id, value }) => [id, value])).toEqual(
    sections.map((heading) => [heading.id, heading.textContent]),
  );
  expect(new Set(headings.map((heading) => heading.id)).size).toBe(headings.length);
});

test.each(entries)(
  "$slug is summed up, compares in a table and names its sources",
  async (entry) => {
    const { summary } = await renderArticle(entry.slug);
    expect(summary.length).toBeGreaterThanOrEqual(3);
    expect(summary.length).toBeLessThanOrEqual(5);
    expect(screen.getAllByRole("table").length).toBeGreaterThan(0);
    const last = screen.getAllByRole("heading", { level: 2 }).at(-1);
    expect(last?.textContent).toBe("Sources");
    const lists = screen.getAllByRole("list");
    const sources = lists.at(-1) ?? document.body;
    expect(last?.compareDocumentPosition(sources)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(sources).getAllByRole("listitem").length).toBeGreaterThan(2);
  },
);
