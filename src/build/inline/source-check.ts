import { afterPaint } from "./after-paint.ts";
import { askApi } from "./ask-api.ts";
import type { PublicApi } from "./listing-teller.ts";
import { isAtRest, markOf, outdated, type Source } from "./source.ts";

async function holds(api: PublicApi, { path, body, mark }: Source): Promise<boolean> {
  return (await markOf(await askApi(api, path, body))) === mark;
}

async function check(api: PublicApi, sources: Source[]): Promise<void> {
  // What cannot be asked, or marked as on a site without https, is left to the app, which says what is wrong.
  const answers = await Promise.all(sources.map((source) => holds(api, source).catch(() => false)));
  if (answers.includes(false)) dispatchEvent(new Event(outdated));
}

/**
 * The program of a page that was written with data: once the page is painted and rests, asks the API again what it was written from,
 * `data-sources`, and tells the page's starter when that is no longer so. Whoever only looks at a page that still holds
 * does without the app.
 */
export default function sourceCheck(api: PublicApi): void {
  const sources: Source[] = JSON.parse(document.currentScript?.dataset.sources ?? "[]");
  // The app asks by itself.
  afterPaint(() => isAtRest() && check(api, sources));
}
