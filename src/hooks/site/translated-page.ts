import { useMatches } from "react-router-dom";

/** The `handle` of the routes of pages that are in all languages. */
export const translatedPage = { isTranslated: true };

/** Whether the current page is in all languages. */
export const useIsTranslated = (): boolean =>
  useMatches().some(({ handle }) => handle === translatedPage);
