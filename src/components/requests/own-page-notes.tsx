import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { hostnameOf } from "@/lib/format/web-addresses";
import { joinMethod } from "@/lib/requests/join-method";
import type { RequestKind } from "@/lib/requests/request-status";

/** The id of the note about the site that a button opens. */
export const ownPageNoteId = (purpose: RequestKind): string => `own-page-${purpose}`;

const buttons: { purpose: RequestKind; name: string }[] = [
  { purpose: "membership", name: "Subscribe" },
  { purpose: "appointment", name: "Book Appointment" },
];

/** Notes which buttons open another site. Renders nothing if none do. */
export function OwnPageNotes({ listing }: { listing: ListingDetail }) {
  const notes = buttons.flatMap(({ purpose, name }) => {
    const method = joinMethod(listing, purpose);
    return method.kind === "page" ? [{ purpose, name, host: hostnameOf(method.url) }] : [];
  });
  if (notes.length === 0) return null;
  return (
    <p className="mt-3 text-sm break-words text-ink-soft print:hidden">
      {notes.map(({ purpose, name, host }) => (
        <span key={purpose} id={ownPageNoteId(purpose)} className="block">
          {name} opens {host} in a new tab.
        </span>
      ))}
    </p>
  );
}
