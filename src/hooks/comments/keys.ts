/** Query keys for comments. */
export const commentKeys = {
  all: ["comments"],
  of: (postId: string) => ["comments", postId],
} as const;
