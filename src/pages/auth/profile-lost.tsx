import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { useSignOut } from "@/hooks/session/sign-out";
import { paths } from "@/lib/paths";
import { AuthFrame } from "@/pages/auth/auth-frame";

interface ProfileLoadErrorProps {
  onSignedOut: () => void;
}

/** Shown when the profile failed to load, which the dashboard requires. */
export function ProfileLoadError({ onSignedOut }: ProfileLoadErrorProps) {
  const signOut = useSignOut(onSignedOut);
  return (
    <AuthFrame
      title="Your dashboard isn't available"
      lead="You're signed in, but we couldn't load your profile. Try again in a moment. If that doesn't help, sign out and sign in again."
    >
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.dashboard}>Try again</LinkButton>
        <Button
          variant="secondary"
          isBusy={signOut.isPending}
          onClick={() => signOut.mutate("global")}
        >
          Sign Out
        </Button>
      </div>
    </AuthFrame>
  );
}
