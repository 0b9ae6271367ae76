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
        {closing.suggested_listing && (
          <>
            {" "}
            and suggests{" "}
            <TextLink to={paths.listing(closing.suggested_listing)}>
              {closing.suggested_name}
            </TextLink>
          </>
        )}
        .
      </p>
      {closing.instructions && (
        <blockquote className="my-2 border-l-2 border-line-strong pl-4 break-words whitespace-pre-line">
          {closing.instructions}
        </blockquote>
      )}
    </>
  );
}
