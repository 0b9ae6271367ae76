import { dialogsIn, readEntry, receiveArrivals, withDialogs } from "@/lib/browser/history-arrivals";

/**
 * Back closes an open dialog. Each dialog has an entry in the history, above that of its page and with the same address,
 * which goes when the dialog does. The router never hears of these entries, so that opening and closing are no
 * navigations: nothing is loaded, scrolled or asked about for them.
 */
export interface OpenDialog {
  close: () => void;
  /** Whether Back closes it. Not so where it asks about a navigation that waits in the history itself. */
  hasEntry: boolean;
}

const open: OpenDialog[] = [];
/** Dialogs of a page that was left; they go as soon as the next one is shown. */
const left: OpenDialog[] = [];
/** How many entries of dialogs the history shows above that of the page. */
let depth = 0;
/** The place in the history that the router gave the page. */
let page: unknown;
/** How far our own way through the history goes that has not arrived yet. */
let going = 0;
/** A page was opened meanwhile, which that way would leave. */
let isOvertaken = false;
/** What the router wrote into the entry of a dialog, and meant for the one of the page. */
let meantForPage: Parameters<History["replaceState"]> | undefined;
let isInstalled = false;
let isDue = false;

const original = {
  pushState: (...entry: Parameters<History["pushState"]>) => history.pushState(...entry),
  replaceState: (...entry: Parameters<History["replaceState"]>) => history.replaceState(...entry),
};

/** Says that a dialog is open, until the returned function is called. In the browser only. */
export function openDialog(dialog: OpenDialog): () => void {
  install();
  open.push(dialog);
  settle();
  return () => {
    const at = open.indexOf(dialog);
    if (at >= 0) open.splice(at, 1);
    settle();
  };
}

/** Closes the dialog on top. Says whether there was one. */
export function closeTopDialog(): boolean {
  const top = open.at(-1);
  top?.close();
  return top !== undefined;
}

/** Takes away the entries of dialogs that a reload has closed. */
export function followDialogHistory(): void {
  install();
  settle();
}

/** Makes the history show as many entries as there are dialogs, once all that happens at a time has happened. */
function settle() {
  if (isDue) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    const wanted = open.filter(({ hasEntry }) => hasEntry).length;
    if (going !== 0 || wanted === depth) return;
    if (wanted < depth) {
      going = wanted - depth;
      history.go(going);
    }
    while (depth < wanted) {
      depth += 1;
      // The page's own state, so that the router finds its entry here too.
      original.pushState(withDialogs(history.state, depth), "");
    }
  });
}

function install() {
  if (isInstalled) return;
  isInstalled = true;
  depth = dialogsIn(history.state);
  page = readEntry(history.state, "idx");
  original.pushState = history.pushState.bind(history);
  original.replaceState = history.replaceState.bind(history);
  history.pushState = openPage;
  history.replaceState = rewritePage;
  receiveArrivals(arrive);
}

/** A page that is opened out of a dialog takes its place, so that Back leads to the page below and not to a dead entry. */
function openPage(...[state, unused, url]: Parameters<History["pushState"]>) {
  page = readEntry(state, "idx");
  if (depth === 0) return original.pushState(state, unused, url);
  isOvertaken = going !== 0;
  depth = 0;
  meantForPage = undefined;
  const pathBefore = location.pathname;
  original.replaceState(state, unused, url);
  if (location.pathname !== pathBefore) leaveDialogs();
  settle();
}

/** The dialogs go with their page, though it may be a while until the next one is shown. */
function leaveDialogs() {
  for (const dialog of open.filter(({ hasEntry }) => hasEntry)) {
    dialog.hasEntry = false;
    left.push(dialog);
  }
}

function rewritePage(...[state, unused, url]: Parameters<History["replaceState"]>) {
  page = readEntry(state, "idx");
  if (depth > 0) meantForPage = [state, unused, url];
  original.replaceState(depth > 0 ? withDialogs(state, depth) : state, unused, url);
}

function arrive(event: PopStateEvent) {
  if (isOvertaken) {
    isOvertaken = false;
    event.stopImmediatePropagation();
    history.go(-going);
    return;
  }
  const isOwn = going !== 0;
  const isSamePage = readEntry(event.state, "idx") === page;
  const wasAmongDialogs = depth > 0;
  // Who comes back before the next page was shown finds them open, and meant to close them.
  if (!isOwn) for (const dialog of left.splice(0)) if (open.includes(dialog)) dialog.close();
  going = 0;
  depth = dialogsIn(event.state);
  page = readEntry(event.state, "idx");
  if (isSamePage && (isOwn || wasAmongDialogs || depth > 0)) {
    event.stopImmediatePropagation();
    if (depth === 0 && meantForPage) original.replaceState(...meantForPage);
    if (depth === 0) meantForPage = undefined;
    if (!isOwn) closeAbove(depth);
  }
  settle();
}

/** Closes the dialogs whose entries Back has left. */
function closeAbove(entries: number) {
  for (const dialog of open.filter(({ hasEntry }) => hasEntry).slice(entries)) {
    // At once, for its own going must not move the history again.
    open.splice(open.indexOf(dialog), 1);
    dialog.close();
  }
}
