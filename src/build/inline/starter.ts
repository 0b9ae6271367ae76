import { afterPaint } from "./after-paint.ts";
import { emptyIcon } from "./opener.ts";
import { outdated } from "./source.ts";

/** A link of the document's head that can wait until the page has been painted. */
export interface LateLink {
  rel: string;
  href: string;
}

type LateLinks = readonly LateLink[];

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

/** What is the app's to answer, or opens something that is not in sight yet. Links are neither. */
const needing = "button, summary, input, select, textarea";

/** What people do at a page who are there, if only to read it; and what `source-check` finds out. */
const stirrings = ["pointermove", "pointerdown", "keydown", "scroll", outdated];

/** Browsers tell of a pointer that rests, too, when what lies under it has been laid out. */
const rests = (event: Event) =>
  event.type === "pointermove" &&
  event instanceof MouseEvent &&
  !event.movementX &&
  !event.movementY;

const isNeeded = (target: EventTarget | null) =>
  target instanceof Element && target.closest(needing) !== null;

/** What was looked at and searched lately: shown without a connection, or in the search box, which wakes the page. */
const lookedAt = /^dpc-nearby-recent-/;

/** Whether the device keeps something of this site, which the page may have to show. */
function keepsSomething(): boolean {
  try {
    return Object.keys(localStorage).some((key) => !lookedAt.test(key));
  } catch {
    // Browsers may forbid storage altogether: nothing is kept then.
    return false;
  }
}

/**
 * Settles when a page at rest needs the app and the styles of what is not in sight: somebody turns to what the app
 * answers, or comes near a part that it fetches, marked by `data-wakes`, the distance. At once for members, whom the page
 * has to greet; where the address has something to say, or is one of `startsAt`, a regular expression; where the app has
 * been before in the tab's history, and left its state; and in browsers without `@property`, whose styles come with the
 * others. Later, when another tab signs somebody in or out, or the browser takes the page out of its store of pages that
 * were left: both may have changed who is there. A page that `stirs` shows data, which the app counts as seen: also when
 * anybody stirs, as soon as the data is known to have changed since it was written, and at once where the device keeps something.
 * What was at rest no longer says so then.
 */
const need = (files: DOMStringMap): Promise<void> =>
  new Promise((settle) => {
    const { atRest: startsAt, stirs } = files;
    const wake = () => {
      delete files.atRest;
      settle();
    };
    if (stirs !== undefined) {
      if (keepsSomething()) wake();
      const stir = (event: Event) => rests(event) || wake();
      for (const type of stirrings) addEventListener(type, stir, { passive: true });
    }
    const { visitor } = document.documentElement.dataset;
    // The auth server says behind "#" what went wrong.
    const hasNews = location.search || location.hash.includes("=");
    const isOld = !("registerProperty" in CSS);
    // The opener marks what was pressed while the document came.
    const isPressed = document.querySelector("[data-pressed]") || isNeeded(document.activeElement);
    const isAppsAddress = startsAt && new RegExp(startsAt).test(location.pathname);
    if (isAppsAddress || visitor || hasNews || history.state || isOld || isPressed) wake();
    for (const type of ["pointerdown", "focusin"]) {
      addEventListener(type, ({ target }) => isNeeded(target) && wake());
    }
    addEventListener("storage", wake);
    addEventListener("pageshow", ({ persisted }) => persisted && wake());
    for (const part of document.querySelectorAll<HTMLElement>("[data-wakes]")) {
      new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake(),
        { rootMargin: part.dataset.wakes ?? "" },
      ).observe(part);
    }
  });

/** Lets the browser keep the page that stands in without a connection. Private windows refuse. */
const registerWorker = () =>
  void navigator.serviceWorker?.register("/sw.js", { updateViaCache: "none" }).catch(() => {});

/**
 * All files of the page are asked for at once. When they are there, the scripts run one after the other, as each one's
 * run is a pause in which the page does not answer.
 */
async function start(
  { chunks = "", styles = "" }: DOMStringMap,
  lateLinks: LateLinks,
  needed?: Promise<void>,
) {
  const run = async () => {
    const scripts = chunks.split(" ");
    const preloads = scripts.map((href) => load({ rel: "modulepreload", href }));
    await Promise.all([...preloads, load({ rel: "stylesheet", href: styles })]);
    for (const script of scripts) await import(script).catch(console.error);
  };
  document.querySelector("style[data-late]")?.removeAttribute("media");
  if (needed) needed.then(run);
  else await run();
  document.querySelector(`[href="${emptyIcon}"]`)?.remove();
  for (const link of lateLinks) load(link);
  registerWorker();
}

/**
 * The program at the end of every document. Scripts, the styles that the page does not need yet and the site's icons
 * wait until it has been painted: read first, press later. The scripts of a page at rest wait until they are needed, or, where
 * it shows data, until anybody stirs. The page's files are named beside the program, not in it: one hash allows it on every page.
 */
export default function starter(lateLinks: LateLinks): void {
  const files = document.currentScript?.dataset ?? {};
  const needed = files.atRest === undefined ? undefined : need(files);
  afterPaint(() => start(files, lateLinks, needed));
}
