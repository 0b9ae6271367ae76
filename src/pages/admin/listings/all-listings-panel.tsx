import { useNavigate, useSearchParams } from "react-router-dom";
import { SelectField } from "@/components/forms/select-field";
import { NoMatches } from "@/components/import/nothing-fits";
import { FilterBar } from "@/components/moderation/filter-bar";
import { ResultList } from "@/components/moderation/results";
import { useAllListings } from "@/hooks/listings/all";
import { listingStatusLabels, ownershipLabels } from "@/lib/listings/listing-standing";
import { type AdminListingFilters, parseListingFilters } from "@/lib/moderation/desk-filters";
import { paths } from "@/lib/paths";
import { stateName, usStates } from "@/lib/places/us-states";
import { AllListingsRow } from "@/pages/admin/listings/all-listings-row";
import { StatusLinks } from "@/pages/admin/state-links";

const tab = "all-listings";

/** Every listing, whatever its status. */
export function AllListingsPanel() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = parseListingFilters(params);

  return (
    <>
      <FilterBar
        filters={filters}
        searchLabel="Find a listing"
        searchHint="Search by name, city, credentials, NPI, ZIP code, or the email of a person linked to it."
        onApply={(next) => void navigate(paths.adminTab(tab, next), { preventScrollReset: true })}
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
      <StatusLinks filters={filters} to={(next) => paths.adminTab(tab, next)} />
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

function Empty({
  filters: { search, status, ownership, region },
}: {
  filters: AdminListingFilters;
}) {
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
