import { LayoutDashboard, LogOut, PencilLine } from "lucide-react";
import { Navigate, useSearchParams } from "react-router-dom";
import { useAccount } from "@/components/account/account-context";
import { RoleBadges } from "@/components/account/role-badges";
import { PageHead } from "@/components/site/page-head";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { lazyPart } from "@/components/ui/lazy-part";
import { Trans } from "@/components/ui/messages";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { type Profile, useOwnProfile } from "@/hooks/account/profile";
import { signUpName, useSession } from "@/hooks/account/session-store";
import { useSignOutToHome } from "@/hooks/account/sign-out";
import { primaryRole } from "@/lib/account/roles";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { AtAGlance, GlanceSkeleton } from "@/pages/account/at-a-glance";

const ProfileForm = lazyPart(
  async () => (await import("@/components/account/profile-form")).ProfileForm,
  { Loading: () => <LoadingRegion label={t`Loading your profile...`} /> },
);

export function Component() {
  const [params, setParams] = useSearchParams();
  const { id } = useAccount();
  const { data: profile, isPending } = useOwnProfile(id);
  const isEditing = params.get("view") === "profile";

  if (!profile && !isPending) return <Navigate to={paths.profileLost} replace />;
  return (
    <Container className="py-10 sm:py-14">
      <PageHead title={isEditing ? t`Edit Profile` : t`Dashboard`} isIndexed={false} />
      <DashboardHeader
        profile={profile}
        isEditing={isEditing}
        onToggle={() => setParams(isEditing ? {} : { view: "profile" })}
      />
      {!isEditing ? (
        <>
          <Lead />
          <AtAGlance userId={id} profile={profile} />
        </>
      ) : profile ? (
        <ProfileForm profile={profile} />
      ) : (
        <LoadingRegion label={t`Loading your profile...`} />
      )}
    </Container>
  );
}

export function Loading() {
  return (
    <Container className="py-10 sm:py-14">
      <PageHead title={t`Dashboard`} isIndexed={false} />
      <DashboardHeader profile={undefined} isEditing={false} onToggle={() => {}} />
      <Lead />
      <GlanceSkeleton />
    </Container>
  );
}

function Lead() {
  return (
    <p className="mb-10 max-w-prose text-lg text-ink-soft">
      <Trans>
        Your requests, saved practices, listings, and posts, with what to do next. Only you can see
        this page.
      </Trans>
    </p>
  );
}

interface DashboardHeaderProps {
  /** Undefined while it loads. */
  profile: Profile | undefined;
  isEditing: boolean;
  onToggle: () => void;
}

function DashboardHeader({ profile, isEditing, onToggle }: DashboardHeaderProps) {
  const { signOut, isSigningOut } = useSignOutToHome();
  const session = useSession();
  const name = profile ? profile.full_name : signUpName(session);

  return (
    <header className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-6">
      <div className="flex min-w-0 items-center gap-5">
        {profile ? (
          <Avatar name={name ?? ""} src={profile.avatar_url} size="lg" />
        ) : (
          <Skeleton className="size-20 shrink-0 rounded-full" />
        )}
        <div className="min-w-0">
          <h1 className="text-3xl break-words">
            {name ? (
              <Trans>
                Welcome, <bdi>{name}</bdi>
              </Trans>
            ) : (
              t`Welcome`
            )}
          </h1>
          <p className="mt-2 min-h-7">
            {profile && <RoleBadges roles={[primaryRole(profile.roles)]} />}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={
            isEditing ? <LayoutDashboard aria-hidden="true" /> : <PencilLine aria-hidden="true" />
          }
          onClick={onToggle}
        >
          {isEditing ? t`View Dashboard` : t`Edit Profile`}
        </Button>
        <Button
          variant="ghost"
          isBusy={isSigningOut}
          icon={<LogOut aria-hidden="true" />}
          onClick={() => signOut("global")}
        >
          <Trans>Sign Out</Trans>
        </Button>
      </div>
    </header>
  );
}
