import besley from "@/assets/fonts/besley-latin-wght-normal.woff2?url";
import { watchEarlyInput } from "@/lib/browser/early-input";

// The only script that the HTML references. It starts the app: see docs/rendering.md.

const earlyInput = watchEarlyInput();

/**
 * Starts the app once the HTML has been parsed: React can't hydrate a part of it, and the page's
 * data is at its end.
 */
function start(): void {
  if (document.readyState === "loading") {
    document.addEventListener("DOMContentLoaded", start, { once: true });
    return;
  }
  import("@/main")
    .then(({ startApp }) => startApp(earlyInput))
    .catch((error: unknown) => {
      offerReload();
      throw error;
    });
}

/** The notice and its link. Not marked with `t`, whose script can be missing as well. */
const [reloadText, reloadLabel] =
  import.meta.env.LANGUAGE === "es"
    ? [
        "No se pudo cargar una parte de esta página. Si escribió algo, cópielo primero. ",
        "Intentar de nuevo",
      ]
    : [
        "Part of this page couldn't be loaded. If you wrote something, copy it first. ",
        "Try again",
      ];

/**
 * Shows a notice that scripts of the app or of this page can't be loaded: the device is offline, a
 * deploy has replaced them, or an extension blocks them. The server's HTML stays, and its links
 * work.
 */
function offerReload(): void {
  const link = document.createElement("a");
  link.href = `${window.location.pathname}${window.location.search}`;
  link.className = "font-semibold underline";
  link.textContent = reloadLabel;
  const notice = document.createElement("p");
  notice.role = "alert";
  notice.className = "fixed inset-x-0 bottom-0 z-50 bg-danger-tint p-4 text-center text-ink";
  notice.append(reloadText, link);
  document.body.append(notice);
}

/** Calls back when the browser is idle. */
function whenIdle(callback: () => void): void {
  // Safari doesn't support requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: 1000 });
  else setTimeout(callback);
}

/** Registers the service worker, which stores the offline page. Fails silently in private windows. */
function registerServiceWorker(): void {
  const [file, scope] = import.meta.env.LANGUAGE === "es" ? ["/sw-es.js", "/es"] : ["/sw.js", "/"];
  void navigator.serviceWorker?.register(file, { scope, updateViaCache: "none" }).catch(() => {});
}

// Until it has loaded, headings use a local font with the same metrics: see index.css.
const font = new FontFace("Besley", `url(${besley})`, { weight: "400 900" });
void font.load().then(
  () => document.fonts.add(font),
  () => {},
);

// Only the shell, which is no page yet, can't wait.
if (document.getElementById("root")?.dataset.path) whenIdle(start);
else start();
if (import.meta.env.PROD) whenIdle(registerServiceWorker);
