import { emptyIcon } from "./opener.ts";

/** A link of the document's head that can wait until the page has been painted. */
export interface LateLink {
  rel: string;
  href: string;
}

/** Adds a link to the head; settles when its file is there, at once where the browser does not know such links. */
const load = ({ rel, href }: LateLink): Promise<unknown> =>
  new Promise((done) => {
    const link = document.createElement("link");
    link.onload = link.onerror = done;
    link.rel = rel;
    link.href = href;
    document.head.append(link);
    if (!link.relList.supports?.(rel)) done(null);
  });

/**
 * All files of the page are asked for at once. When they are there, the scripts run one after the other, as each one's
 * run is a pause in which the page does not answer.
 */
async function start({ chunks = "", styles = "" }: DOMStringMap, lateLinks: readonly LateLink[]) {
  const scripts = chunks.split(" ");
  const preloads = scripts.map((href) => load({ rel: "modulepreload", href }));
  await Promise.all([...preloads, load({ rel: "stylesheet", href: styles })]);
  for (const script of scripts) await import(script).catch(console.error);
  document.querySelector(`[href="${emptyIcon}"]`)?.remove();
  for (const link of lateLinks) load(link);
}

function afterPaint(callback: () => void): void {
  if (PerformanceObserver.supportedEntryTypes?.includes("paint")) {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      setTimeout(callback);
    }).observe({ type: "paint", buffered: true });
  } else {
    requestAnimationFrame(() => setTimeout(callback));
  }
}

/**
 * The program at the end of every document. Scripts, the styles that the page does not need yet and the site's icons
 * wait until it has been painted: read first, press later. The page's files are named beside the program, not in it:
 * one hash allows it on every page.
 */
export default function starter(lateLinks: readonly LateLink[]): void {
  const files = document.currentScript?.dataset ?? {};
  afterPaint(() => start(files, lateLinks));
}
