/** Where the people whom somebody blocked are kept in the cache. */
export const blockKeys = { all: ["blocks"] } as const;
