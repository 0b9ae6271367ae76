import {
  countDialogs,
  readStateProperty,
  setPopStateHandler,
  withDialogs,
} from "@/lib/browser/pop-state";
/**
 * Lets Back close an open dialog. Each dialog adds a history entry with its page's URL, which is removed when the dialog
 * closes. The router doesn't see these entries, so opening and closing a dialog isn't a navigation.
 */
export interface OpenDialog {
  close: () => void;
  /** Whether Back closes it. False for a dialog that confirms leaving the page. */
  hasEntry: boolean;
}

const open: OpenDialog[] = [];
/** Dialogs of the page being left, which close when the next page is shown. */
const dialogsOfLeftPage: OpenDialog[] = [];
/** The number of dialog entries above the page's entry. */
let depth = 0;
/** The page's index in the router's history. */
let page: unknown;
/** The distance of our own pending `history.go`. */
let pendingSteps = 0;
/** Whether a page was opened in the meantime, which the pending `history.go` would leave. */
let hasNewPage = false;
/** The state that the router wrote while a dialog was open, to be applied to the page's entry. */
let pageStateToWrite: Parameters<History["replaceState"]> | undefined;
let isInstalled = false;
let isDue = false;

const original = {
  pushState: (...entry: Parameters<History["pushState"]>) => history.pushState(...entry),
  replaceState: (...entry: Parameters<History["replaceState"]>) => history.replaceState(...entry),
};

/** Registers an open dialog until the returned function is called. Browser only. */
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

/** Closes the topmost dialog. Returns whether there was one. */
export function closeTopDialog(): boolean {
  const top = open.at(-1);
  top?.close();
  return top !== undefined;
}

/** Removes history entries of dialogs that a reload has closed. */
export function followDialogHistory(): void {
  install();
  settle();
}

/** Adjusts the number of dialog entries to the open dialogs, once per microtask. */
function settle() {
  if (isDue) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    const wanted = open.filter(({ hasEntry }) => hasEntry).length;
    if (pendingSteps !== 0 || wanted === depth) return;
    if (wanted < depth) {
      pendingSteps = wanted - depth;
      history.go(pendingSteps);
    }
    while (depth < wanted) {
      depth += 1;
      // Copies the page's state, so that the router recognizes the entry.
      original.pushState(withDialogs(history.state, depth), "");
    }
  });
}

function install() {
  if (isInstalled) return;
  isInstalled = true;
  depth = countDialogs(history.state);
  page = readStateProperty(history.state, "idx");
  original.pushState = history.pushState.bind(history);
  original.replaceState = history.replaceState.bind(history);
  history.pushState = openPage;
  history.replaceState = rewritePage;
  setPopStateHandler(arrive);
}

/** Replaces a dialog's entry with the page opened from it, so that Back doesn't lead to an empty entry. */
function openPage(...[state, unused, url]: Parameters<History["pushState"]>) {
  page = readStateProperty(state, "idx");
  if (depth === 0) return original.pushState(state, unused, url);
  hasNewPage = pendingSteps !== 0;
  depth = 0;
  pageStateToWrite = undefined;
  const pathBefore = location.pathname;
  original.replaceState(state, unused, url);
  if (location.pathname !== pathBefore) leaveDialogs();
  settle();
}

/** Marks the dialogs of the page being left, which may stay visible until the next page is shown. */
function leaveDialogs() {
  for (const dialog of open.filter(({ hasEntry }) => hasEntry)) {
    dialog.hasEntry = false;
    dialogsOfLeftPage.push(dialog);
  }
}

function rewritePage(...[state, unused, url]: Parameters<History["replaceState"]>) {
  page = readStateProperty(state, "idx");
  if (depth > 0) pageStateToWrite = [state, unused, url];
  original.replaceState(depth > 0 ? withDialogs(state, depth) : state, unused, url);
}

function arrive(event: PopStateEvent) {
  if (hasNewPage) {
    hasNewPage = false;
    event.stopImmediatePropagation();
    history.go(-pendingSteps);
    return;
  }
  const isOwn = pendingSteps !== 0;
  const isSamePage = readStateProperty(event.state, "idx") === page;
  const wasAmongDialogs = depth > 0;
  // Back before the next page is shown closes the dialogs that are still open.
  if (!isOwn)
    for (const dialog of dialogsOfLeftPage.splice(0)) if (open.includes(dialog)) dialog.close();
  pendingSteps = 0;
  depth = countDialogs(event.state);
  page = readStateProperty(event.state, "idx");
  if (isSamePage && (isOwn || wasAmongDialogs || depth > 0)) {
    event.stopImmediatePropagation();
    if (depth === 0 && pageStateToWrite) original.replaceState(...pageStateToWrite);
    if (depth === 0) pageStateToWrite = undefined;
    if (!isOwn) closeAbove(depth);
  }
  settle();
}

/** Closes the dialogs whose entries Back has removed. */
function closeAbove(entries: number) {
  for (const dialog of open.filter(({ hasEntry }) => hasEntry).slice(entries)) {
    // Removed first, so that closing doesn't change the history again.
    open.splice(open.indexOf(dialog), 1);
    dialog.close();
  }
}
