import type { ComponentProps, ReactNode } from "react";

/** A part of a page: to be rendered, or as HTML that stands in the document already (see src/lib/site/built-html.ts). */
export type Part = { rendered: ReactNode } | { html: string };

/** Where such a part stands. */
export function BuiltPart({ built, ...frame }: ComponentProps<"div"> & { built: Part }) {
  if ("rendered" in built) return <div {...frame}>{built.rendered}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has written it.
  return <div {...frame} dangerouslySetInnerHTML={{ __html: built.html }} />;
}
