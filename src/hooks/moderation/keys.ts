/** Where all that administrators read is kept in the cache. */
export const deskKeys = {
  all: ["desk"],
  counts: ["desk", "counts"],
  /** What waits for a decision, by what it is. */
  queue: (name: QueueName) => ["desk", "queue", name],
  messages: (status: string) => ["desk", "messages", status],
  messageReplies: (messages: readonly string[]) => ["desk", "message-replies", messages],
  /** The listings that a removal request may be about. */
  removalListings: (request: string) => ["desk", "removal-listings", request],
  listingRemoval: (listing: string) => ["desk", "listing-removal", listing],
  decisions: <Filters>(filters: Filters) => ["desk", "decisions", filters],
  administrators: ["desk", "administrators"],
  members: <Filters>(filters: Filters) => ["desk", "members", filters],
  member: (id: string) => ["desk", "member", id],
  memberMatches: (text: string) => ["desk", "member-matches", text],
  memberRecords: (kind: string, id: string) => ["desk", "member-records", kind, id],
  listings: <Filters>(filters: Filters) => ["desk", "listings", filters],
  listing: (id: string) => ["desk", "listing", id],
  replacements: (text: string) => ["desk", "replacements", text],
  listingVersions: (id: string) => ["desk", "listing-versions", id],
  refusals: (id: string, count: number) => ["desk", "refusals", id, count],
  /** How asking the registry of NPIs is doing. */
  registry: ["desk", "registry"],
  imports: ["desk", "imports"],
  undoPlan: (batch: string) => ["desk", "undo-plan", batch],
} as const;

export type QueueName =
  | "listings"
  | "changes"
  | "claims"
  | "corrections"
  | "reports"
  | "appeals"
  | "removals";
