import { useSearchParams } from "react-router-dom";
import { FilterBar } from "@/components/admin/filter-bar";
import { ListingStatusBadges } from "@/components/admin/listing-status-badges";
import { NoMatches } from "@/components/admin/no-matches";
import { ResultList } from "@/components/admin/result-list";
import { SelectField } from "@/components/forms/select-field";
import { LinkButton } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";
import { type AdminListingRow, useAllListings } from "@/hooks/admin/admin-listings";
import { type AdminListingFilters, parseListingFilters } from "@/lib/admin/admin-queues";
import { formatDay } from "@/lib/format/dates";
import { stateName, usStates } from "@/lib/format/us-states";
import { listingStatusLabels, ownershipLabels } from "@/lib/listings/listing-status-labels";
import { paths } from "@/lib/paths";
import { Constants } from "@/lib/supabase/database.types";

const tab = "all-listings";

// Only their authors can see drafts.
const statuses = [
  null,
  ...Constants.public.Enums.listing_status.filter((status) => status !== "draft"),
] as const;

/** Links that filter the listings by status. */
function StatusLinks({ filters }: { filters: AdminListingFilters }) {
  return (
    <nav aria-label="Listings by status" className="mb-6 flex flex-wrap gap-2">
      {statuses.map((status) => (
        <LinkButton
          key={status}
          to={paths.adminTab(tab, { ...filters, status })}
          size="sm"
          variant={status === filters.status ? "primary" : "secondary"}
          aria-current={status === filters.status ? "true" : undefined}
          preventScrollReset
        >
          {status ? listingStatusLabels[status] : "All"}
        </LinkButton>
      ))}
    </nav>
  );
}

/** Every listing, whatever its status. */
export function AllListingsPanel() {
  const [params] = useSearchParams();
  const filters = parseListingFilters(params);

  return (
    <>
      <FilterBar
        tab={tab}
        filters={filters}
        searchLabel="Find a listing"
        searchHint="Search by name, city, credentials, NPI, ZIP code, or the email of a person linked to it."
      >
        {(field) => (
          <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
            <SelectField label="Owner" {...field("ownership")}>
              <option value="">Any</option>
              {Object.entries(ownershipLabels).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
            <SelectField label="US state" {...field("region")}>
              <option value="">Any</option>
              {usStates.map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
          </div>
        )}
      </FilterBar>
      <StatusLinks filters={filters} />
      <ResultList
        title={filters.status ? `${listingStatusLabels[filters.status]} listings` : "All listings"}
        empty={<Empty filters={filters} />}
        query={useAllListings(filters)}
      >
        {(listing) => <AllListingsRow key={listing.id} listing={listing} />}
      </ResultList>
    </>
  );
}

function Empty({ filters }: { filters: AdminListingFilters }) {
  const { search, status, ownership, region } = filters;
  return (
    <NoMatches
      filters={[
        search && `“${search}”`,
        status && listingStatusLabels[status].toLowerCase(),
        ownership && ownershipLabels[ownership].toLowerCase(),
        region && `in ${stateName(region)}`,
      ]}
      clearTo={paths.adminTab(tab)}
      emptyText="No listings yet."
    />
  );
}

/** One listing with its status and the people linked to it. */
function AllListingsRow({ listing }: { listing: AdminListingRow }) {
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
