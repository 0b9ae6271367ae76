import { PageHead } from "@/components/layout/page-head";
import { DirectorySearchForm } from "@/components/search/directory-search-form";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/paths";

/** Stands where a listing was, or never has been: whether one is hidden is nobody's business. */
export function GoneListing() {
  return (
    <div className="max-w-prose py-6">
      <PageHead
        title="Listing not found"
        description="This listing is not in the directory."
        isIndexed={false}
      />
      <h1 className="text-3xl">This listing is not in the directory</h1>
      <p className="mt-4 text-lg text-ink-soft">
        It is no longer here, has not been checked yet, or the link to it is incomplete. Search for
        the practice, or for another one nearby.
      </p>
      <DirectorySearchForm className="mt-8" />
      <LinkButton to={paths.directory()} variant="secondary" className="mt-6">
        View All Doctors
      </LinkButton>
    </div>
  );
}
