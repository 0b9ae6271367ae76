/** The query keys of claims, as claimants read them. */
export const claimKeys = {
  all: ["claims"],
  workCode: (listingId: string) => ["claims", "work-code", listingId],
  own: (userId: string | null) => ["claims", "own", userId],
} as const;
