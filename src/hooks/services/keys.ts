/** The query keys of services. */
export const serviceKeys = { all: ["services"] } as const;
