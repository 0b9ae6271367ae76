import { CalendarCheck, CircleHelp } from "lucide-react";
import {
  type Confirmations,
  type ConfirmedPart,
  partConfirmation,
} from "@/lib/listings/confirmation";

interface ConfirmationNoteProps {
  listing: Confirmations;
  /** The part that was confirmed. */
  part: ConfirmedPart;
}

/** Says when a part of a listing was last confirmed. It shows a date because the page may be cached. */
export function ConfirmationNote({ listing, part }: ConfirmationNoteProps) {
  const Icon = listing[`${part}_confirmed_at` as const] === null ? CircleHelp : CalendarCheck;
  return (
    <span className="flex items-center gap-1.5 text-sm text-ink-soft">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span>{partConfirmation(listing, part)}</span>
    </span>
  );
}
