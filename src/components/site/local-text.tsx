import { useIsInBrowser } from "@/hooks/in-browser";

/**
 * Text with a date or time in the visitor's time zone or relative to now. The server knows neither, so the text is
 * rendered again after hydration.
 */
export function LocalText({ children }: { children: string }) {
  return (
    <span key={useIsInBrowser() ? "visitor" : "server"} suppressHydrationWarning>
      {children}
    </span>
  );
}
