import { useSearchParams } from "react-router-dom";
import { PageHead } from "@/components/layout/page-head";
import { Container } from "@/components/ui/container";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { useListing } from "@/hooks/listings/detail";
import { isUuid } from "@/lib/format/uuid";
import { RemovalForm } from "@/pages/removal/removal-form";

/** Where anyone asks that a practice or physician not be listed. It needs no account. */
export function Component() {
  const [params] = useSearchParams();
  const listing = params.get("listing") ?? "";
  return (
    <Container className="py-10 sm:py-14">
      <PageHead
        title="Remove a listing"
        description="Ask DPC Nearby to remove a practice or physician from the directory, without an account."
      />
      <h1 className="text-3xl">Remove a listing</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">
        If you don't want your practice or your name on DPC Nearby, send us this form and confirm by
        email. Our team reviews each request. Once it's approved, the listing is taken down, and our
        imports and forms won't add it again.
      </p>
      <div className="mt-8 max-w-3xl">
        {isUuid(listing) ? <FormOfListing id={listing} /> : <RemovalForm listing={null} />}
      </div>
    </Container>
  );
}

/** The form about a listing. One that cannot be loaded leaves the form empty. */
function FormOfListing({ id }: { id: string }) {
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
