/** Query keys of everything that only admins read. */
export const adminKeys = {
  all: ["admin"],
  counts: ["admin", "counts"],
  /** The items pending review, by kind. */
  queue: (name: QueueName) => ["admin", "queue", name],
  messages: (status: string) => ["admin", "messages", status],
  messageReplies: (messages: readonly string[]) => ["admin", "message-replies", messages],
  /** The listings that a removal request may be about. */
  removalListings: (request: string) => ["admin", "removal-listings", request],
  listingRemoval: (listing: string) => ["admin", "listing-removal", listing],
  decisions: <Filters>(filters: Filters) => ["admin", "decisions", filters],
  admins: ["admin", "admins"],
  members: <Filters>(filters: Filters) => ["admin", "members", filters],
  member: (id: string) => ["admin", "member", id],
  memberMatches: (text: string) => ["admin", "member-matches", text],
  memberRecords: (kind: string, id: string) => ["admin", "member-records", kind, id],
  listings: <Filters>(filters: Filters) => ["admin", "listings", filters],
  listing: (id: string) => ["admin", "listing", id],
  replacements: (text: string) => ["admin", "replacements", text],
  listingVersions: (id: string) => ["admin", "listing-versions", id],
  rejections: (id: string, count: number) => ["admin", "rejections", id, count],
  /** The status of NPI registry look-ups. */
  registry: ["admin", "registry"],
  imports: ["admin", "imports"],
  undoPlan: (batch: string) => ["admin", "undo-plan", batch],
} as const;

export type QueueName =
  | "listings"
  | "changes"
  | "claims"
  | "corrections"
  | "reports"
  | "appeals"
  | "removals";
