import { useFollowLink } from "@/components/blog/follow-link";
import { BuiltPart, type Part } from "@/components/ui/built-part";
import type { ArticleSlug } from "@/content/blog/slugs";

interface ArticleFrameProps {
  slug: ArticleSlug;
  text: Part;
}

/** Where the text of an article stands. The slug says whose it is to those who look for it in the document. */
export function ArticleFrame({ slug, text }: ArticleFrameProps) {
  return (
    <BuiltPart
      built={text}
      data-article={slug}
      onClick={useFollowLink()}
      className="mt-10 grid gap-x-20 border-t border-line pt-8 lg:mt-14 lg:grid-cols-[15rem_minmax(0,40rem)] lg:pt-12 print:block print:pt-4"
    />
  );
}
