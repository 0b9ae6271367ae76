import { ArrowLeft } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { useAccount } from "@/components/account/account-context";
import { OfficesForm } from "@/components/editor/offices-form";
import { EditablePractice } from "@/components/practice/editable-practice";
import { PageHead } from "@/components/site/page-head";
import { LinkButton } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { type ListingOffices, useOffices } from "@/hooks/editor/offices";
import { useLatestChange } from "@/hooks/editor/pending-changes";
import { paths } from "@/lib/paths";

const Loading = () => (
  <LoadingRegion label="Loading offices..." className="mt-8">
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
      <p className="mt-2 mb-8 text-ink-soft">
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
export function Component() {
  const [params] = useSearchParams();
  return (
    <Container className="max-w-4xl py-10 sm:py-14">
      <PageHead title="Offices and hours" isIndexed={false} />
      <LinkButton
        to={paths.ownPractice(params.get("practice") ?? "")}
        variant="ghost"
        size="sm"
        className="-ml-4 mb-6"
      >
        <ArrowLeft aria-hidden="true" />
        Your practice
      </LinkButton>
      <h1 className="mb-2 text-3xl">Offices and hours</h1>
      <EditablePractice>{({ doctor_id }) => <OfficesOf id={doctor_id} />}</EditablePractice>
    </Container>
  );
}
