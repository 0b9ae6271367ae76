/** Query keys for blocks. */
export const blockKeys = { all: ["blocks"] } as const;
