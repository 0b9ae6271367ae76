/** The part of Deno's API used by the Edge Functions, for type checking without Deno. */
declare namespace Deno {
  function serve(handler: (request: Request) => Response | Promise<Response>): unknown;
  const env: { toObject(): Record<string, string> };
}
