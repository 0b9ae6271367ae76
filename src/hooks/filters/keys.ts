/** Where the counts of filters are kept in the cache: with the listings that they count. */
export const filterKeys = {
  counts: <Filters>(filters: Filters) => ["listings", "filter-counts", filters],
} as const;
