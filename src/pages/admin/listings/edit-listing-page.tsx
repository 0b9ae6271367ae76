import { useParams, useSearchParams } from "react-router-dom";
import { OfficesForm } from "@/components/offices/offices-form";
import { useAccount } from "@/components/session/account-context";
import { LinkButton } from "@/components/ui/link-button";
import { useDeskListing } from "@/hooks/listings/any";
import { paths } from "@/lib/paths";
import { DeskFrame, DeskMissing } from "@/pages/admin/desk-frame";
import { EditListingForm } from "@/pages/admin/listings/edit-listing-form";

/** Where admins edit any listing, and with `?part=offices` its offices and hours. */
export function Component() {
  const { id = "" } = useParams();
  return (
    <DeskFrame
      title="Edit Listing"
      back={{ to: paths.deskListing(id), label: "Back to the listing" }}
    >
      <Content id={id} />
    </DeskFrame>
  );
}

function Content({ id }: { id: string }) {
  const { id: userId } = useAccount();
  const query = useDeskListing(id);
  const [params] = useSearchParams();
  const isOffices = params.get("part") === "offices";
  if (!query.data) return <DeskMissing query={query} title="Listing" />;
  const { practice_name } = query.data;
  return (
    <>
      <h1 className="text-3xl break-words">
        {isOffices ? `Offices and hours of ${practice_name}` : `Edit ${practice_name}`}
      </h1>
      <p className="mt-3 mb-6 max-w-prose text-ink-soft">
        What you save counts at once, without a further check. The history of the listing and the
        log of decisions say that it was you.
      </p>
      <LinkButton
        to={isOffices ? paths.deskListingEdit(id) : paths.deskOfficesEdit(id)}
        variant="secondary"
        size="sm"
        className="mb-8"
      >
        {isOffices ? "Edit the listing itself" : "Edit offices and hours"}
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
