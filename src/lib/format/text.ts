const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text is a UUID. The database rejects a request with an invalid one. */
export const isUuid = (text: string): boolean => uuid.test(text);

/** A name as part of a URL: "St. Louis" is "st-louis". Same as the database's `private.slug`. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
// The same characters as in the database's `private.has_visible_text`.
// The same characters as in the database's `private.visible_length`: ignored, and counted as one.
