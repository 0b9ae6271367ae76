import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";

const isForTheBrowser = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * Follows a click on any link inside an element that is plain HTML as the router's own links do it. A link to a section
 * takes the focus there.
 */
export function useFollowLink() {
  const navigate = useNavigate();
  const { hash } = useLocation();

  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const href = link?.getAttribute("href");
    if (!href || !/^[/#]/.test(href)) return;
    // Where a link is a component, it has seen to the click.
    if (event.defaultPrevented || isForTheBrowser(event)) return;
    event.preventDefault();
    void navigate(href, { replace: href === hash });
    if (href.startsWith("#"))
      document.getElementById(href.slice(1))?.focus({ preventScroll: true });
  };
}
