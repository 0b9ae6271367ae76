/** Where what the map draws is kept in the cache; practices with the listings that they are. */
export const mapKeys = {
  clusters: <Search, Edges>(search: Search, edges: Edges) => ["listings", "map", search, edges],
  spot: (ids: readonly string[], offices: readonly number[]) => ["listings", "spot", ids, offices],
  file: (name: string) => ["map-file", name],
  files: (names: readonly string[]) => ["map-files", names],
} as const;
