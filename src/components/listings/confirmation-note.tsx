import { CalendarCheck, CircleHelp } from "lucide-react";
import { useIsInBrowser } from "@/hooks/in-browser";
import { formatCalendarDay } from "@/lib/format/dates";
import { confirmationText } from "@/lib/listings/confirmation";

interface ConfirmationNoteProps {
  confirmedAt: string | null;
  /** What the confirmation was about. */
  of: string;
}

/** Says how fresh something is; with the date where the page may be read long after it was written. */
export function ConfirmationNote({ confirmedAt, of }: ConfirmationNoteProps) {
  const isInBrowser = useIsInBrowser();
  const text =
    confirmedAt === null || isInBrowser
      ? confirmationText(confirmedAt)
      : `Confirmed ${formatCalendarDay(confirmedAt)}`;
  const Icon = confirmedAt === null ? CircleHelp : CalendarCheck;
  return (
    <span className="flex items-center gap-1.5 text-sm text-ink-soft">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span>
        {of}: {text}
      </span>
    </span>
  );
}
