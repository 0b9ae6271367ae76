import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { useRelatedListings } from "@/hooks/profiles/contributions";
import { paths } from "@/lib/paths";
import type { Role } from "@/lib/session/roles";

/** The next step that fits the person. */
export function RoleNote({ role, userId }: { role: Role; userId: string }) {
  if (role === "doctor") return <DoctorNote userId={userId} />;
  return (
    <Card tone="sky" padding="lg">
      <h2 className="text-2xl">Find a doctor who has time for you</h2>
      <p className="mt-3 mb-6 max-w-prose">
        Search by city, ZIP code, or specialty, compare monthly prices, and contact the practices
        you like.
      </p>
      <LinkButton to={paths.directory()}>Find a Doctor</LinkButton>
    </Card>
  );
}

const doctorNotes = {
  none: {
    title: "Let patients find your practice",
    text: "Set up your practice profile so people nearby can see how you work, what membership costs, and how to join.",
  },
  listed: {
    title: "Keep your practice up to date",
    text: "Patients rely on current prices and contact details. See your listing's status below.",
  },
};

/** Invites a doctor to set up a practice, or to keep it up to date. */
function DoctorNote({ userId }: { userId: string }) {
  const listings = useRelatedListings(userId);

  if (listings.isPending) {
    return (
      <LoadingRegion label="Loading your practice..." isLabelHidden>
        <Skeleton className="h-56 rounded-xl" />
      </LoadingRegion>
    );
  }
  const isListed = listings.data?.some(({ user_id }) => user_id === userId) ?? false;
  const { title, text } = doctorNotes[isListed ? "listed" : "none"];
  return (
    <Card tone="sage" padding="lg">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-3 mb-6 max-w-prose">{text}</p>
      <LinkButton to={paths.practiceSetup}>Set Up Practice Profile</LinkButton>
    </Card>
  );
}
