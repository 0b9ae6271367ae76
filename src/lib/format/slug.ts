/** A name as it stands in an address: "St. Louis" is "st-louis". The database's `private.slug` says the same. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
