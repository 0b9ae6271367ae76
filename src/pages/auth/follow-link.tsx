import { useNavigate } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { type EmailLink, useFollowLink } from "@/hooks/session/email-links";
import { paths } from "@/lib/paths";
import { AuthFailure } from "@/lib/session/auth-errors";
import { nextPath } from "@/lib/session/next-path";
import { toast } from "@/lib/toast";
import { ConfirmLink } from "@/pages/auth/ask-before-entering";
import { AuthFrame } from "@/pages/auth/auth-frame";
import { EmailChanged } from "@/pages/auth/email-changed";
import { type LinkProblem, problemOfCode } from "@/pages/auth/link-problem";
import { LinkProblemNotice } from "@/pages/auth/link-problem-notice";
import { NextSteps } from "@/pages/auth/ways-forward";

interface FollowLinkProps {
  link: EmailLink;
  /** The path where the email was requested. */
  next: string | null;
}

/** Confirms and verifies an emailed link, then continues or shows the problem. */
export function FollowLink({ link, next }: FollowLinkProps) {
  const follow = useFollowLink(link);
  const navigate = useNavigate();

  const press = () =>
    follow.mutate(undefined, {
      onSuccess: ({ needsSecondStep }) => {
        if (link.type === "email_change") return;
        if (link.type === "recovery") {
          return void navigate(paths.resetPasswordThen(next), { replace: true });
        }
        if (!needsSecondStep) {
          toast({
            title: "Welcome!",
            description: "Your email is confirmed, and you're signed in.",
            tone: "success",
          });
        }
        void navigate(needsSecondStep ? paths.signIn(next) : nextPath(next), { replace: true });
      },
    });

  if (follow.isSuccess && link.type === "email_change") {
    return <EmailChanged isComplete={follow.data.isSignedIn} />;
  }
  if (!follow.isError) {
    return <ConfirmLink link={link} next={next} isBusy={!follow.isIdle} onContinue={press} />;
  }
  const problem = problemOf(follow.error);
  return (
    <AuthFrame title="Email link">
      <LinkProblemNotice problem={problem} />
      <div className="mt-6 flex flex-wrap gap-3">
        {problem === "unreachable" && <Button onClick={press}>Try again</Button>}
        <NextSteps type={link.type} next={next} />
      </div>
    </AuthFrame>
  );
}

function problemOf(error: unknown): LinkProblem {
  if (!(error instanceof AuthFailure)) return "failed";
  const mayWorkLater = ["offline", "unexpected", "rate-limited"].includes(error.kind);
  return mayWorkLater ? "unreachable" : problemOfCode(error.code);
}
