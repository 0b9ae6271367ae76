import besley from "@/assets/fonts/besley-latin-wght-normal.woff2?url";
import { watchEarlyInput } from "@/lib/browser/early-input";

// The only script that the HTML references. It decides when to start the app: see docs/rendering.md.

const earlyInput = watchEarlyInput();
let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  void import("@/main").then(({ startApp }) => startApp(earlyInput), offerReload);
}

/** Shows a notice that the app's scripts can't be loaded: the device is offline, or a deploy has replaced them. */
function offerReload(): void {
  const link = document.createElement("a");
  link.href = `${window.location.pathname}${window.location.search}`;
  link.className = "font-semibold underline";
  link.textContent = "Reload the page";
  const notice = document.createElement("p");
  notice.role = "alert";
  notice.className = "fixed inset-x-0 bottom-0 z-50 bg-danger-tint p-4 text-center text-ink";
  notice.append(
    "Part of this page couldn't be loaded. ",
    link,
    " once you have saved what you wrote.",
  );
  document.body.append(notice);
}

/** Calls back when the page has been painted and the browser is idle. */
function whenIdle(callback: () => void): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      // Safari doesn't support requestIdleCallback.
      if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: 1000 });
      else callback();
    }),
  );
}

/** Registers the service worker, which stores the offline page. Fails silently in private windows. */
function registerServiceWorker(): void {
  void navigator.serviceWorker?.register("/sw.js", { updateViaCache: "none" }).catch(() => {});
}

// Until it has loaded, headings use a local font with the same metrics: see index.css.
const font = new FontFace("Besley", `url(${besley})`, { weight: "400 900" });
void font.load().then(
  () => document.fonts.add(font),
  () => {},
);

const mode = document.getElementById("root")?.dataset.hydrate;
const { search, hash } = window.location;
// The page must show a member's account, or the result of a link from an email or the auth server.
const { classList } = document.documentElement;
const isNeededNow = classList.contains("has-session") || search !== "" || hash.includes("=");
const isInUse =
  Boolean(document.earlyClick) || document.activeElement !== document.body || window.scrollY > 0;

if (mode === "idle") whenIdle(start);
if (mode === "load" || mode === undefined || isNeededNow || isInUse) start();
for (const type of ["pointerdown", "keydown", "focusin", "scroll"]) {
  addEventListener(type, start, { once: true, passive: true });
}
if (import.meta.env.PROD) whenIdle(registerServiceWorker);
