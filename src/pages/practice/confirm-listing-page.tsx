import { useSearchParams } from "react-router-dom";
import { useAccount } from "@/components/account/account-context";
import { ConfirmParts } from "@/components/practice/confirm-parts";
import { PracticeChoice } from "@/components/practice/practice-choice";
import { PageHead } from "@/components/site/page-head";
import { LinkButton } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadFailure } from "@/components/ui/load-failure";
import { SectionLoading } from "@/components/ui/section";
import { useListingToConfirm } from "@/hooks/practice/confirm-listing";
import { type Practice, usePractices } from "@/hooks/practice/own-practices";
import { isPublic } from "@/lib/listings/listing-status";
import { paths } from "@/lib/paths";

/** Lets a practice's team confirm that its listing is current. */
export function Component() {
  const { id: userId } = useAccount();
  return (
    <Container className="py-10 sm:py-14">
      <PageHead title="Confirm your info is current" isIndexed={false} />
      <h1 className="mb-6 text-3xl">Confirm your info is current</h1>
      <TeamPractices userId={userId} />
    </Container>
  );
}

function TeamPractices({ userId }: { userId: string }) {
  const practices = usePractices(userId);
  const [params] = useSearchParams();

  if (practices.isPending) return <SectionLoading label="Loading your practice..." />;
  if (!practices.data) return <LoadFailure query={practices} />;
  const editable = practices.data.filter(
    ({ permissions, merged_into }) => permissions.includes("availability") && !merged_into,
  );
  const chosen =
    editable.find(({ doctor_id }) => doctor_id === params.get("practice")) ?? editable[0];
  if (!chosen) return <NoPractice />;
  return (
    <>
      <PracticeChoice practices={editable} chosen={chosen} pathOf={paths.confirmListing} />
      <ToConfirm key={chosen.doctor_id} practice={chosen} />
    </>
  );
}

function ToConfirm({ practice }: { practice: Practice }) {
  const listing = useListingToConfirm(practice.doctor_id);
  if (listing.isPending) return <SectionLoading label="Loading the listing..." />;
  if (!listing.data) return <LoadFailure query={listing} />;
  return (
    <>
      <p className="mb-8 max-w-prose text-ink-soft">
        This is what your listing says. Patients see when you last confirmed each part.{" "}
        {!isPublic(practice) &&
          "Right now, the listing isn't in the directory: only you can see it."}
      </p>
      <ConfirmParts listing={listing.data} practice={practice} />
    </>
  );
}

const NoPractice = () => (
  <EmptyState
    title="You don't manage a listing yet"
    actions={
      <>
        <LinkButton to={paths.practiceSetup}>Set Up Practice Profile</LinkButton>
        <LinkButton to={paths.directory()} variant="secondary">
          Claim an existing listing
        </LinkButton>
      </>
    }
  >
    Once you do, you can confirm here that its prices, hours, and phone are current.
  </EmptyState>
);
