/** What Edge Functions use of Deno, for a type check without it. */
declare namespace Deno {
  function serve(handler: (request: Request) => Response | Promise<Response>): unknown;
  const env: { toObject(): Record<string, string> };
}
