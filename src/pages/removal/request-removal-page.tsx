import { useSearchParams } from "react-router-dom";
import { PageHead } from "@/components/layout/page-head";
import { Container } from "@/components/ui/container";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { useListing } from "@/hooks/listings/listing-detail";
import { isUuid } from "@/lib/format/text";
import { RemovalForm } from "@/pages/removal/removal-form";

/** Lets anyone request the removal of a practice or physician, without an account. */
export function Component() {
  const [params] = useSearchParams();
  const listing = params.get("listing") ?? "";
  return (
    <Container className="py-10 sm:py-14">
      <PageHead
        title="Remove a listing"
        description="Request to have a practice or physician removed from DPC Nearby. No account needed."
      />
      <h1 className="text-3xl">Remove a listing</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">
        If you don't want your practice or your name on DPC Nearby, send us this form and confirm by
        email. Our team reviews each request. Once it's approved, the listing is taken down, and our
        imports and forms won't add it again.
      </p>
      <div className="mt-8 max-w-3xl">
        {isUuid(listing) ? <ListingRemovalForm id={listing} /> : <RemovalForm listing={null} />}
      </div>
    </Container>
  );
}

/** The form for one listing. If it can't be loaded, the form is empty. */
function ListingRemovalForm({ id }: { id: string }) {
  const { data, isPending } = useListing(id);
  if (isPending) {
    return (
      <LoadingRegion label="Loading the listing...">
        <Skeleton className="h-96 rounded-xl" />
      </LoadingRegion>
    );
  }
  return <RemovalForm listing={data ?? null} />;
}
