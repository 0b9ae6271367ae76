/**
 * Stands in for `iceberg-js`, which supabase-js brings for analytics buckets. The site has none, and every visitor
 * would download it (see src/build/light-packages/plugin.ts).
 */
export class IcebergRestCatalog {
  constructor() {
    throw new Error("Analytics buckets are not part of this site.");
  }
}
