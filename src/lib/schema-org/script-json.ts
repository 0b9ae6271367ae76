/** Writes data so that nothing in it can end the script element around it. */
export const serializeForScript = (data: object): string =>
  JSON.stringify(data).replaceAll("<", "\\u003c");
