/** Query keys for posts: the feed, short lists, and single posts. */
export const postKeys = {
  all: ["posts"],
  feed: ["posts", "feed"],
  newer: (newestId: string | null) => ["posts", "newer", newestId],
  list: (...name: string[]) => ["posts", "list", ...name],
  one: (id: string) => ["posts", "one", id],
  deleted: ["posts", "deleted"],
} as const;
