import { ArrowLeft } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { PageHead } from "@/components/layout/page-head";
import { OfficesForm } from "@/components/offices/offices-form";
import { Container } from "@/components/ui/container";
import { LinkButton } from "@/components/ui/link-button";
import { LoadFailure } from "@/components/ui/load-failure";
import { Notice } from "@/components/ui/notice";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { useLatestChange } from "@/hooks/listings/own-change";
import { type ListingOffices, useOffices } from "@/hooks/offices/read";
import { AppError } from "@/lib/errors";
import { paths } from "@/lib/paths";

/** Why there is nothing to edit, and what can be done. */
function WithoutOffices({ query }: { query: ReturnType<typeof useOffices> }) {
  const isUnknown = query.error instanceof AppError && query.error.kind === "not-found";
  if (!isUnknown) return <LoadFailure query={query} />;
  return (
    <Notice tone="attention" title="There is no such practice" className="mt-8">
      Choose one of yours under <TextLink to={paths.practiceSetup}>Your Practice</TextLink>.
    </Notice>
  );
}

const Loading = () => (
  <LoadingRegion label="Loading offices..." className="mt-8">
    <Skeleton className="h-96 rounded-2xl" />
  </LoadingRegion>
);

/** The form, once it is known what waits for a check. */
function Offices({ listing }: { listing: ListingOffices }) {
  const change = useLatestChange(listing.id);
  if (change.isPending) return <Loading />;
  if (change.data === undefined) return <LoadFailure query={change} />;
  return <OfficesForm key={listing.id} listing={listing} change={change.data} />;
}

export function Component() {
  const [params] = useSearchParams();
  const id = params.get("practice") ?? "";
  const listing = useOffices(id);
  return (
    <Container className="max-w-4xl py-10 sm:py-14">
      <PageHead title="Offices and Hours" isIndexed={false} />
      <LinkButton to={paths.ownPractice(id)} variant="ghost" size="sm" className="-ml-4 mb-6">
        <ArrowLeft aria-hidden="true" />
        Your Practice
      </LinkButton>
      <h1 className="text-3xl">Offices and Hours</h1>
      {listing.isPending && <Loading />}
      {listing.data && (
        <>
          <p className="mt-2 mb-8 text-ink-soft">
            Where {listing.data.practice_name} sees patients, and when. The first office is at the
            practice’s own address, which is changed with its listing.{" "}
            {listing.data.state === "public" &&
              "Hours, phones and the like are live as soon as they are saved. The name and the address of another office show once an administrator has checked them."}
          </p>
          <Offices listing={listing.data} />
        </>
      )}
      {listing.isError && !listing.data && <WithoutOffices query={listing} />}
    </Container>
  );
}
