import { ArrowLeft } from "lucide-react";
import { Navigate, useLocation, useNavigate, useParams } from "react-router-dom";
import { PageHead } from "@/components/site/page-head";
import { Button } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { profileQuery, useProfile } from "@/hooks/account/profile";
import { authoredPostsQuery, relatedListingsQuery } from "@/hooks/community/contributions";
import { AppError } from "@/lib/errors";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { serverLoader } from "@/lib/server-loader";
import { PublicProfile } from "@/pages/community/public-profile";

export const loader = serverLoader(async ({ queryClient, params, setNotFound }) => {
  const { userId = "" } = params;
  try {
    await Promise.all([
      queryClient.fetchQuery(profileQuery(userId)),
      queryClient.prefetchQuery(authoredPostsQuery(userId)),
      queryClient.prefetchQuery(relatedListingsQuery(userId)),
    ]);
  } catch (error) {
    if (!(error instanceof AppError && error.kind === "not-found")) throw error;
    setNotFound();
  }
});

export function Component() {
  const { userId = "" } = useParams();
  return (
    <Container className="py-8 sm:py-10">
      <BackButton />
      <ProfileContent key={userId} userId={userId} />
    </Container>
  );
}

function ProfileContent({ userId }: { userId: string }) {
  const profile = useProfile(userId);

  if (profile.isPending) return <ProfileSkeleton />;
  if (!profile.data) return <Navigate to={paths.home} replace />;
  return <PublicProfile profile={profile.data} />;
}

function BackButton() {
  const navigate = useNavigate();
  // The first page of a visit has no history entry of this site.
  const isFirst = useLocation().key === "default";
  return (
    <Button
      variant="ghost"
      size="sm"
      className="-ml-4 mb-6"
      onClick={() => void (isFirst ? navigate(paths.home) : navigate(-1))}
    >
      <ArrowLeft aria-hidden="true" />
      {t`Back`}
    </Button>
  );
}

function ProfileSkeleton() {
  return (
    <LoadingRegion label={t`Loading profile...`} isLabelHidden className="grid gap-8">
      <PageHead title={t`Profile`} isIndexed={false} />
      <Skeleton className="h-32 max-w-xl rounded-2xl" />
      <Skeleton className="h-64 rounded-2xl" />
    </LoadingRegion>
  );
}
