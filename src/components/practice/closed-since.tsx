import { CancelClosingButton } from "@/components/practice/cancel-closing-button";
import { TextLink } from "@/components/ui/text-link";
import { useClosing } from "@/hooks/practice/listing-closing";
import { formatCalendarDay } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { canRelist, type OwnListingState } from "@/lib/practice/own-listing";

/** What the page of a closed or closing practice shows to visitors; renders nothing for another one. */
export function ClosedSince({ listing }: { listing: OwnListingState & { id: string } }) {
  const isAhead = listing.closes_on !== null;
  const closing = useClosing(listing.id, isAhead || canRelist(listing)).data;
  if (!closing) return null;
  return (
    <>
      <p className="mt-1">
        Its page shows that it {isAhead ? "is closing" : "closed"} on{" "}
        {formatCalendarDay(closing.closed_on)}
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
      {closing.asked_successor && (
        <p className="mt-1">
          We asked <bdi>{closing.asked_successor}</bdi> whether your members can go there. Your page
          shows it once its owner agrees.
        </p>
      )}
      {!isAhead && closing.can_undo && (
        <div className="my-2">
          <CancelClosingButton listingId={listing.id} hasClosed />
          <p className="mt-1">Within a day of closing, you can undo it without another review.</p>
        </div>
      )}
      {closing.instructions && (
        <blockquote className="my-2 border-l-2 border-line-strong pl-4 break-words whitespace-pre-line">
          {closing.instructions}
        </blockquote>
      )}
    </>
  );
}
