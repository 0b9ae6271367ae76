import type { ReactNode } from "react";
import { useIsInBrowser } from "@/hooks/in-browser";
import { formatMoment, formatSince } from "@/lib/format/dates";

interface MomentProps {
  time: string;
  /** A label to show instead of the relative time. */
  children?: ReactNode;
}

/** A relative time, with the exact time as tooltip. */
export function Moment({ time, children }: MomentProps) {
  // The server knows neither the visitor's time zone nor when the HTML is viewed.
  const key = useIsInBrowser() ? "visitor" : "server";
  return (
    <time key={key} dateTime={time} title={formatMoment(time)} suppressHydrationWarning>
      {children ?? formatSince(time)}
    </time>
  );
}
