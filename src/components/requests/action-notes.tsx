import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { hostnameOf } from "@/lib/format/web-addresses";
import { isFull } from "@/lib/listings/listing-status";
import { joinMethod } from "@/lib/requests/join-method";
import type { RequestKind } from "@/lib/requests/request-status";

type Purpose = Extract<RequestKind, "membership" | "appointment">;

/** The id of the note about what a button does. */
export const actionNoteId = (purpose: RequestKind): string => `about-${purpose}`;

const purposes: readonly Purpose[] = ["membership", "appointment"];

/** What the button for a purpose does; null if there is no such button. */
function describeAction(listing: ListingDetail, purpose: Purpose): string | null {
  const method = joinMethod(listing, purpose);
  const name = purpose === "membership" ? "Subscribe" : "Book Appointment";
  if (method.kind === "contact") return null;
  if (method.kind === "page") return `${name} opens ${hostnameOf(method.url)} in a new tab.`;
  if (isFull(listing)) {
    return purpose === "membership"
      ? "Join the waitlist sends the practice a request for a spot."
      : "Book Appointment opens the waitlist, too, because the practice is full.";
  }
  return purpose === "membership"
    ? "Subscribe sends the practice a request for a membership. You don't pay here."
    : "Book Appointment sends a request, and the practice answers with a time.";
}

/** Explains the buttons of a listing. Renders nothing if the practice takes no requests here and the practice has no pages. */
export function ActionNotes({ listing }: { listing: ListingDetail }) {
  const notes = purposes.flatMap((purpose) => {
    const words = describeAction(listing, purpose);
    return words ? [{ purpose, words }] : [];
  });
  if (notes.length === 0) return null;
  return (
    <p className="mt-3 text-sm break-words text-ink-soft print:hidden">
      {notes.map(({ purpose, words }) => (
        <span key={purpose} id={actionNoteId(purpose)} className="block">
          {words}
        </span>
      ))}
    </p>
  );
}
