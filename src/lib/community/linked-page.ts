import { matchPath } from "react-router-dom";
import { splitLinks } from "@/lib/format/post-text";
import { withoutLanguage } from "@/lib/language";
import { patterns } from "@/lib/paths";
import { siteOrigin } from "@/lib/site/site";

const kinds = ["listing", "post", "article"] as const;

/** A listing, post, or article of this site. */
export interface LinkedPage {
  kind: (typeof kinds)[number];
  /** Its id or slug. */
  id: string;
}

/**
 * The first listing, post, or article of this site that a text links to. In the browser only, if
 * the site's URL is not configured.
 */
export function findLinkedPage(text: string): LinkedPage | null {
  const origin = `${siteOrigin()}/`;
  for (const { href } of splitLinks(text)) {
    if (!href?.startsWith(origin)) continue;
    const pathname = withoutLanguage(new URL(href).pathname);
    for (const kind of kinds) {
      const params: Record<string, string | undefined> =
        matchPath(patterns[kind], pathname)?.params ?? {};
      const id = params.id ?? params.slug;
      if (id) return { kind, id };
    }
  }
  return null;
}
