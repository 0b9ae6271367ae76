import type { ComponentProps } from "react";
import { TextLink } from "@/components/ui/text-link";

/** A link in the text of a policy. */
export const PolicyLink = ({ href = "", children }: ComponentProps<"a">) => (
  <TextLink to={href}>{children}</TextLink>
);

/** The heading of a section, focusable from the table of contents. */
export const PolicyHeading = ({ id, children }: ComponentProps<"h2">) => (
  <h2 id={id} tabIndex={-1} className="text-2xl">
    {children}
  </h2>
);
