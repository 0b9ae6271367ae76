/** The server's bundle, which the build writes. */
declare module "*/dist-server/handler.js" {
  export const handleRequest: typeof import("../src/server/entry.ts").handleRequest;
}
