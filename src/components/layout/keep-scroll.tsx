import { useInsertionEffect, useLayoutEffect, useRef } from "react";

/**
 * Leaves visitors where they are when the app takes over a page that they have begun to read: on a first page,
 * ScrollRestoration, which must stand before it, goes to the top.
 */
export function KeepScroll() {
  const place = useRef(0);
  // The last moment before the effects of layout.
  useInsertionEffect(() => {
    place.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    if (place.current > 0) window.scrollTo(0, place.current);
  }, []);
  return null;
}
