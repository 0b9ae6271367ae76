/** Where the comments of a post are kept in the cache. */
export const commentKeys = {
  all: ["comments"],
  of: (postId: string) => ["comments", postId],
} as const;
