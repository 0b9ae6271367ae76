import { useIsInBrowser } from "@/hooks/in-browser";

/**
 * A text with a date or time in the visitor's time zone, or relative to now. The server knows neither, so the text is
 * replaced once React has hydrated the page.
 */
export function LocalText({ children }: { children: string }) {
  return (
    <span key={useIsInBrowser() ? "visitor" : "server"} suppressHydrationWarning>
      {children}
    </span>
  );
}
