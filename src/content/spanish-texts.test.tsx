import { render } from "@testing-library/react";
import type { MDXModule } from "mdx/types";
import type { ComponentProps } from "react";
import { describe, expect, test } from "vitest";
import { spanishEntries } from "@/content/blog/es/entries";
import { spanishArticleSlugs } from "@/content/blog/slugs";

const englishTexts = import.meta.glob<MDXModule>(["./blog/*.mdx", "./policies/*.mdx"]);
const spanishTexts = import.meta.glob<MDXModule>("./*/es/*.mdx");

const components = {
  EnglishLink: (props: ComponentProps<"a">) => <a {...props}>{props.children}</a>,
  Notice: ({ title }: { title: string }) => <aside>{title}</aside>,
  RunBy: () => <p>Operator</p>,
  WaysToReachUs: () => <a href="/contact">contact</a>,
  WhoReadsWhat: () => <table />,
};

async function renderText(load: (() => Promise<MDXModule>) | undefined) {
  if (!load) throw new Error("There is no such text.");
  const { default: Text } = await load();
  const { container } = render(<Text components={components} />);
  const all = (selector: string) => [...container.querySelectorAll(selector)];
  return { text: container.textContent ?? "", all };
}

test("all policies and two articles are in Spanish", () => {
  const policies = Object.keys(englishTexts).filter((file) => file.startsWith("./policies/"));
  const articles = spanishArticleSlugs.map((slug) => `./blog/${slug}.mdx`);
  expect(Object.keys(spanishTexts).map((file) => file.replace("/es/", "/"))).toEqual(
    [...articles.toSorted(), ...policies].toSorted(),
  );
  expect(spanishEntries.map(({ slug }) => slug)).toEqual([...spanishArticleSlugs]);
});

describe.each(Object.entries(spanishTexts))("%s", (file, load) => {
  test("has the headings, tables, and links of the English text", async () => {
    const spanish = await renderText(load);
    const english = await renderText(englishTexts[file.replace("/es/", "/")]);
    for (const selector of ["h2, h3", "table, tr, th, td", "dt, dd", "aside, ol"]) {
      const tags = (page: typeof spanish) => page.all(selector).map(({ tagName }) => tagName);
      expect(tags(spanish)).toEqual(tags(english));
    }
    const links = (page: typeof spanish) => page.all("a").map((link) => link.getAttribute("href"));
    expect(links(spanish).toSorted()).toEqual(links(english).toSorted());
  });
});

test.each(spanishEntries)("$slug is as long as its read time says", async (entry) => {
  const { text } = await renderText(spanishTexts[`./blog/es/${entry.slug}.mdx`]);
  const minutes = text.split(/\s+/).length / 230;
  expect(Math.abs(minutes - Number.parseInt(entry.readTime, 10))).toBeLessThan(1);
});

test("the privacy policy has the section that the contact page links to", async () => {
  const { all } = await renderText(spanishTexts["./policies/es/privacy.mdx"]);
  expect(all("h2").map(({ id }) => id)).toContain("descargar-sus-datos-y-eliminar-su-cuenta");
});
