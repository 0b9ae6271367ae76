import type { Query } from "./database.ts";

/** The dependencies of a link handler. */
export interface LinkOptions {
  query: Query;
  keys: string[];
  siteUrl: string;
}

interface LinkHandler<Payload> {
  /** The page where the recipient confirms. */
  pagePath: string;
  /** Returns the payload of a token, or null if its signature is invalid. */
  read(token: string, keys: string[]): Promise<Payload | null>;
  /** Performs the action. */
  act(payload: Payload, query: Query): Promise<Response>;
}

// The site calls from another origin, and no cookies are involved.
const corsHeaders = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "POST",
};

/** Handles a signed link. GET redirects to the confirmation page, so that link scanners change nothing. */
export async function handleSignedLink<Payload>(
  request: Request,
  { pagePath, read, act }: LinkHandler<Payload>,
  { query, keys, siteUrl }: LinkOptions,
): Promise<Response> {
  if (request.method === "OPTIONS")
    return new Response(null, { status: 204, headers: corsHeaders });
  const token = new URL(request.url).searchParams.get("token") ?? "";
  if (request.method === "GET" || request.method === "HEAD") {
    const page = `${siteUrl}${pagePath}?token=${encodeURIComponent(token)}`;
    return new Response(null, { status: 303, headers: { location: page } });
  }
  if (request.method !== "POST") return jsonResponse(405, { message: "POST" });
  const payload = await read(token, keys);
  if (payload === null)
    return jsonResponse(403, { message: "This link isn't valid or is incomplete." });
  return act(payload, query);
}

/** Creates a JSON response for the page and for email programs. */
export const jsonResponse = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { ...corsHeaders, "cache-control": "no-store" } });
