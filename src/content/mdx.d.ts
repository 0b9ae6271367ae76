/** What every article exports beside its body. */
declare module "*.mdx" {
  import type { Toc } from "@stefanprobst/rehype-extract-toc";

  export const summary: readonly string[];
  export const tableOfContents: Toc;
}
