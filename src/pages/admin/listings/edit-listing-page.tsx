import { useParams } from "react-router-dom";
import { useDeskListing } from "@/hooks/listings/any";
import { paths } from "@/lib/paths";
import { DeskFrame, DeskMissing } from "@/pages/admin/desk-frame";
import { EditListingForm } from "@/pages/admin/listings/edit-listing-form";

/** Where administrators edit any listing. */
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
  const query = useDeskListing(id);
  if (!query.data) return <DeskMissing query={query} title="Listing" />;
  return (
    <>
      <h1 className="text-3xl break-words">Edit {query.data.practice_name}</h1>
      <p className="mt-3 mb-8 max-w-prose text-ink-soft">
        What you save counts at once, without a further check. The history of the listing and the
        log of decisions say that it was you.
      </p>
      <EditListingForm
        listing={query.data}
        onLookAgain={async () => (await query.refetch()).data}
      />
    </>
  );
}
