import type { ReactNode } from "react";
import { useFollowLink } from "@/components/blog/follow-link";
import type { ArticleSlug } from "@/content/blog/slugs";

/** An article's text: to be rendered, or as HTML that stands in the document already. */
export type FramedText = { rendered: ReactNode } | { html: string };

interface ArticleFrameProps {
  slug: ArticleSlug;
  text: FramedText;
}

/** Where the text of an article stands. The slug says whose it is to those who look for it in the document. */
export function ArticleFrame({ slug, text }: ArticleFrameProps) {
  const frame = {
    "data-article": slug,
    onClick: useFollowLink(),
    className:
      "mt-10 grid gap-x-20 border-t border-line pt-8 lg:mt-14 lg:grid-cols-[15rem_minmax(0,40rem)] lg:pt-12 print:block print:pt-4",
  };
  if ("rendered" in text) return <div {...frame}>{text.rendered}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has written it.
  return <div {...frame} dangerouslySetInnerHTML={{ __html: text.html }} />;
}
