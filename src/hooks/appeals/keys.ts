/** Query keys for decisions and their appeals. */
export const appealKeys = {
  all: ["appeals"],
  decision: (table: string, id: string) => ["appeals", table, id],
} as const;
