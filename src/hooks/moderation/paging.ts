/** How many rows the desk loads at a time. */
export const pageSize = 20;

/** Where the next page starts; undefined after the last one. */
export const nextStart = (
  lastPage: readonly unknown[],
  pages: readonly unknown[],
): number | undefined => (lastPage.length < pageSize ? undefined : pages.length * pageSize);
