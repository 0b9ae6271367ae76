const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text is a UUID. The database rejects a request with an invalid one. */
export const isUuid = (text: string): boolean => uuid.test(text);

/** A name as part of a URL: "St. Louis" is "st-louis". Same as the database's `private.slug`. */
export const slugOf = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
