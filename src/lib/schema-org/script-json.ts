/** JSON that can't end the script element around it. */
export const serializeForScript = (data: object): string =>
  JSON.stringify(data).replaceAll("<", "\\u003c");
