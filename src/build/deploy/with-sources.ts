import { markOf, type Source } from "../inline/source.ts";

/**
 * Does work, and gives what the API at an address was asked meanwhile beside its result. What was refused was asked again,
 * or fails the work.
 */
export async function withSources<Result>(
  api: string,
  work: () => Promise<Result>,
): Promise<[Result, Source[]]> {
  const { fetch } = globalThis;
  const asked: Promise<Source>[] = [];
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    const request = new Request(input, init);
    if (response.ok && request.url.startsWith(api)) asked.push(sourceOf(request, response.clone()));
    return response;
  };
  try {
    const result = await work();
    return [result, await Promise.all(asked)];
  } finally {
    globalThis.fetch = fetch;
  }
}

async function sourceOf(request: Request, response: Response): Promise<Source> {
  const { pathname, search } = new URL(request.url);
  const body = request.method === "POST" ? await request.text() : null;
  return { path: `${pathname}${search}`, body, mark: await markOf(await response.json()) };
}
