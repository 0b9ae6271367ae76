import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

/**
 * Makes navigations accessible like page loads: moves focus to the page's heading or the element in the URL's hash, and
 * announces the title, also when it changes because data has loaded.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const announcedPath = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (announcedPath.current === pathname) return;
    announcedPath.current = pathname;
    // Search results may have taken focus already.
    if (!document.activeElement?.closest("#main h2")) focusTarget(hash);
    setTitle(document.title);
    const observer = new MutationObserver(() => {
      setTitle(document.title);
      // The heading loaded with the data. Focus moves there unless the visitor has moved it elsewhere.
      if (!hash && document.activeElement?.id === "main") focusTarget("");
    });
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, hash]);

  return (
    <div role="status" aria-live="polite" className="sr-only">
      {title}
    </div>
  );
}

function focusTarget(hash: string) {
  const main = document.getElementById("main");
  const part = hash ? document.getElementById(hash.slice(1)) : null;
  const target = part ?? main?.querySelector("h1") ?? main;
  // A heading needs a tabindex to take focus. ScrollRestoration handles the scroll position.
  if (target && target.tabIndex < 0) target.setAttribute("tabindex", "-1");
  target?.focus({ preventScroll: true });
}
