import { Plus } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { PageHead } from "@/components/layout/page-head";
import { DirectorySearchForm } from "@/components/search/directory-search-form";
import { Container } from "@/components/ui/container";
import { LinkButton } from "@/components/ui/link-button";
import { parseDoctorFilters } from "@/lib/doctor-filters";
import { paths } from "@/lib/paths";
import { DirectoryResults } from "@/pages/doctors/directory-results";

export function DirectoryPage() {
  const [params] = useSearchParams();
  const filters = parseDoctorFilters(params);

  return (
    <Container className="py-10 sm:py-14">
      <PageHead
        title="Doctor Directory"
        description="Find a Direct Primary Care doctor by city, ZIP code, state, specialty or practice name, with monthly prices where practices publish them."
      />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="max-w-prose">
          <h1 className="text-3xl">Find a Direct Primary Care Doctor</h1>
          <p className="mt-3 text-ink-soft">
            Primary care for a flat monthly fee. A membership is not health insurance.
          </p>
        </div>
        <LinkButton to={paths.addDoctor} variant="secondary">
          <Plus aria-hidden="true" />
          Add a Doctor
        </LinkButton>
      </div>
      <DirectorySearchForm
        key={filters.search}
        defaultValue={filters.search}
        isLabelHidden
        className="mt-8 mb-8 max-w-3xl"
      />
      <DirectoryResults filters={filters} />
    </Container>
  );
}
