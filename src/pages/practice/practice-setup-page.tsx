import { useState } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { useAccount } from "@/components/account/account-context";
import { ClosedClaim, isClosedClaim } from "@/components/claims/closed-claim";
import { PendingClaim } from "@/components/claims/pending-claim";
import { FrontDeskNotice, frontDesksOf } from "@/components/practice/front-desk-notice";
import { OwnListingChoice } from "@/components/practice/own-listing-choice";
import { SetupHub } from "@/components/practice/setup-hub";
import { PageHead } from "@/components/site/page-head";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Container } from "@/components/ui/container";
import { lazyPart } from "@/components/ui/lazy-part";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { useRoles } from "@/hooks/account/profile";
import { isOpenClaim, useOwnClaims } from "@/hooks/claims/claims";
import { useLatestChange } from "@/hooks/editor/pending-changes";
import {
  type OwnListing,
  useEditableListing,
  useOwnListings,
  useSubmission,
} from "@/hooks/practice/own-listings";
import { type Practice, usePractices } from "@/hooks/practice/own-practices";
import { newListingId } from "@/lib/editor/new-listing-id";
import { paths } from "@/lib/paths";
import { canEdit, editorOf } from "@/lib/practice/own-listing";

// Loaded on demand: a listing is set up once and edited often.
const SetupWizard = lazyPart(
  async () => (await import("@/components/practice/setup-wizard")).SetupWizard,
  { Loading: SetupSkeleton },
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

/** The editor of a listing: the steps of its first setup, or its sections. */
function OwnListingEditor({ userId, id, practice, practices }: OwnListingEditorProps) {
  const change = useLatestChange(id);
  const isPart = useIsPart();
  const editor = editorOf(practice, userId);
  const isOpen = !practice || editor === "manager" || canEdit(practice, userId);

  if (change.isPending) return <SetupSkeleton />;
  // The form needs to know about a pending change.
  if (change.data === undefined) return <LoadFailure query={change} />;
  return (
    <>
      <SetupHeader title={titles[editor]} />
      {practices.length > 0 && !isPart && (
        <OwnListingChoice userId={userId} practices={practices} chosenId={id} />
      )}
      {!practice && practices.length === 0 && !isPart && <Claims userId={userId} />}
      {!practice || practice.status === "draft" ? (
        <SetupWizard key={id} userId={userId} id={id} practice={practice} />
      ) : (
        <SetupHub userId={userId} practice={practice} change={change.data} isOpen={isOpen} />
      )}
    </>
  );
}

/** The claims of a doctor without a practice, before the first step. */
function Claims({ userId }: { userId: string }) {
  const claims = useOwnClaims(userId).data ?? [];
  const shown = claims.filter((claim) => isOpenClaim(claim) || isClosedClaim(claim));
  if (shown.length === 0) return null;
  return (
    <div className="mb-8 grid max-w-2xl gap-4">
      {shown.map((claim) =>
        isClosedClaim(claim) ? (
          <ClosedClaim key={claim.doctor_id} claim={claim} hasLink />
        ) : (
          <PendingClaim
            key={claim.doctor_id}
            claim={claim}
            practiceName={claim.listing?.practice_name ?? "this listing"}
            headingLevel={2}
            hasLink
          />
        ),
      )}
      <p>If another practice is yours, find it below.</p>
    </div>
  );
}

/** The heading, with an introduction on the overview. */
function SetupHeader({ title = titles.owner }: { title?: string }) {
  return (
    <>
      <h1 className="mb-4 text-3xl">{title}</h1>
      {!useIsPart() && (
        <p className="mb-8 max-w-prose text-lg text-ink-soft">
          This is what patients see in the directory. They choose by price, hours, and how to join.
          Start with what you know: you can change everything later.
        </p>
      )}
    </>
  );
}

/** Whether the URL names a part of the listing to edit. */
function useIsPart(): boolean {
  const [params] = useSearchParams();
  return ["section", "field", "step"].some((name) => params.has(name));
}

function SetupSkeleton() {
  return (
    <>
      <SetupHeader />
      <LoadingRegion label="Loading your practice..." isLabelHidden>
        <Skeleton className="h-96 rounded-2xl" />
      </LoadingRegion>
    </>
  );
}

export function Loading() {
  return (
    <Container className="py-10 sm:py-14">
      <PageHead title="Practice setup" isIndexed={false} />
      <SetupSkeleton />
    </Container>
  );
}

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
        <Submission userId={userId} chosenId={chosenId} frontDesks={frontDesksOf(practices.data)} />
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

/** Lets doctors edit their own practices and other listings they added. */
function OwnListings({ userId, chosenId }: ChoiceProps) {
  const practices = useOwnListings(userId);
  const [newId] = useState(() => newListingId(userId, []));
  const isOwn = chosenId === newId || (practices.data?.some(({ id }) => id === chosenId) ?? true);
  const submission = useSubmission(userId, isOwn ? null : chosenId);
  const claims = useOwnClaims(userId);

  if (practices.isPending || submission.isLoading || claims.isPending) return <SetupSkeleton />;
  if (!practices.data) return <LoadFailure query={practices} />;
  if (submission.isError && submission.data === undefined) {
    return <LoadFailure query={submission} />;
  }
  const id = chosenId ?? practices.data[0]?.id ?? newId;
  const practice = practices.data.find((one) => one.id === id) ?? submission.data ?? undefined;
  if (!practice && claims.data?.some((claim) => claim.doctor_id === id && isOpenClaim(claim))) {
    // It was published before an admin could approve its owner, and its page has the claim.
    return <Navigate to={paths.listing(id)} replace />;
  }
  return (
    <OwnListingEditor userId={userId} id={id} practice={practice} practices={practices.data} />
  );
}

/** Other members edit the one listing that they added, as long as it is not public. */
function Submission({
  userId,
  chosenId,
  frontDesks,
}: ChoiceProps & { frontDesks: readonly Practice[] }) {
  const submission = useSubmission(userId, chosenId);

  if (submission.isLoading) return <SetupSkeleton />;
  if (submission.isError && submission.data === undefined) {
    return <LoadFailure query={submission} />;
  }
  if (!submission.data) {
    return (
      <>
        <h1 className="mb-6 text-3xl">Your practice</h1>
        {frontDesks.length > 0 ? <FrontDeskNotice practices={frontDesks} /> : <DoctorsOnly />}
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

/** What members who aren't doctors see, with links to where they can go instead. */
function DoctorsOnly() {
  return (
    <Card tone="sky" padding="lg" className="max-w-2xl">
      <h2 className="text-2xl">This page is for doctors</h2>
      <p className="mt-3 mb-6">
        Doctors set up their own practice here, and your account isn't a doctor account. You can
        still add a practice you know, or find one.
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.addListing}>Add a Doctor</LinkButton>
        <LinkButton to={paths.directory()} variant="secondary">
          Find a Doctor
        </LinkButton>
      </div>
    </Card>
  );
}
