import { loadHandler } from "../src/build/server-bundle.ts";
import { languageOfPath } from "../src/lib/language.ts";
import { median } from "./measure.ts";

const renders = 50;
const warmUps = 20;

/** Caches API responses in memory. Returns a function that restores `fetch`. */
function cacheResponses(): () => void {
  const realFetch = globalThis.fetch;
  const cache = new Map<string, { body: string; init: ResponseInit }>();
  globalThis.fetch = async (input, options) => {
    const key = `${input instanceof Request ? input.url : input} ${options?.body}`;
    const cached = cache.get(key);
    if (cached) return new Response(cached.body, cached.init);
    // The server may have closed the connection while it was idle.
    const response = await realFetch(input, options).catch(() => realFetch(input, options));
    const body = await response.text();
    const { status, headers } = response;
    const init = { status, headers: { "content-type": headers.get("content-type") ?? "" } };
    cache.set(key, { body, init });
    return new Response(body, init);
  };
  return () => {
    globalThis.fetch = realFetch;
  };
}

/** Renders a page with the built server and returns the median CPU time in milliseconds, without the API's. */
export async function measureRenders(origin: string, address: string): Promise<number> {
  const { handleRequest } = await loadHandler(process.cwd(), languageOfPath(address), origin);
  const restoreFetch = cacheResponses();
  const times: number[] = [];
  try {
    for (let round = 0; round < warmUps + renders; round++) {
      const before = process.cpuUsage();
      const response = await handleRequest(new Request(`${origin}${address}`));
      await response?.text();
      const { user, system } = process.cpuUsage(before);
      if (response?.status !== 200) throw new Error(`${address}: ${response?.status}`);
      if (round >= warmUps) times.push((user + system) / 1000);
    }
  } finally {
    restoreFetch();
  }
  return median(times);
}
