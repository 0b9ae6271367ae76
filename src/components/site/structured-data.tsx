import { serializeForScript } from "@/lib/site/page-structured-data";

/** Structured data for search engines, in the schema.org vocabulary. */
export const StructuredData = ({ data }: { data: object }) => (
  <script type="application/ld+json">{serializeForScript(data)}</script>
);
