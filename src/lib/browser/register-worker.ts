/** Lets the browser keep the page that stands in without a connection, once everything else is loaded. */
export function registerWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const register = () =>
    void navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => {
      // Private windows refuse; then the browser says itself that there is no connection.
    });
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
