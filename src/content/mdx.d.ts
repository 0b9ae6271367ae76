/** What every article exports beside its body. */
declare module "*.mdx" {
  import type { Toc } from "@stefanprobst/rehype-extract-toc";

  export const summary: readonly string[];
  export const tableOfContents: Toc;
}

/** A policy also says something about itself. */
declare module "@/content/policies/*.mdx" {
  import type { Toc } from "@stefanprobst/rehype-extract-toc";
  import type { MDXContent } from "mdx/types";
  import type { Policy } from "@/content/policies/policy";

  const Text: MDXContent;
  export default Text;
  export const tableOfContents: Toc;
  export const policy: Policy;
}
