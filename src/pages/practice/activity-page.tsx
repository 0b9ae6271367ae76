import { useAccount } from "@/components/account/account-context";
import { toOwnListingValues } from "@/components/editor/own-listing-schema";
import { ActivitySection, MonthSection } from "@/components/practice/activity-section";
import { ChosenPractice } from "@/components/practice/chosen-practice";
import { listingCompleteness } from "@/components/practice/completeness";
import { ShareKit } from "@/components/practice/share-kit";
import { PageHead } from "@/components/site/page-head";
import { LinkButton } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { LoadFailure } from "@/components/ui/load-failure";
import { Notice } from "@/components/ui/notice";
import { Section, SectionLoading } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { useEditableListing } from "@/hooks/practice/own-listings";
import type { Practice } from "@/hooks/practice/own-practices";
import { isConfirmationDue } from "@/lib/listings/confirmation";
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
      <div className="grid gap-12 print:hidden">
        <div className="grid gap-12 lg:grid-cols-2">
          <MonthSection listingId={id} />
          {isPublic(practice) && <ImproveListing userId={userId} id={id} />}
        </div>
        <ActivitySection listingId={id} />
      </div>
      {isPublic(practice) ? <ShareKitOf userId={userId} id={id} /> : <NothingToShare id={id} />}
    </div>
  );
}

const maxSuggestions = 3;

/**
 * What would make a listing most useful to patients, with links to add it. Without the listing, the
 * share kit shows the error.
 */
function ImproveListing({ userId, id }: { userId: string; id: string }) {
  const listing = useEditableListing(userId, id);

  if (listing.isPending) return <SectionLoading label="Loading suggestions..." />;
  if (!listing.data) return null;
  const { missing } = listingCompleteness(toOwnListingValues(listing.data));
  const suggestions = [
    ...(isConfirmationDue(listing.data.confirmed_at)
      ? [{ label: "Confirm your info is current", to: paths.confirmListing(id) }]
      : []),
    ...missing.map(({ field, words }) => ({
      label: `Add ${words}`,
      to: paths.ownPracticeField(id, field),
    })),
  ].slice(0, maxSuggestions);
  return (
    <Section title="How to improve your listing">
      {suggestions.length === 0 ? (
        <p>Your listing answers patients’ top questions, and you confirmed it recently.</p>
      ) : (
        <>
          <p>These would help patients most:</p>
          <ul>
            {suggestions.map(({ label, to }) => (
              <li key={label}>
                <TextLink to={to} className="flex min-h-11 w-fit items-center">
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
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
