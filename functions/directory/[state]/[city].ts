import { isKnownCity } from "../../../src/build/hosting/known-city.ts";

interface Context {
  env: Record<string, string | undefined>;
  params: { state: string; city: string };
  /** What the host answers by itself. */
  next: () => Promise<Response>;
}

/**
 * Cloudflare Pages calls this for a city's page: the page of a city that does not exist is answered as not found, which
 * a static host cannot know. The variables of the build have to be set for functions too.
 */
export async function onRequestGet({ env, params, next }: Context): Promise<Response> {
  const api = { url: env.VITE_SUPABASE_URL, key: env.VITE_SUPABASE_PUBLISHABLE_KEY };
  const place = { state: decoded(params.state), city: decoded(params.city) };
  const [page, isKnown] = await Promise.all([next(), isKnownCity(place, api)]);
  return isKnown ? page : new Response(page.body, { status: 404, headers: page.headers });
}

/** A part of an address as it is meant; as it stands, where it means nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
