import type { Query } from "./sender.ts";

/** The dependencies of a link handler. */
export interface LinkOptions {
  query: Query;
  keys: string[];
  siteUrl: string;
}

interface Link<Meant> {
  /** The page where the recipient confirms. */
  pagePath: string;
  /** Parses a token; null without a valid signature. */
  read(token: string, keys: string[]): Promise<Meant | null>;
  /** Performs the action. */
  act(meant: Meant, query: Query): Promise<Response>;
}

// The site calls from another origin, and no cookies are involved.
const openToAll = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "POST",
};

/** Handles a signed link. GET redirects to the confirmation page, so that link scanners change nothing. */
export async function handleSignedLink<Meant>(
  request: Request,
  { pagePath, read, act }: Link<Meant>,
  { query, keys, siteUrl }: LinkOptions,
): Promise<Response> {
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: openToAll });
  const token = new URL(request.url).searchParams.get("token") ?? "";
  if (request.method === "GET" || request.method === "HEAD") {
    const page = `${siteUrl}${pagePath}?token=${encodeURIComponent(token)}`;
    return new Response(null, { status: 303, headers: { location: page } });
  }
  if (request.method !== "POST") return jsonResponse(405, { message: "POST" });
  const meant = await read(token, keys);
  if (meant === null)
    return jsonResponse(403, { message: "This link isn't valid or is incomplete." });
  return act(meant, query);
}

/** A JSON response for the page and for email programs. */
export const jsonResponse = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { ...openToAll, "cache-control": "no-store" } });
