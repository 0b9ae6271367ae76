/** What every article exports beside its body. */
declare module "*.mdx" {
  import type { Toc } from "@stefanprobst/rehype-extract-toc";

  export const summary: readonly string[];
  export const tableOfContents: Toc;
}

/** A policy says about itself what its page shows above the text. */
declare module "@/content/policies/*.mdx" {
  import type { Toc } from "@stefanprobst/rehype-extract-toc";
  import type { MDXContent } from "mdx/types";

  const Text: MDXContent;
  export default Text;
  export const tableOfContents: Toc;
  export const policy: {
    title: string;
    description: string;
    /** The day of the last change, as `2026-11-21`. */
    updated: string;
    intro: string;
  };
}
