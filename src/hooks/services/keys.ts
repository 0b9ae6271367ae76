/** Where the list of services is kept in the cache. */
export const serviceKeys = { all: ["services"] } as const;
