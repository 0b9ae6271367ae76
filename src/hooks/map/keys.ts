/** The query keys of the map; practices are under "listings" so that changes to listings invalidate them. */
export const mapKeys = {
  clusters: <Search, Edges>(search: Search, edges: Edges) => ["listings", "map", search, edges],
  spot: (ids: readonly string[], offices: readonly number[]) => ["listings", "spot", ids, offices],
  file: (name: string) => ["map-file", name],
  files: (names: readonly string[]) => ["map-files", names],
} as const;
