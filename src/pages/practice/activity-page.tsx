import { useAccount } from "@/components/account/account-context";
import { ActivitySection } from "@/components/practice/activity-section";
import { ChosenPractice } from "@/components/practice/chosen-practice";
import { ShareKit } from "@/components/practice/share-kit";
import { PageHead } from "@/components/site/page-head";
import { LinkButton } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { LoadFailure } from "@/components/ui/load-failure";
import { Notice } from "@/components/ui/notice";
import { SectionLoading } from "@/components/ui/section";
import { useEditableListing } from "@/hooks/practice/own-listings";
import type { Practice } from "@/hooks/practice/own-practices";
import { isPublic } from "@/lib/listings/listing-status";
import { paths } from "@/lib/paths";

/** The activity of a listing, and what its editors can use to share it. */
export const Component = () => (
  <Container className="py-10 sm:py-14">
    <PageHead title="Activity and sharing" isIndexed={false} />
    <h1 className="mb-6 text-3xl print:hidden">Activity and sharing</h1>
    <ChosenPractice
      canChoose={({ permissions }) => permissions.includes("edit")}
      pathOf={paths.activityOf}
      emptyTitle="You don't own a listing yet"
      emptyText="Once you do, you'll see how often patients find it and get a link and a QR code to share it."
    >
      {(practice) => <PracticeActivity practice={practice} />}
    </ChosenPractice>
  </Container>
);

function PracticeActivity({ practice }: { practice: Practice }) {
  const { id: userId } = useAccount();
  const id = practice.doctor_id;
  return (
    <div className="grid gap-12">
      <div className="print:hidden">
        <ActivitySection listingId={id} />
      </div>
      {isPublic(practice) ? <ShareKitOf userId={userId} id={id} /> : <NothingToShare id={id} />}
    </div>
  );
}

function ShareKitOf({ userId, id }: { userId: string; id: string }) {
  const listing = useEditableListing(userId, id);
  if (listing.isPending) return <SectionLoading label="Loading the share kit..." />;
  if (!listing.data) return <LoadFailure query={listing} />;
  return <ShareKit listing={listing.data} />;
}

const NothingToShare = ({ id }: { id: string }) => (
  <Notice
    title="This listing isn't published"
    actions={
      <LinkButton to={paths.ownPractice(id)} size="sm" variant="secondary">
        View status
      </LinkButton>
    }
  >
    You can share the listing once it's published. Until then, patients can't open it.
  </Notice>
);
