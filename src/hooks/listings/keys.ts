/** Query keys of listings. Those of admin queries are in `adminKeys`. */
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
  change: (id: string) => ["listings", "change", id],
  toConfirm: (id: string) => ["listings", "to-confirm", id],
  checks: (id: string) => ["listings", "checks", id],
  offices: (id: string) => ["listings", "offices", id],
  departures: (id: string) => ["listings", "departures", id],
  movedOn: (id: string) => ["listings", "moved-on", id],
  closing: (id: string) => ["listings", "closing", id],
  household: (ids: readonly string[], ages: readonly number[]) => [
    "listings",
    "household",
    ids,
    ages,
  ],
  compared: (ids: readonly string[]) => ["listings", "compared", ids],
  versions: (id: string) => ["listings", "versions", id],
  ofPerson: (userId: string) => ["listings", "of-person", userId],
} as const;

/** The query keys of the ZIP code directory, which doesn't change while a page is open. */
export const zipKeys = {
  place: (zip: string) => ["zip-codes", zip],
  mistake: <Place>(place: Place) => ["zip-codes", "mistake", place],
} as const;
