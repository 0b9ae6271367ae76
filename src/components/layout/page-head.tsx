import { useLocation } from "react-router-dom";
import { site } from "@/lib/site";

interface PageHeadProps {
  /** The page's own title; without one, it is the product's. */
  title?: string;
  description?: string;
  /** Whether search engines may list the page. */
  isIndexed?: boolean;
}

/**
 * Title, description and canonical address of a page, which React moves into the document's head. The canonical
 * address leaves the query out.
 */
export function PageHead({ title, description, isIndexed = true }: PageHeadProps) {
  const { pathname } = useLocation();
  const origin = site.url ?? (typeof window === "undefined" ? undefined : window.location.origin);

  return (
    <>
      <title>{title ? `${title} | ${site.name}` : `${site.name}: ${site.tagline}`}</title>
      <meta name="description" content={description ?? site.description} />
      {isIndexed && origin && <link rel="canonical" href={`${origin}${pathname}`} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
    </>
  );
}
