import { useLoaderData, useRevalidator } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/lib/paths";
import { AuthFrame } from "@/pages/auth/auth-frame";
import { CleanAddress } from "@/pages/auth/clean-address";
import type { ConfirmOutcome } from "@/pages/auth/confirm-loader";
import { LinkProblemNotice } from "@/pages/auth/link-problem-notice";
import { WaysForward } from "@/pages/auth/ways-forward";

export function ConfirmPage() {
  const outcome = useLoaderData<ConfirmOutcome>();
  const { state, revalidate } = useRevalidator();

  if (outcome.status === "email-changed") {
    return (
      <AuthFrame title="Email Changed">
        <Notice tone="success" title="Your address has changed" actions={<ToSettings />}>
          From now on you sign in with your new address, and our mails go there.
        </Notice>
      </AuthFrame>
    );
  }
  if (outcome.status === "other-mailbox") {
    return (
      <AuthFrame title="One More Mailbox">
        <Notice tone="attention" title="Now confirm in the other mailbox" actions={<ToSettings />}>
          This mailbox is confirmed. We also sent a mail to your other address: follow its link, and
          the change is done. Until then you sign in as before.
        </Notice>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title="Email Link">
      <CleanAddress>
        {(problem) => (
          <>
            <LinkProblemNotice problem={problem ?? outcome.problem} />
            <div className="mt-6 flex flex-wrap gap-3">
              {outcome.problem === "unreachable" && (
                <Button isBusy={state === "loading"} onClick={() => void revalidate()}>
                  Try again
                </Button>
              )}
              <WaysForward type={outcome.type} isSignedIn={outcome.isSignedIn} />
            </div>
          </>
        )}
      </CleanAddress>
    </AuthFrame>
  );
}

function ToSettings() {
  return (
    <LinkButton to={paths.settings} size="sm">
      Go to your settings
    </LinkButton>
  );
}
