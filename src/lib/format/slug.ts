/** A name as part of a URL: "St. Louis" is "st-louis". Same as the database's `private.slug`. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
