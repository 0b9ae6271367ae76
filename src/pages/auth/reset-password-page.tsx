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

const title = "Choose a new password";

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
          ? "Then we'll take you to your dashboard."
          : "Then we'll take you back to where you were."
      }
    >
      <NewPasswordForm
        onChanged={() => {
          toast({
            title: "Password changed",
            description: "Use your new password the next time you sign in.",
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
        title="You need the link from our email"
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
        To choose a new password, open the link we email you. It works once and expires after one
        hour.
      </Notice>
    </AuthFrame>
  );
}
