import { Helmet } from "react-helmet-async";
import { useLocation } from "react-router-dom";
import { useIsTranslated } from "@/hooks/site/translated-page";
import { locale, withLanguage } from "@/lib/language";
import { canonicalUrl, fileUrl, site } from "@/lib/site/site";
import { type SocialImage, socialSize, socialTitle } from "@/lib/site/social-images";

interface PageHeadProps {
  /** The page's title; by default the product's. */
  title?: string;
  description?: string;
  /** Whether search engines may list the page. */
  isIndexed?: boolean;
  /** The image in link previews. */
  socialImage?: SocialImage;
  type?: "website" | "article";
}

/**
 * Sets the title, description, canonical URL (without query), translations, and link preview of a
 * page. Link previews need absolute URLs, so they're left out if the site's URL isn't configured.
 */
export function PageHead({
  title,
  description = site.description,
  isIndexed = true,
  socialImage = "default",
  type = "website",
}: PageHeadProps) {
  const { pathname } = useLocation();
  const isTranslated = useIsTranslated();
  const heading = title ?? `${site.name}: ${site.tagline}`;
  const preview = {
    "og:title": heading,
    "og:description": description,
    "og:type": type,
    "og:site_name": site.name,
    "og:locale": locale.replace("-", "_"),
    ...(site.url && {
      "og:url": canonicalUrl(pathname),
      "og:image": fileUrl(`/social/${socialImage}.jpg`),
      "og:image:width": String(socialSize.width),
      "og:image:height": String(socialSize.height),
      "og:image:alt": socialTitle(socialImage, heading),
    }),
  };
  const previewMeta = [
    { name: "twitter:card", content: "summary_large_image" },
    ...Object.entries(preview).map(([property, content]) => ({ property, content })),
  ];

  const translations = Object.entries({
    en: pathname,
    es: withLanguage(pathname, "es"),
    "x-default": pathname,
  });
  const links = [
    { rel: "canonical", href: canonicalUrl(pathname) },
    ...(isTranslated ? translations : []).map(([hrefLang, address]) => ({
      rel: "alternate",
      hrefLang,
      href: fileUrl(address),
    })),
  ];

  return (
    <Helmet
      title={title ? `${title} | ${site.name}` : heading}
      meta={[
        { name: "description", content: description },
        ...(isIndexed ? previewMeta : [{ name: "robots", content: "noindex" }]),
      ]}
      link={isIndexed ? links : []}
    />
  );
}
