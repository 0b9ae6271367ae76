/** Where the decisions about a person's own things are in the cache, with their appeals. */
export const appealKeys = {
  all: ["appeals"],
  decision: (table: string, id: string) => ["appeals", table, id],
} as const;
