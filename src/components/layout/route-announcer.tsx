import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

/**
 * Does what a page load does for people who cannot see it: after a navigation the focus moves to the page's heading,
 * or to the part that the address names, and its title is announced, again when the title changes because the data
 * arrived.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const announcedPath = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (announcedPath.current === pathname) return;
    announcedPath.current = pathname;
    // What a search has found may be there already, and have taken it.
    if (!document.activeElement?.closest("#main h2")) focusTarget(hash);
    setTitle(document.title);
    const observer = new MutationObserver(() => {
      setTitle(document.title);
      // The heading came with the data. Nobody's focus is taken who has moved on meanwhile.
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
  // A heading cannot take the focus without it. The scroll position is ScrollRestoration's business.
  if (target && target.tabIndex < 0) target.setAttribute("tabindex", "-1");
  target?.focus({ preventScroll: true });
}
