import { Helmet } from "react-helmet-async";
import { useLocation } from "react-router-dom";
import { canonicalUrl } from "@/lib/site/page-url";
import { site } from "@/lib/site/site";
import { type SocialImage, socialSize, socialTitle } from "@/lib/site/social-images";

interface PageHeadProps {
  /** The page's own title; without one, it is the product's. */
  title?: string;
  description?: string;
  /** Whether search engines may list the page. */
  isIndexed?: boolean;
  /** The picture of a link to the page. */
  socialImage?: SocialImage;
  type?: "website" | "article";
}

/**
 * Title, description, canonical address, and link preview of a page, which React moves into the document's head. The
 * address has no query. Link previews need full addresses, so they have none where the site's is not configured.
 */
export function PageHead({
  title,
  description = site.description,
  isIndexed = true,
  socialImage = "default",
  type = "website",
}: PageHeadProps) {
  const { pathname } = useLocation();
  const heading = title ?? `${site.name}: ${site.tagline}`;
  const preview = {
    "og:title": heading,
    "og:description": description,
    "og:type": type,
    "og:site_name": site.name,
    ...(site.url && {
      "og:url": canonicalUrl(pathname),
      "og:image": canonicalUrl(`/social/${socialImage}.jpg`),
      "og:image:width": String(socialSize.width),
      "og:image:height": String(socialSize.height),
      "og:image:alt": socialTitle(socialImage, heading),
    }),
  };
  const forSearchEngines = [
    { name: "twitter:card", content: "summary_large_image" },
    ...Object.entries(preview).map(([property, content]) => ({ property, content })),
  ];

  return (
    <Helmet
      title={title ? `${title} | ${site.name}` : heading}
      meta={[
        { name: "description", content: description },
        ...(isIndexed ? forSearchEngines : [{ name: "robots", content: "noindex" }]),
      ]}
      link={isIndexed ? [{ rel: "canonical", href: canonicalUrl(pathname) }] : []}
    />
  );
}
