import { useSearchParams } from "react-router-dom";
import { SubmittedNotice } from "@/components/add-listing/submitted-notice";
import { BrowseByStateSlot } from "@/components/directory/browse-by-state-slot";
import { PageHead } from "@/components/layout/page-head";
import { parseListingFilters } from "@/lib/listings/listing-filters";
import { DirectoryFrame } from "@/pages/directory/directory-frame";
import { DirectoryResults } from "@/pages/directory/directory-results";

export function Component() {
  const [params] = useSearchParams();
  const filters = parseListingFilters(params);

  return (
    <DirectoryFrame heading="Find a Direct Primary Care Doctor" search={filters.search}>
      <PageHead
        title="Doctor Directory"
        socialImage="directory"
        description="Find a Direct Primary Care doctor by city, ZIP code, state, specialty or practice name, with monthly prices where practices publish them."
      />
      <SubmittedNotice />
      <DirectoryResults filters={filters} />
      {filters.search === "" && !filters.near && <BrowseByStateSlot />}
    </DirectoryFrame>
  );
}
