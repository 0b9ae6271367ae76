import { ArrowLeft } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { useAccount } from "@/components/account/account-context";
import { OfficesForm } from "@/components/editor/offices-form";
import { PageHead } from "@/components/site/page-head";
import { LinkButton } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { LoadFailure } from "@/components/ui/load-failure";
import { Notice } from "@/components/ui/notice";
import { SectionLoading } from "@/components/ui/section";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { type ListingOffices, useOffices } from "@/hooks/editor/offices";
import { useLatestChange } from "@/hooks/editor/pending-changes";
import { usePractices } from "@/hooks/practice/own-practices";
import { paths } from "@/lib/paths";

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

/** The offices of the named practice, or of the oldest one that the member can edit. */
function OfficesOfPractice({ named }: { named: string | null }) {
  const practices = usePractices(useAccount().id);
  if (practices.isPending) return <SectionLoading label="Loading your practice..." />;
  if (!practices.data) return <LoadFailure query={practices} />;
  const practice = practices.data.find(
    ({ doctor_id, permissions }) =>
      permissions.includes("edit") && (named === null || doctor_id === named),
  );
  if (practice) return <OfficesOf id={practice.doctor_id} />;
  return (
    <Notice tone="attention" title="Practice not found">
      Choose one of your practices under <TextLink to={paths.practiceSetup}>Your practice</TextLink>
      .
    </Notice>
  );
}

/** The offices and hours of a practice. */
export function Component() {
  const [params] = useSearchParams();
  const named = params.get("practice");
  return (
    <Container className="max-w-4xl py-10 sm:py-14">
      <PageHead title="Offices and hours" isIndexed={false} />
      <LinkButton
        to={paths.ownPractice(named ?? "")}
        variant="ghost"
        size="sm"
        className="-ml-4 mb-6"
      >
        <ArrowLeft aria-hidden="true" />
        Your practice
      </LinkButton>
      <h1 className="mb-6 text-3xl">Offices and hours</h1>
      <OfficesOfPractice named={named} />
    </Container>
  );
}
