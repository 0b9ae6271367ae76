import { Clock } from "lucide-react";
import type { ReactNode } from "react";
import { joinClasses } from "@/lib/join-classes";
import { spansOf, writeHours } from "@/lib/listings/hours";
import type { OpeningHours } from "@/lib/listings/opening-hours";

export interface HoursLineProps {
  office: OpeningHours;
  className?: string;
  /**
   * No list of the hours is beside it: until the browser knows whether the office is open, the line
   * has the regular hours. It cuts a long text off, so that nothing moves when the text changes.
   */
  isAlone?: boolean;
  /** A second line. */
  children?: ReactNode;
}

/** The hours of an office with regular hours on one line. */
export function HoursLine({
  office,
  className,
  isAlone = false,
  openNow = null,
  children,
}: HoursLineProps & { openNow?: string | null }) {
  const text = openNow ?? (isAlone ? writeHours(spansOf(office.hours)) : null);
  return (
    <p
      className={joinClasses(
        "flex items-start gap-2 print:hidden",
        text === null && "invisible",
        className,
      )}
    >
      <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">
        <span className={joinClasses("block", isAlone && "truncate")}>{text ?? "\u00a0"}</span>
        {children}
      </span>
    </p>
  );
}
