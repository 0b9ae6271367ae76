import { Navigate, useSearchParams } from "react-router-dom";
import { PageHead } from "@/components/layout/page-head";
import { useAccount } from "@/components/session/account-context";
import { Container } from "@/components/ui/container";
import { lazyPart } from "@/components/ui/lazy-part";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { useOwnProfile } from "@/hooks/profiles/profile";
import { paths } from "@/lib/paths";
import { AtAGlance } from "@/pages/dashboard/at-a-glance";
import { DashboardHeader } from "@/pages/dashboard/dashboard-header";

const ProfileForm = lazyPart(
  async () => (await import("@/components/profiles/profile-form")).ProfileForm,
  { Loading: () => <LoadingRegion label="Loading your profile..." /> },
);

export function Component() {
  const [params, setParams] = useSearchParams();
  const { id } = useAccount();
  const profile = useOwnProfile(id);
  const isEditing = params.get("view") === "profile";

  if (profile.isPending) return <DashboardSkeleton />;
  if (!profile.data) return <Navigate to={paths.profileLost} replace />;
  return (
    <Container className="py-10 sm:py-14">
      <PageHead title={isEditing ? "Edit Profile" : "Dashboard"} isIndexed={false} />
      <DashboardHeader
        profile={profile.data}
        isEditing={isEditing}
        onToggle={() => setParams(isEditing ? {} : { view: "profile" })}
      />
      {isEditing ? <ProfileForm profile={profile.data} /> : <AtAGlance profile={profile.data} />}
    </Container>
  );
}

function DashboardSkeleton() {
  return (
    <Container className="py-10 sm:py-14">
      <PageHead title="Dashboard" isIndexed={false} />
      <LoadingRegion label="Loading your dashboard..." isLabelHidden className="grid gap-8">
        <Skeleton className="h-24 max-w-xl rounded-2xl" />
        <Skeleton className="h-64 rounded-2xl" />
      </LoadingRegion>
    </Container>
  );
}
