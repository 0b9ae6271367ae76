import { useAccount } from "@/components/account/account-context";
import { OfficesForm } from "@/components/editor/offices-form";
import { EditablePracticePage } from "@/components/practice/editable-practice-page";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { type ListingOffices, useOffices } from "@/hooks/editor/offices";
import { useLatestChange } from "@/hooks/editor/pending-changes";

const Loading = () => (
  <LoadingRegion label="Loading offices...">
    <Skeleton className="h-96 rounded-2xl" />
  </LoadingRegion>
);

/** The form, once the pending change has loaded. */
function Offices({ listing }: { listing: ListingOffices }) {
  const { id: userId } = useAccount();
  const change = useLatestChange(listing.id);
  if (change.isPending) return <Loading />;
  if (change.data === undefined) return <LoadFailure query={change} />;
  return <OfficesForm key={listing.id} userId={userId} listing={listing} change={change.data} />;
}

function OfficesOf({ id }: { id: string }) {
  const { data: listing, ...query } = useOffices(id);
  if (query.isPending) return <Loading />;
  if (!listing) return <LoadFailure query={query} />;
  return (
    <>
      <p className="mb-8 text-ink-soft">
        Where and when {listing.practice_name} sees patients. The first office is at the practice's
        own address, which you change by editing the listing.{" "}
        {listing.status === "published" &&
          "Hours, phones, and similar details go live when you save. An admin reviews the names and addresses of other offices before they're published."}
      </p>
      <Offices listing={listing} />
    </>
  );
}

/** The offices and hours of a practice. */
export const Component = () => (
  <EditablePracticePage title="Offices and hours">
    {({ doctor_id }) => <OfficesOf id={doctor_id} />}
  </EditablePracticePage>
);
