import type { Query } from "./sender.ts";

/** What a function needs that answers the links of mails. */
export interface LinkOptions {
  query: Query;
  keys: string[];
  siteUrl: string;
}

interface Link<Meant> {
  /** The page that asks whoever followed the link whether they mean it. */
  pagePath: string;
  /** What a token is for; null where nobody of ours signed it. */
  read(token: string, keys: string[]): Promise<Meant | null>;
  /** Does it. */
  act(meant: Meant, query: Query): Promise<Response>;
}

// The page of the site asks from another origin; there is nothing to steal with a cookie.
const openToAll = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "POST",
};

/** Answers a signed link. Who only opens its address comes to its page: what looks at links before people do does nothing. */
export async function answerLink<Meant>(
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
  if (request.method !== "POST") return said(405, { message: "POST" });
  const meant = await read(token, keys);
  if (meant === null) return said(403, { message: "This link isn't valid or is incomplete." });
  return act(meant, query);
}

/** What a link brought about, for the page and for mail programs. */
export const said = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { ...openToAll, "cache-control": "no-store" } });
