import { ListingStatusBadges } from "@/components/moderation/standing-badges";
import { TextLink } from "@/components/ui/text-link";
import type { AdminListingRow } from "@/hooks/listings/all";
import { formatDay } from "@/lib/format/dates";
import { paths } from "@/lib/paths";

/** One listing with its status and the people linked to it. */
export function AllListingsRow({ listing }: { listing: AdminListingRow }) {
  const { owner, submitter, ownership } = listing;
  const people = [
    // The person who set up the practice becomes its owner when it is published.
    owner &&
      `${ownership === "owned" ? "Owner" : "Set up by"}: ${owner.full_name ?? "someone with no name"}`,
    listing.import_batch_id && "Imported from a list",
    submitter && `Added by ${submitter.full_name ?? "someone with no name"}`,
    `Updated ${formatDay(listing.updated_at)}`,
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="font-semibold break-words">
          <TextLink to={paths.adminListing(listing.id)}>{listing.practice_name}</TextLink>
        </h3>
        <p className="text-sm break-words text-ink-soft">
          {listing.address_city}, {listing.address_state} {listing.address_zip}
        </p>
        <p className="text-sm break-words text-ink-soft">{people.filter(Boolean).join(" · ")}</p>
      </div>
      <p className="flex flex-wrap gap-2">
        <ListingStatusBadges listing={listing} />
      </p>
    </li>
  );
}
