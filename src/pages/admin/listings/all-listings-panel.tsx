import { useNavigate, useSearchParams } from "react-router-dom";
import { SelectField } from "@/components/forms/select-field";
import { NothingFits } from "@/components/import/nothing-fits";
import { FilterBar } from "@/components/moderation/filter-bar";
import { Results } from "@/components/moderation/results";
import { useAllListings } from "@/hooks/listings/all";
import { listingStatusLabels, ownershipLabels } from "@/lib/listings/listing-standing";
import { type DeskListingFilters, parseDeskListingFilters } from "@/lib/moderation/desk-filters";
import { paths } from "@/lib/paths";
import { stateName, usStates } from "@/lib/places/us-states";
import { AllListingsRow } from "@/pages/admin/listings/all-listings-row";
import { StateLinks } from "@/pages/admin/state-links";

const tab = "all-listings";

/** Every listing, in any state. */
export function AllListingsPanel() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = parseDeskListingFilters(params);

  return (
    <>
      <FilterBar
        filters={filters}
        searchLabel="Find a listing"
        searchHint="By name, city, credentials, NPI or ZIP code, or by the email address of its people."
        onApply={(next) => void navigate(paths.desk(tab, next), { preventScrollReset: true })}
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
      <StateLinks filters={filters} to={(next) => paths.desk(tab, next)} />
      <Results
        title={filters.status ? `${listingStatusLabels[filters.status]} listings` : "All listings"}
        empty={<Empty filters={filters} />}
        query={useAllListings(filters)}
      >
        {(listing) => <AllListingsRow key={listing.id} listing={listing} />}
      </Results>
    </>
  );
}

function Empty({
  filters: { search, status, ownership, region },
}: {
  filters: DeskListingFilters;
}) {
  return (
    <NothingFits
      sought={[
        search && `“${search}”`,
        status && listingStatusLabels[status].toLowerCase(),
        ownership && ownershipLabels[ownership].toLowerCase(),
        region && `in ${stateName(region)}`,
      ]}
      clearTo={paths.desk(tab)}
      otherwise="There is no listing yet."
    />
  );
}
