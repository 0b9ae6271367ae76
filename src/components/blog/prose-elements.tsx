import type { MDXComponents } from "mdx/types";
import type { ComponentProps } from "react";
import { ProseCell, ProseHeaderCell, ProseRow, ProseTable } from "@/components/blog/prose-table";
import { TextLink } from "@/components/ui/text-link";

/** A link within the site, or out of it: on paper the address of the latter is written out. */
function ProseLink({ href = "", children }: ComponentProps<"a">) {
  const isOutside = /^https?:/.test(href);
  return (
    <TextLink
      to={href}
      className={isOutside ? "break-words print:after:content-['_('attr(href)')']" : undefined}
    >
      {children}
    </TextLink>
  );
}

// Headings take the focus when a reader comes from the table of contents.
function SectionHeading({ children, ...props }: ComponentProps<"h2">) {
  return (
    <h2 tabIndex={-1} className="mt-14 mb-4 text-2xl print:mt-8 print:break-after-avoid" {...props}>
      {children}
    </h2>
  );
}

function SubsectionHeading({ children, ...props }: ComponentProps<"h3">) {
  return (
    <h3 tabIndex={-1} className="mt-9 mb-2.5 text-xl print:mt-6 print:break-after-avoid" {...props}>
      {children}
    </h3>
  );
}

/** How each element of an article is set. */
export const proseElements: MDXComponents = {
  a: ProseLink,
  h2: SectionHeading,
  h3: SubsectionHeading,
  p: (props: ComponentProps<"p">) => <p className="my-5" {...props} />,
  ul: (props: ComponentProps<"ul">) => (
    <ul className="my-5 list-disc space-y-2 pl-6 marker:text-accent" {...props} />
  ),
  ol: (props: ComponentProps<"ol">) => (
    <ol
      className="my-5 list-decimal space-y-2 pl-6 marker:font-semibold marker:text-accent-ink"
      {...props}
    />
  ),
  li: (props: ComponentProps<"li">) => <li className="pl-1.5" {...props} />,
  blockquote: (props: ComponentProps<"blockquote">) => (
    <blockquote className="my-8 border-l-4 border-accent pl-6 text-lg" {...props} />
  ),
  strong: (props: ComponentProps<"strong">) => <strong className="font-semibold" {...props} />,
  hr: () => <hr className="my-12 border-line" />,
  table: ProseTable,
  tr: ProseRow,
  th: ProseHeaderCell,
  td: ProseCell,
};
