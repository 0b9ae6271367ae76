/** The query keys of corrections, as authors and practices read them. */
export const correctionKeys = {
  all: ["corrections"],
  own: (userId: string) => ["corrections", "own", userId],
  received: (practiceIds: readonly string[]) => ["corrections", "received", practiceIds],
} as const;
