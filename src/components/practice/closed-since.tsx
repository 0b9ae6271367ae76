import { TextLink } from "@/components/ui/text-link";
import { useClosing } from "@/hooks/listings/listing-closing";
import { formatCalendarDay } from "@/lib/format/dates";
import { canRelist, type OwnListingState } from "@/lib/listings/own-listing";
import { paths } from "@/lib/paths";

/** What the page of a closed practice shows to visitors; renders nothing for an open one. */
export function ClosedSince({ listing }: { listing: OwnListingState & { id: string } }) {
  const closing = useClosing(listing.id, canRelist(listing)).data;
  if (!closing) return null;
  return (
    <p className="mt-1">
      Its page shows that it closed on {formatCalendarDay(closing.closed_on)}
      {closing.successor && (
        <>
          {" "}
          and that{" "}
          {closing.follows_physician ? "its physician is now listed at" : "its members can go to"}{" "}
          <TextLink to={paths.listing(closing.successor)}>{closing.successor_name}</TextLink>
        </>
      )}
      .
    </p>
  );
}
