import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LoadingSkeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import type { Profile } from "@/hooks/account/profile";
import { pendingTotal, useAdminCounts } from "@/hooks/admin/admin-counts";
import { isOpenClaim, useOwnClaims } from "@/hooks/claims/claims";
import { type OwnListing, useOwnListings } from "@/hooks/practice/own-listings";
import { idOf, usePractices, usePracticesWith } from "@/hooks/practice/own-practices";
import { useReceivedRequests } from "@/hooks/requests/received-requests";
import { primaryRole } from "@/lib/account/roles";
import { inWords } from "@/lib/format/numbers";
import { confirmationText, isConfirmationDue } from "@/lib/listings/confirmation";
import { isPublic } from "@/lib/listings/listing-status";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { canResubmit } from "@/lib/practice/own-listing";

interface Step {
  title: string;
  text: string;
  /** The label of the main button. */
  action: string;
  to: string;
  /** Published listings that the doctor should confirm. */
  due?: OwnListing[];
}

const findDoctor: Step = {
  title: t`Find a doctor who has time for you`,
  text: t`Search by city, ZIP code, or specialty, compare monthly prices, and contact the practices you like.`,
  action: t`Find a Doctor`,
  to: paths.directory(),
};

/** The most useful next step for a doctor with these listings and this many unanswered requests. */
function doctorStep(owned: OwnListing[], unanswered: number): Step {
  const listings = owned.filter(({ merged_into }) => merged_into === null);
  const [listing] = listings;
  if (!listing) {
    return {
      title: "Let patients find your practice",
      text: "Set up your practice profile so people nearby can see how you work, what membership costs, and how to join.",
      action: "Set Up Practice Profile",
      to: paths.practiceSetup,
    };
  }
  const draft = listings.find(({ status }) => status === "draft");
  if (draft) {
    return {
      title: "Finish your listing",
      text: `${draft.practice_name} is still a draft that only you can see. Add what's missing, and submit it for review.`,
      action: "Finish your listing",
      to: paths.ownPractice(draft.id),
    };
  }
  const rejected = listings.find(canResubmit);
  if (rejected) {
    return {
      title: "Your listing needs a change",
      text: `An admin rejected ${rejected.practice_name}. See why, fix it, and resubmit it.`,
      action: "Fix your listing",
      to: paths.ownPractice(rejected.id),
    };
  }
  if (unanswered > 0) {
    return {
      title: unanswered === 1 ? "A patient is waiting for you" : "Patients are waiting for you",
      text: "Patients choose the practice that answers first.",
      action: `Answer ${inWords(unanswered, "request")}`,
      to: paths.receivedRequests,
    };
  }
  const due = listings.filter((one) => isPublic(one) && isConfirmationDue(one.confirmed_at));
  const [oldest] = due;
  if (oldest) {
    return {
      title: "Is your listing up to date?",
      text: "Patients trust prices that were confirmed recently. It takes a minute.",
      action: "Confirm your info is current",
      to: paths.confirmListing(oldest.id),
      due,
    };
  }
  return {
    title: "Keep your practice up to date",
    text: "Patients rely on current prices and contact details.",
    action: "Edit listing",
    to: paths.ownPractice(listing.id),
  };
}

/** The dashboard's main call to action. */
export function NextStep({ profile: { id, roles } }: { profile: Profile }) {
  const role = primaryRole(roles);
  if (role === "patient") return <StepCard {...findDoctor} tone="sky" />;
  return role === "admin" ? <AdminStep /> : <DoctorStep userId={id} />;
}

const skeletonSize = "h-56 rounded-xl";

function DoctorStep({ userId }: { userId: string }) {
  const listings = useOwnListings(userId);
  const claims = useOwnClaims(userId);
  const practices = usePractices(userId);
  const answered = usePracticesWith(userId, "answer");
  const inbox = useReceivedRequests(userId, answered.map(idOf));

  if (listings.isPending || claims.isPending || practices.isPending || inbox.isLoading) {
    return <LoadingSkeleton label="Loading your practice..." className={skeletonSize} />;
  }
  // Setting up the claimed practice again would add a duplicate.
  if (listings.data?.length === 0 && claims.data?.some(isOpenClaim)) return null;
  const unanswered = inbox.data?.requests.filter(
    ({ status }) => status === "sent" || status === "seen",
  );
  return <StepCard {...doctorStep(listings.data ?? [], unanswered?.length ?? 0)} tone="sage" />;
}

function AdminStep() {
  const counts = useAdminCounts();
  if (counts.isPending)
    return <LoadingSkeleton label="Loading the review queues..." className={skeletonSize} />;
  const total = pendingTotal(counts.data);
  return (
    <StepCard
      title={total === 0 ? "Nothing to review" : `${inWords(total, "item")} to review`}
      text="Listings, changes, claims, corrections, reports, and messages are reviewed in Admin."
      action="Open Admin"
      to={paths.admin}
      tone="sage"
    />
  );
}

function StepCard({ title, text, action, to, due, tone }: Step & { tone: "sage" | "sky" }) {
  return (
    <Card tone={tone} padding="lg">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-3 max-w-prose">{text}</p>
      {due && (
        <ul className="mt-3 list-disc pl-5">
          {due.map(({ id, practice_name, confirmed_at }) => (
            <li key={id}>
              <TextLink to={paths.confirmListing(id)}>{practice_name}</TextLink>
              {": "}
              {confirmationText(confirmed_at)}
            </li>
          ))}
        </ul>
      )}
      <LinkButton to={to} className="mt-6">
        {action}
      </LinkButton>
    </Card>
  );
}
