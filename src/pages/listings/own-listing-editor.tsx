import { OwnListingChoice } from "@/components/own-listing/own-listing-choice";
import { OwnListingForm } from "@/components/own-listing/own-listing-form";
import { OwnListingHistory } from "@/components/own-listing/own-listing-history";
import { NewListingNotice, OwnListingStatus } from "@/components/own-listing/own-listing-standing";
import { lazyPart } from "@/components/ui/lazy-part";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import type { OwnListing } from "@/hooks/listings/own";
import { useLatestChange } from "@/hooks/listings/own-change";
import { canEdit, editorOf } from "@/lib/listings/own-listing";

// Below the form, so they load after it.
const PeopleSection = lazyPart(
  async () => (await import("@/components/staff/people-section")).PeopleSection,
);

const PracticeFile = lazyPart(
  async () => (await import("@/components/import/practice-file")).PracticeFile,
);

const titles = {
  owner: "Your practice",
  manager: "The practice you manage",
  submitter: "The listing you added",
};

interface OwnListingEditorProps {
  userId: string;
  id: string;
  /** Undefined until it is saved. */
  practice: OwnListing | undefined;
  /** The practices that the member owns. */
  practices: readonly OwnListing[];
}

/** The editor of a listing: its status, the form, and its history. */
export function OwnListingEditor({ userId, id, practice, practices }: OwnListingEditorProps) {
  const change = useLatestChange(id);
  const editor = editorOf(practice, userId);
  const isOpen =
    !practice || (editor === "manager" ? !practice.merged_into : canEdit(practice, userId));

  if (change.isPending) return <SetupSkeleton />;
  // The form needs to know about a pending change.
  if (change.data === undefined) return <LoadFailure query={change} />;
  return (
    <>
      <h1 className="mb-6 text-3xl">{titles[editor]}</h1>
      {practices.length > 0 && (
        <OwnListingChoice userId={userId} practices={practices} chosenId={id} />
      )}
      {practice ? <OwnListingStatus practice={practice} userId={userId} /> : <NewListingNotice />}
      {isOpen && (
        <OwnListingForm key={id} userId={userId} id={id} practice={practice} change={change.data} />
      )}
      {practice && practice.status !== "draft" && editor !== "submitter" && (
        <>
          <PeopleSection practice={practice} userId={userId} />
          <OwnListingHistory practice={practice} userId={userId} />
          <PracticeFile practice={practice} />
        </>
      )}
    </>
  );
}

export function SetupSkeleton() {
  return (
    <LoadingRegion label="Loading your practice..." className="grid gap-8">
      <Skeleton className="h-96 rounded-2xl" />
    </LoadingRegion>
  );
}
