import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { hostnameOf } from "@/lib/format/web-addresses";
import { phonesOf } from "@/lib/listings/contact";
import { isFull, offersMeeting } from "@/lib/listings/listing-status";
import { t } from "@/lib/messages";
import { joinMethod } from "@/lib/requests/join-method";
import type { RequestKind } from "@/lib/requests/request-status";

type Purpose = Exclude<RequestKind, "question">;

/** The id of the note about what a button does. */
export const actionNoteId = (purpose: RequestKind): string => `about-${purpose}`;

const purposes: readonly Purpose[] = ["membership", "appointment", "meeting"];

/** What the button for a purpose does; null if there is no such button. */
function describeAction(listing: ListingDetail, purpose: Purpose): string | null {
  if (purpose === "meeting") return describeMeeting(listing);
  const method = joinMethod(listing, purpose);
  if (method.kind === "contact") return null;
  if (method.kind === "page") {
    const site = hostnameOf(method.url);
    return purpose === "membership"
      ? t`Subscribe opens ${site} in a new tab.`
      : t`Book Appointment opens ${site} in a new tab.`;
  }
  if (isFull(listing)) {
    return purpose === "membership"
      ? t`This practice is full. Requests for a spot go to its waitlist.`
      : t`Book Appointment opens the waitlist, too.`;
  }
  return purpose === "membership"
    ? t`Subscribe sends the practice a request for a membership. You don't pay here.`
    : t`Book Appointment sends a request, and the practice answers with a time.`;
}

/** How to get the free meet-and-greet; null if the practice offers none to new patients. */
function describeMeeting(listing: ListingDetail): string | null {
  if (!offersMeeting(listing)) return null;
  if (joinMethod(listing, "meeting").kind === "request") {
    return t`A free meet-and-greet is a first conversation at no cost. The practice answers with a time.`;
  }
  const [phone] = phonesOf(listing);
  return phone
    ? t`This practice offers a free meet-and-greet. Call to ask for one.`
    : t`This practice offers a free meet-and-greet. Contact it to ask for one.`;
}

/** Explains the buttons of a listing. Renders nothing without such buttons and a meet-and-greet. */
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
