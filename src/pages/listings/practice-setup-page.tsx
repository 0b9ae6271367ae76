import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { PageHead } from "@/components/layout/page-head";
import { useAccount } from "@/components/session/account-context";
import { Container } from "@/components/ui/container";
import { LoadFailure } from "@/components/ui/load-failure";
import { useEditableListing, useOwnListings, useSubmission } from "@/hooks/listings/own";
import { useRoles } from "@/hooks/profiles/roles";
import { usePractices } from "@/hooks/staff/practices";
import { newListingId } from "@/lib/drafts/new-listing-id";
import { DoctorsOnly } from "@/pages/listings/doctors-only";
import { OwnListingEditor, SetupSkeleton } from "@/pages/listings/own-listing-editor";

export function Component() {
  const { id: userId } = useAccount();
  const [params] = useSearchParams();
  const roles = useRoles(userId);
  const chosen = params.get("practice") ?? "";
  const chosenId = uuid.test(chosen) ? chosen : null;
  const practices = usePractices(userId);
  const isDoctor = roles.data?.includes("doctor") ?? false;
  // A doctor's own practices are handled by OwnListings.
  const managed = practices.data?.find(
    ({ doctor_id, role, permissions }) =>
      doctor_id === chosenId && permissions.includes("edit") && !(isDoctor && role === "owner"),
  );
  return (
    <Container className="py-10 sm:py-14">
      <PageHead title="Practice setup" isIndexed={false} />
      {roles.isPending || practices.isPending ? (
        <SetupSkeleton />
      ) : !roles.data || !practices.data ? (
        // Not when a refetch fails, because that would discard what is typed into the form.
        <LoadFailure query={roles.data ? practices : roles} />
      ) : managed ? (
        <ManagedListing userId={userId} id={managed.doctor_id} />
      ) : isDoctor ? (
        <OwnListings userId={userId} chosenId={chosenId} />
      ) : (
        <Submission userId={userId} chosenId={chosenId} />
      )}
    </Container>
  );
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

interface ChoiceProps {
  userId: string;
  /** The listing in the URL. */
  chosenId: string | null;
}

/** Doctors describe their own practices, and edit what else they added. */
function OwnListings({ userId, chosenId }: ChoiceProps) {
  const practices = useOwnListings(userId);
  const [newId] = useState(() => newListingId(userId, []));
  const isOwn = practices.data?.some(({ id }) => id === chosenId) ?? true;
  const submission = useSubmission(userId, isOwn ? null : chosenId);

  if (practices.isPending || submission.isLoading) return <SetupSkeleton />;
  if (!practices.data) return <LoadFailure query={practices} />;
  if (submission.isError && submission.data === undefined) {
    return <LoadFailure query={submission} />;
  }
  const id = chosenId ?? practices.data[0]?.id ?? newId;
  const practice = practices.data.find((one) => one.id === id) ?? submission.data ?? undefined;
  return (
    <OwnListingEditor userId={userId} id={id} practice={practice} practices={practices.data} />
  );
}

/** Other members edit the one listing that they added, as long as it is not public. */
function Submission({ userId, chosenId }: ChoiceProps) {
  const submission = useSubmission(userId, chosenId);

  if (submission.isLoading) return <SetupSkeleton />;
  if (submission.isError && submission.data === undefined) {
    return <LoadFailure query={submission} />;
  }
  if (!submission.data) {
    return (
      <>
        <h1 className="mb-6 text-3xl">Your practice</h1>
        <DoctorsOnly />
      </>
    );
  }
  const { id } = submission.data;
  return <OwnListingEditor userId={userId} id={id} practice={submission.data} practices={[]} />;
}

/** The editor for managers, and for owners without the doctor role. */
function ManagedListing({ userId, id }: { userId: string; id: string }) {
  const listing = useEditableListing(userId, id);

  if (listing.isPending) return <SetupSkeleton />;
  if (!listing.data) return <LoadFailure query={listing} />;
  return <OwnListingEditor userId={userId} id={id} practice={listing.data} practices={[]} />;
}
