import { useLoaderData, useNavigate, useRevalidator, useSearchParams } from "react-router-dom";
import { TwoStepForm } from "@/components/session/two-step-form";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/lib/paths";
import { nextPath } from "@/lib/session/next-path";
import { toast } from "@/lib/toast";
import { AuthFrame } from "@/pages/auth/auth-frame";
import { NewPasswordForm } from "@/pages/auth/new-password-form";
import { loader } from "@/pages/auth/reset-password-loader";

export { loader };

const title = "Choose a New Password";

export function Component() {
  const { isSignedIn, factorId } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const next = nextPath(params.get("next"));
  const lookAgain = () => void revalidate();

  if (!isSignedIn) return <LinkNeeded />;
  if (factorId) {
    return (
      <AuthFrame title={title}>
        <TwoStepForm factorId={factorId} onVerified={lookAgain} onSignedOut={lookAgain} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={title}
      lead={
        next === paths.dashboard
          ? "Then you go on to your dashboard, signed in."
          : "Then you go on to where you were, signed in."
      }
    >
      <NewPasswordForm
        onChanged={() => {
          toast({
            title: "Password changed",
            description: "Use the new one from now on.",
            tone: "success",
          });
          void navigate(next, { replace: true });
        }}
      />
    </AuthFrame>
  );
}

function LinkNeeded() {
  return (
    <AuthFrame title={title}>
      <Notice
        tone="attention"
        title="You need the link from our mail"
        actions={
          <>
            <LinkButton to={paths.forgotPassword} size="sm">
              Send me a link
            </LinkButton>
            <LinkButton to={paths.auth} variant="secondary" size="sm">
              Sign In
            </LinkButton>
          </>
        }
      >
        Only the link that we mail to your address lets you choose a new password. It works once,
        for one hour.
      </Notice>
    </AuthFrame>
  );
}
