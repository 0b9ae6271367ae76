/** The keys of filter counts. They are under "listings" so that changes to listings invalidate them. */
export const filterKeys = {
  counts: <Filters>(filters: Filters) => ["listings", "filter-counts", filters],
} as const;
