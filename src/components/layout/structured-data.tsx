import { serializeForScript } from "@/lib/schema-org/script-json";

/** Describes the page to search engines in the vocabulary of schema.org. */
export const StructuredData = ({ data }: { data: object }) => (
  <script type="application/ld+json">{serializeForScript(data)}</script>
);
