import { useSearchParams } from "react-router-dom";
import { BrowseByStateSlot } from "@/components/doctors/browse-by-state-slot";
import { SubmittedNotice } from "@/components/doctors/submitted-notice";
import { PageHead } from "@/components/layout/page-head";
import { parseDoctorFilters } from "@/lib/listings/doctor-filters";
import { DirectoryFrame } from "@/pages/doctors/directory-frame";
import { DirectoryResults } from "@/pages/doctors/directory-results";

export function DirectoryPage() {
  const [params] = useSearchParams();
  const filters = parseDoctorFilters(params);

  return (
    <DirectoryFrame heading="Find a Direct Primary Care Doctor" search={filters.search}>
      <PageHead
        title="Doctor Directory"
        socialImage="directory"
        description="Find a Direct Primary Care doctor by city, ZIP code, state, specialty or practice name, with monthly prices where practices publish them."
      />
      <SubmittedNotice />
      <DirectoryResults filters={filters} />
      {filters.search === "" && <BrowseByStateSlot />}
    </DirectoryFrame>
  );
}
