import { Clock } from "lucide-react";
import type { ReactNode } from "react";
import { useOpenNow } from "@/hooks/listings/open-now";
import { joinClasses } from "@/lib/join-classes";
import type { OpeningHours } from "@/lib/listings/opening-hours";

interface OpenNowProps {
  office: OpeningHours;
  className?: string;
  /** A second line. */
  children?: ReactNode;
}

/** Whether an office is open now. Empty until the browser knows, with the space reserved. Only for offices with regular hours. */
export function OpenNow({ office, className, children }: OpenNowProps) {
  const text = useOpenNow(office);
  return (
    <p
      className={joinClasses(
        "flex items-start gap-2 print:hidden",
        text === null && "invisible",
        className,
      )}
    >
      <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        <span className="block">{text ?? "\u00a0"}</span>
        {children}
      </span>
    </p>
  );
}
