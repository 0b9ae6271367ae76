import { ArticleSummary } from "@/components/blog/article-summary";
import { ContentsAside, ContentsDisclosure } from "@/components/blog/contents";
import { FindADoctor } from "@/components/blog/find-a-doctor";
import { proseElements } from "@/components/blog/prose-elements";
import type { Article } from "@/content/blog/articles";

/** The words of an article, with what leads through them. */
export function ArticleText({ article }: { article: Article }) {
  const { default: Body, summary, tableOfContents } = article;
  return (
    <>
      <ContentsAside sections={tableOfContents} />
      <div className="min-w-0">
        <ArticleSummary points={summary} />
        <ContentsDisclosure sections={tableOfContents} />
        <div className="prose mt-8">
          <Body components={proseElements} />
        </div>
        <FindADoctor />
      </div>
    </>
  );
}
