import type { Toc } from "@stefanprobst/rehype-extract-toc";
import { ChevronDown } from "lucide-react";
import { ContentsList } from "@/components/blog/contents-list";

/** The table of contents beside the text on wide screens. */
export function ContentsAside({ sections }: { sections: Toc }) {
  return (
    <nav
      aria-labelledby="contents-title"
      className="sticky top-28 hidden max-h-[calc(100dvh-8rem)] self-start overflow-y-auto p-1 lg:block print:hidden"
    >
      <h2 id="contents-title" className="mb-3 font-sans text-sm font-semibold tracking-normal">
        In this article
      </h2>
      <ContentsList sections={sections} />
    </nav>
  );
}

/** The table of contents above the text on small screens, collapsed. */
export function ContentsDisclosure({ sections }: { sections: Toc }) {
  return (
    <details className="group mt-6 rounded-lg bg-surface ring-1 ring-line ring-inset lg:hidden print:hidden">
      <summary className="flex min-h-12 items-center justify-between rounded-lg px-5 font-semibold [&::-webkit-details-marker]:hidden">
        In this article
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-ink-soft transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <nav aria-label="In this article" className="px-5 pt-1 pb-4">
        <ContentsList sections={sections} />
      </nav>
    </details>
  );
}
