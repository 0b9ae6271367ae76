/** The server's bundles, which the build writes. */
declare module "*/dist-server/handler.js" {
  export const handleRequest: typeof import("../src/server/handle-request.ts").handleRequest;
}

declare module "*/dist-server/es/handler.js" {
  export const handleRequest: typeof import("../src/server/handle-request.ts").handleRequest;
}
