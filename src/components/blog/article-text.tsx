import { ArticleSummary } from "@/components/blog/article-summary";
import { ContentsAside, ContentsDisclosure } from "@/components/blog/contents";
import { FindADoctor } from "@/components/blog/find-a-doctor";
import { proseElements } from "@/components/blog/prose-elements";
import type { Article } from "@/content/blog/articles";

/** The text of an article with its summary and table of contents. */
export function ArticleText({ article }: { article: Article }) {
  const { default: Body, summary, tableOfContents } = article;
  return (
    <div className="mt-10 grid gap-x-20 border-t border-line pt-8 lg:mt-14 lg:grid-cols-[15rem_minmax(0,40rem)] lg:pt-12 print:block print:pt-4">
      <ContentsAside sections={tableOfContents} />
      <div className="min-w-0">
        <ArticleSummary points={summary} />
        <ContentsDisclosure sections={tableOfContents} />
        <div className="prose mt-8">
          <Body components={proseElements} />
        </div>
        <FindADoctor />
      </div>
    </div>
  );
}
