import type { ReactNode } from "react";
import { useIsInBrowser } from "@/hooks/in-browser";
import { formatMoment } from "@/lib/format/dates";
import { formatSince } from "@/lib/format/relative-time";

interface MomentProps {
  time: string;
  /** What happened then, instead of how long ago it was. */
  children?: ReactNode;
}

/** How long ago something was, with the exact time under the pointer. */
export function Moment({ time, children }: MomentProps) {
  // The server knows neither the visitor's time zone nor when its HTML is read.
  const key = useIsInBrowser() ? "visitor" : "server";
  return (
    <time key={key} dateTime={time} title={formatMoment(time)} suppressHydrationWarning>
      {children ?? formatSince(time)}
    </time>
  );
}
