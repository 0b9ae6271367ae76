import besley from "@/assets/fonts/besley-latin-wght-normal.woff2?url";
import { watchEarlyInput } from "@/lib/browser/early-input";

// The only script file that a document names. It decides when the app starts: see docs/rendering.md.

const earlyInput = watchEarlyInput();
let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  void import("@/main").then(({ startApp }) => startApp(earlyInput));
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

// Until it is here, headings are painted in a font of the device that takes the same room: see index.css.
const font = new FontFace("Besley", `url(${besley})`, { weight: "400 900" });
void font.load().then(
  () => document.fonts.add(font),
  () => {},
);

const mode = document.getElementById("root")?.dataset.hydrate;
const { search, hash } = window.location;
// The page has to greet a member, or to say what a link from an email or the auth server brought.
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
