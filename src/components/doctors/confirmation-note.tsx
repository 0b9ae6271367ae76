import { CalendarCheck, CircleHelp } from "lucide-react";
import { confirmationText } from "@/lib/confirmation";

interface ConfirmationNoteProps {
  confirmedAt: string | null;
  /** What the confirmation was about. */
  of: string;
}

/** Says how fresh something is. */
export function ConfirmationNote({ confirmedAt, of }: ConfirmationNoteProps) {
  const Icon = confirmedAt === null ? CircleHelp : CalendarCheck;
  return (
    <span className="flex items-center gap-1.5 text-sm text-ink-soft">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span>
        {of}: {confirmationText(confirmedAt)}
      </span>
    </span>
  );
}
