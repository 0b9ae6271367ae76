import { watchEarlyInput } from "@/lib/browser/early-input";
import { hasStoredSession } from "@/lib/session/session-hint";

// The only script that a document names. It decides when the app starts: see docs/rendering.md.

const replayEarlyInput = watchEarlyInput();
let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  void import("@/main").then(({ startApp }) => startApp(replayEarlyInput));
}

/** Calls back when the page has been painted and the browser has nothing else to do. */
function whenIdle(callback: () => void): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      // Safari has no idle callbacks.
      if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: 1000 });
      else callback();
    }),
  );
}

/** Lets the browser keep the page that is shown without a connection. Private windows refuse. */
function registerServiceWorker(): void {
  void navigator.serviceWorker?.register("/sw.js", { updateViaCache: "none" }).catch(() => {});
}

// Text is painted in a font of the device first, which takes the same room.
void import("@/fonts.css");

const mode = document.getElementById("root")?.dataset.hydrate;
const { search, hash } = window.location;
// The page has to greet a member, or to say what a link from an email or the auth server brought.
const isNeededNow = hasStoredSession() || search !== "" || hash.includes("=");
const isInUse = document.activeElement !== document.body || window.scrollY > 0;

if (mode === "idle") whenIdle(start);
if (mode === "load" || mode === undefined || isNeededNow || isInUse) start();
for (const type of ["pointerdown", "keydown", "focusin", "scroll"]) {
  addEventListener(type, start, { once: true, passive: true });
}
if (import.meta.env.PROD) addEventListener("load", () => whenIdle(registerServiceWorker));
