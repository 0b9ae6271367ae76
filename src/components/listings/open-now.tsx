import { Clock } from "lucide-react";
import type { OpenNowProps } from "@/components/listings/lazy-open-now";
import { useOpenNow } from "@/hooks/listings/open-now";
import { joinClasses } from "@/lib/join-classes";

/**
 * Whether an office is open now. Empty until the browser knows, with the space reserved. Only for
 * offices with regular hours.
 */
export function OpenNow({ office, className }: OpenNowProps) {
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
      <span className="min-w-0">{text ?? "\u00a0"}</span>
    </p>
  );
}
