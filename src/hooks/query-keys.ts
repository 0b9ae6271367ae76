import type { QueueFilters, QueueName } from "@/lib/admin/queue-filters";

// The query keys of React Query. Mutations invalidate queries by prefix.

/** Sign-in methods, authenticator apps, devices, and what deleting the account affects. */
export const accountKeys = {
  identities: ["account", "identities"],
  factors: ["account", "factors"],
  sessions: ["account", "sessions"],
} as const;

/** Listing activity. */
export const activityKeys = {
  weeks: (listingId: string) => ["activity", "weeks", listingId],
} as const;

/** Everything that only admins read. */
export const adminKeys = {
  all: ["admin"],
  counts: ["admin", "counts"],
  /** What waits in all queues. */
  waitingCases: ["admin", "waiting-cases"],
  notes: ["admin", "notes"],
  notesOn: (cases: readonly string[]) => ["admin", "notes", cases],
  failures: ["admin", "failures"],
  queues: ["admin", "queue"],
  /** The items pending review, by kind. */
  queue: (name: QueueName) => ["admin", "queue", name],
  filteredQueue: (name: QueueName, filters: QueueFilters) => ["admin", "queue", name, filters],
  search: (text: string) => ["admin", "search", text],
  allMessages: ["admin", "messages"],
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

/** Alerts. */
export const alertKeys = {
  all: ["alerts"],
  own: (userId: string | null) => ["alerts", userId],
} as const;

/** Decisions and their appeals. */
export const appealKeys = {
  all: ["appeals"],
  decision: (table: string, id: string) => ["appeals", table, id],
} as const;

/** Blocks. */
export const blockKeys = { all: ["blocks"] } as const;

/** Claims, as claimants read them. */
export const claimKeys = {
  all: ["claims"],
  workCode: (listingId: string) => ["claims", "work-code", listingId],
  own: (userId: string | null) => ["claims", "own", userId],
} as const;

/** Comments. */
export const commentKeys = {
  all: ["comments"],
  of: (postId: string) => ["comments", postId],
} as const;

/** Corrections, as authors and practices read them. */
export const correctionKeys = {
  all: ["corrections"],
  own: (userId: string) => ["corrections", "own", userId],
  received: (practiceIds: readonly string[]) => ["corrections", "received", practiceIds],
} as const;

/** The keys of filter counts. They are under "listings" so that changes to listings invalidate them. */
export const filterKeys = {
  counts: <Filters>(filters: Filters) => ["listings", "filter-counts", filters],
} as const;

/** Listings. Those of admin queries are in `adminKeys`. */
export const listingKeys = {
  all: ["listings"],
  details: ["listings", "one"],
  one: (id: string) => ["listings", "one", id],
  search: <Filters>(filters: Filters) => ["listings", "search", filters],
  telehealth: <Filters>(filters: Filters) => ["listings", "telehealth", filters],
  parsedQuery: (search: string) => ["listings", "parsed-query", search],
  place: <Place>(place: Place) => ["listings", "place", place],
  plans: (id: string) => ["listings", "plans", id],
  similar: (name: string, zip: string) => ["listings", "similar", name, zip],
  listed: <Candidate>(candidate: Candidate, exceptId: string | null) => [
    "listings",
    "listed",
    candidate,
    exceptId,
  ],
  practices: (search: string) => ["listings", "practices", search],
  practice: (id: string | null) => ["listings", "practice", id],
  own: (userId: string | null) => ["listings", "own", userId],
  submission: (userId: string | null, id: string | null) => ["listings", "submission", userId, id],
  editable: (userId: string, id: string) => ["listings", "editable", userId, id],
  change: (id: string, by: "practice" | "others") => ["listings", "change", id, by],
  toConfirm: (id: string) => ["listings", "to-confirm", id],
  checks: (id: string) => ["listings", "checks", id],
  offices: (id: string) => ["listings", "offices", id],
  closing: (id: string) => ["listings", "closing", id],
  household: (ids: readonly string[], ages: readonly number[]) => [
    "listings",
    "household",
    ids,
    ages,
  ],
  compared: (ids: readonly string[]) => ["listings", "compared", ids],
  shortAddress: (address: string) => ["listings", "short-address", address],
  versions: (id: string) => ["listings", "versions", id],
  valuesBefore: (id: string, version: number) => ["listings", "values-before", id, version],
  ofPerson: (userId: string) => ["listings", "of-person", userId],
} as const;

/** Email preferences and the outbox. */
export const mailKeys = {
  preferences: ["mail", "preferences"],
  state: ["mail", "state"],
  digest: (zip: string, language: string) => ["mail", "digest", zip, language],
} as const;

/** The map; practices are under "listings" so that changes to listings invalidate them. */
export const mapKeys = {
  clusters: <Search, Edges>(search: Search, edges: Edges) => ["listings", "map", search, edges],
  prices: (ids: readonly string[]) => ["listings", "map-prices", ids],
  spot: (ids: readonly string[], offices: readonly number[]) => ["listings", "spot", ids, offices],
  file: (name: string) => ["map-file", name],
  files: (names: readonly string[]) => ["map-files", names],
} as const;

/** Notifications. */
export const notificationKeys = { all: ["notifications"] } as const;

/** Records of the NPI registry, as members look them up. */
export const npiKeys = { record: (npi: string) => ["npi", npi] } as const;

/** Posts: the feed, short lists, and single posts. */
export const postKeys = {
  all: ["posts"],
  feed: ["posts", "feed"],
  feedOf: <Filter>(filter: Filter) => ["posts", "feed", filter],
  ofPractice: (...listing: string[]) => ["posts", "feed", "practice", ...listing],
  /** The stories of a state, or all. */
  stories: (state: string | null) => ["posts", "feed", "practice", "in", state ?? ""],
  lastVisit: ["last visit of the feed"],
  search: (query: string) => ["posts", "search", query],
  newer: (newestId: string | null) => ["posts", "newer", newestId],
  list: (...name: string[]) => ["posts", "list", ...name],
  one: (id: string) => ["posts", "one", id],
  deleted: ["posts", "deleted"],
  bookmarks: ["posts", "list", "bookmarks"],
  follow: (memberId: string) => ["posts", "follow", memberId],
  followed: (userId: string) => ["posts", "followed", userId],
  followedTopics: ["posts", "followed-topics"],
  versions: (id: string) => ["posts", "versions", id],
  mark: (table: string, id: string) => ["posts", "mark", table, id],
} as const;

/** Profiles and roles. */
export const profileKeys = {
  all: ["profiles"],
  one: (id: string) => ["profiles", "one", id],
  currentMembers: ["profiles", "current member"],
  currentMember: (userId: string | null) => ["profiles", "current member", userId],
  badges: (id: string) => ["profiles", "badges", id],
  roles: (userId: string) => ["profiles", "roles", userId],
} as const;

/** Requests to practices. */
export const requestKeys = {
  all: ["requests"],
  own: (userId: string | null) => ["requests", "own", userId],
  received: (practiceIds: readonly string[]) => ["requests", "received", practiceIds],
  positions: (userId: string | null) => ["requests", "positions", userId],
  templates: (practiceId: string) => ["requests", "templates", practiceId],
} as const;

/** Saved listings. */
export const savedKeys = {
  ids: (userId: string | null) => ["saved", "ids", userId],
  merged: (userId: string, text: string | null) => ["saved", "merged", userId, text],
  cards: (ids: readonly string[]) => ["saved", "cards", ids],
} as const;

/** Search suggestions. */
export const searchKeys = {
  suggestions: (typed: string) => ["search", "suggestions", typed],
} as const;

/** Services. */
export const serviceKeys = { all: ["services"] } as const;

/** The sign-in pages. */
export const sessionKeys = { commonPasswords: ["common-passwords"] } as const;

/** Practices' teams. */
export const staffKeys = {
  all: ["staff"],
  practices: (userId: string) => ["staff", "practices", userId],
  invitations: (userId: string) => ["staff", "invitations", userId],
  followed: (invitation: string | null) => ["staff", "followed invitation", invitation],
  phone: (practiceId: string) => ["staff", "phone", practiceId],
  people: (practiceId: string) => ["staff", "people", practiceId],
} as const;

/** The queries that show unread notifications: the list, and the count in the top bar. */
export const unreadKeys = [profileKeys.currentMembers, notificationKeys.all] as const;

/** The ZIP code directory, which doesn't change while a page is open. */
export const zipKeys = {
  place: (zip: string) => ["zip-codes", zip],
  mistake: <Place>(place: Place) => ["zip-codes", "mistake", place],
} as const;
