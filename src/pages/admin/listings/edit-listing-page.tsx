import { useParams, useSearchParams } from "react-router-dom";
import { useAccount } from "@/components/account/account-context";
import { OfficesForm } from "@/components/listing-form/offices-form";
import { LinkButton } from "@/components/ui/button";
import { useAdminListing } from "@/hooks/listings/admin-listing";
import { paths } from "@/lib/paths";
import { AdminSubpage, AdminSubpageFallback } from "@/pages/admin/admin-subpage";
import { EditListingForm } from "@/pages/admin/listings/edit-listing-form";

/** Edits any listing; with `?part=offices`, its offices and hours. */
export function Component() {
  const { id = "" } = useParams();
  return (
    <AdminSubpage
      title="Edit listing"
      back={{ to: paths.adminListing(id), label: "Back to the listing" }}
    >
      <Content id={id} />
    </AdminSubpage>
  );
}

function Content({ id }: { id: string }) {
  const { id: userId } = useAccount();
  const query = useAdminListing(id);
  const [params] = useSearchParams();
  const isOffices = params.get("part") === "offices";
  if (!query.data) return <AdminSubpageFallback query={query} title="Listing" />;
  const { practice_name } = query.data;
  return (
    <>
      <h1 className="text-3xl break-words">
        {isOffices ? `Offices and hours of ${practice_name}` : `Edit ${practice_name}`}
      </h1>
      <p className="mt-3 mb-6 max-w-prose text-ink-soft">
        Your changes are published right away, without review. The listing's history and the
        decision log will show that you made them.
      </p>
      <LinkButton
        to={isOffices ? paths.adminListingEdit(id) : paths.adminOfficesEdit(id)}
        variant="secondary"
        size="sm"
        className="mb-8"
      >
        {isOffices ? "Edit listing details" : "Edit offices and hours"}
      </LinkButton>
      {isOffices ? (
        <div className="max-w-3xl">
          <OfficesForm key="offices" userId={userId} listing={query.data} change={null} />
        </div>
      ) : (
        <EditListingForm listing={query.data} />
      )}
    </>
  );
}
