/** Where posts are kept in the cache: pages of the feed, short lists, and single posts. */
export const postKeys = {
  all: ["posts"],
  feed: ["posts", "feed"],
  newer: (newestId: string | null) => ["posts", "newer", newestId],
  list: (...name: string[]) => ["posts", "list", ...name],
  one: (id: string) => ["posts", "one", id],
  deleted: ["posts", "deleted"],
} as const;
