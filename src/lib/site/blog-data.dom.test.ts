import { expect, test } from "vitest";
import { entries } from "@/content/blog/entries";
import { articleData, blogData } from "@/lib/site/blog-data";

test("the blog is described with its four articles", () => {
  const data = blogData(entries, "About care.");
  expect(data).toMatchObject({
    "@type": "Blog",
    url: "/blog",
    description: "About care.",
  });
  expect(data.blogPost.map((posting) => posting["@type"])).toEqual(Array(4).fill("BlogPosting"));
});

test.each(entries)("$slug is described with its URL and dates", (entry) => {
  expect(articleData(entry)).toMatchObject({
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    url: `/blog/${entry.slug}`,
    headline: entry.title,
    datePublished: entry.date,
    dateModified: entry.updated,
    timeRequired: `PT${entry.readTime.replace(" min read", "")}M`,
    isPartOf: { "@id": "/blog" },
  });
});
