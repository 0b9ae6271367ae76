import { CalendarCheck, CircleHelp } from "lucide-react";
import {
  type Confirmations,
  type ConfirmedPart,
  partConfirmation,
} from "@/lib/listings/confirmed-parts";

interface ConfirmationNoteProps {
  listing: Confirmations;
  /** What the confirmation was about. */
  part: ConfirmedPart;
}

/** Says since when a part of a listing has been right, with the date: the page may be read long after it was written. */
export function ConfirmationNote({ listing, part }: ConfirmationNoteProps) {
  const Icon = listing[`${part}_confirmed_at` as const] === null ? CircleHelp : CalendarCheck;
  return (
    <span className="flex items-center gap-1.5 text-sm text-ink-soft">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span>{partConfirmation(listing, part)}</span>
    </span>
  );
}
