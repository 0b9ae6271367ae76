import type { MDXComponents } from "mdx/types";
import type { ComponentProps } from "react";
import { ProseCell, ProseHeaderCell, ProseTable } from "@/components/blog/prose-table";
import { TextLink } from "@/components/ui/text-link";

const ProseLink = ({ href = "", children }: ComponentProps<"a">) => (
  <TextLink to={href}>{children}</TextLink>
);

// Headings can receive the focus from the table of contents.
const SectionHeading = (props: ComponentProps<"h2">) => <h2 tabIndex={-1} {...props} />;
const SubsectionHeading = (props: ComponentProps<"h3">) => <h3 tabIndex={-1} {...props} />;

/** The elements of an article that need more than the styles of `.prose`. */
export const proseElements: MDXComponents = {
  a: ProseLink,
  h2: SectionHeading,
  h3: SubsectionHeading,
  table: ProseTable,
  th: ProseHeaderCell,
  td: ProseCell,
};
