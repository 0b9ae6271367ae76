import { useSiteOrigin } from "@/hooks/site-origin";
import { serializeForScript } from "@/lib/schema-org/script-json";

/**
 * Tells search engines what the page tells people, in the words of schema.org. Its addresses must be complete, so it
 * waits until the site's origin is known.
 */
export function StructuredData({ data }: { data: object }) {
  if (!useSiteOrigin()) return null;
  return <script type="application/ld+json">{serializeForScript(data)}</script>;
}
