import { ChosenPractice } from "@/components/practice/chosen-practice";
import { ConfirmParts } from "@/components/practice/confirm-parts";
import { PageHead } from "@/components/site/page-head";
import { Container } from "@/components/ui/container";
import { LoadFailure } from "@/components/ui/load-failure";
import { SectionLoading } from "@/components/ui/section";
import { useListingToConfirm } from "@/hooks/practice/confirm-listing";
import type { Practice } from "@/hooks/practice/own-practices";
import { isPublic } from "@/lib/listings/listing-status";
import { paths } from "@/lib/paths";

/** Lets a practice's team confirm that its listing is current. */
export const Component = () => (
  <Container className="py-10 sm:py-14">
    <PageHead title="Confirm your info is current" isIndexed={false} />
    <h1 className="mb-6 text-3xl">Confirm your info is current</h1>
    <ChosenPractice
      canChoose={({ permissions }) => permissions.includes("availability")}
      pathOf={paths.confirmListing}
      emptyTitle="You don't manage a listing yet"
      emptyText="Once you do, you can confirm here that its prices, hours, and phone are current."
    >
      {(practice) => <ToConfirm practice={practice} />}
    </ChosenPractice>
  </Container>
);

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
