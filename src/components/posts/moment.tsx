import type { ReactNode } from "react";
import { formatMoment } from "@/lib/format/dates";
import { formatSince } from "@/lib/format/relative-time";

interface MomentProps {
  time: string;
  /** What happened then, instead of how long ago it was. */
  children?: ReactNode;
}

/** How long ago something was, with the exact time under the pointer. */
export function Moment({ time, children }: MomentProps) {
  return (
    // What stood in the document before the app ran may be some minutes older.
    <time dateTime={time} title={formatMoment(time)} suppressHydrationWarning>
      {children ?? formatSince(time)}
    </time>
  );
}
