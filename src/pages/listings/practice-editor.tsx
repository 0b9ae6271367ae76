import { PracticeChoice } from "@/components/own-listing/practice-choice";
import { PracticeForm } from "@/components/own-listing/practice-form";
import { PracticeHistory } from "@/components/own-listing/practice-history";
import { NewListingNotice, PracticeStanding } from "@/components/own-listing/practice-standing";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import type { OwnPractice } from "@/hooks/listings/own";
import { useLatestChange } from "@/hooks/listings/own-change";
import { canEdit } from "@/lib/listings/own-listing";

interface PracticeEditorProps {
  userId: string;
  id: string;
  /** Undefined while it is not saved yet. */
  practice: OwnPractice | undefined;
  /** Those the person owns. */
  practices: readonly OwnPractice[];
}

/** One listing to be described: where it stands, the form, and what it was before. */
export function PracticeEditor({ userId, id, practice, practices }: PracticeEditorProps) {
  const change = useLatestChange(id);
  const isOwner = !practice || practice.user_id === userId;

  if (change.isPending) return <SetupSkeleton />;
  // Without it the form would not know what waits for a check.
  if (change.data === undefined) return <LoadFailure query={change} />;
  return (
    <>
      <h1 className="mb-6 text-3xl">{isOwner ? "Your Practice" : "The Listing You Added"}</h1>
      {practices.length > 0 && <PracticeChoice practices={practices} chosenId={id} />}
      {practice ? <PracticeStanding practice={practice} userId={userId} /> : <NewListingNotice />}
      {(!practice || canEdit(practice, userId)) && (
        <PracticeForm key={id} userId={userId} id={id} practice={practice} change={change.data} />
      )}
      {practice && isOwner && <PracticeHistory practice={practice} userId={userId} />}
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
