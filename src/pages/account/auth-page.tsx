import { useState } from "react";
import {
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useLocation,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from "react-router-dom";
import { useCaptcha } from "@/components/account/captcha";
import { TwoStepForm } from "@/components/account/two-step-form";
import { Button, LinkButton } from "@/components/ui/button";
import { Trans } from "@/components/ui/messages";
import { useAwaitedEmail } from "@/hooks/account/awaited-email";
import { isSignedIn } from "@/hooks/account/session-store";
import { useSendSignInLink } from "@/hooks/account/sign-in";
import { useSignOut } from "@/hooks/account/sign-out";
import { findPendingFactor } from "@/hooks/account/two-step-verification";
import { typedEmailIn } from "@/lib/account/credentials";
import { nextPath } from "@/lib/account/next-path";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";
import { AuthFrame } from "@/pages/account/auth-frame";
import { AuthTabs } from "@/pages/account/auth-tabs";
import { CheckYourEmail } from "@/pages/account/check-your-email";
import { EmailForm } from "@/pages/account/email-form";
import { LinkProblemFromUrl } from "@/pages/account/link-problem-from-url";
import { LinkProblemNotice } from "@/pages/account/link-problem-notice";
import { toastConfirmed } from "@/pages/account/toast-confirmed";

/** Redirects signed-in members, unless they still need the second step. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (!(await isSignedIn())) return { factorId: null, hasProfileError: false };
  // If the check fails, the member can sign in again, which repeats it.
  const factorId = await findPendingFactor().catch(() => undefined);
  if (factorId !== null) return { factorId: factorId ?? null, hasProfileError: false };
  // Redirecting to the dashboard would fail again.
  if (searchParams.get("problem") === "profile") return { factorId: null, hasProfileError: true };
  throw redirect(nextPath(searchParams.get("next")));
}

/** Sign In and Sign Up. */
export function Component() {
  const { factorId, hasProfileError } = useLoaderData<typeof loader>();
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const [typed, setTyped] = useState("");
  const email = typed || typedEmailIn(state);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  const continueToNext = () => void navigate(nextPath(params.get("next")), { replace: true });

  function welcome() {
    toast({ title: t`Welcome back!`, description: t`Successfully signed in.`, tone: "success" });
    continueToNext();
  }

  function finish(pendingFactor: string | null, greet: () => void) {
    if (pendingFactor) void revalidate();
    else greet();
  }

  function showLinkForm(isShown: boolean) {
    const next = new URLSearchParams(params);
    if (isShown) next.set("with", "link");
    else next.delete("with");
    setParams(next);
  }

  if (factorId) {
    return (
      <AuthFrame title={t`Sign In`} heading={t`One more step`}>
        <TwoStepForm
          factorId={factorId}
          onVerified={welcome}
          onSignedOut={() => void revalidate()}
        />
      </AuthFrame>
    );
  }
  if (hasProfileError) {
    return <ProfileLoadError onSignedOut={() => void navigate(paths.auth, { replace: true })} />;
  }
  if (params.get("with") === "link") {
    return (
      <AuthFrame title={t`Sign in by email`}>
        <EmailLinkPanel
          defaultEmail={email}
          onVerified={(factor) => finish(factor, welcome)}
          onUsePassword={() => showLinkForm(false)}
        />
      </AuthFrame>
    );
  }
  return (
    <LinkProblemFromUrl>
      {(problem) => (
        <AuthTabs
          notice={problem && <LinkProblemNotice problem={problem} />}
          defaultEmail={email}
          onWelcome={welcome}
          onSignedUp={continueToNext}
          onVerified={(factor) =>
            finish(factor, () => {
              toastConfirmed();
              continueToNext();
            })
          }
          onUseLink={(address) => {
            setTyped(address);
            showLinkForm(true);
          }}
        />
      )}
    </LinkProblemFromUrl>
  );
}

interface ProfileLoadErrorProps {
  onSignedOut: () => void;
}

/** Shown when the profile failed to load, which the dashboard requires. */
function ProfileLoadError({ onSignedOut }: ProfileLoadErrorProps) {
  const signOut = useSignOut(onSignedOut);
  return (
    <AuthFrame
      title={t`Your dashboard isn't available`}
      lead={t`You're signed in, but we couldn't load your profile. Try again in a moment. If that doesn't help, sign out and sign in again.`}
    >
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.dashboard}>
          <Trans>Try again</Trans>
        </LinkButton>
        <Button
          variant="secondary"
          isBusy={signOut.isPending}
          onClick={() => signOut.mutate("global")}
        >
          <Trans>Sign Out</Trans>
        </Button>
      </div>
    </AuthFrame>
  );
}

interface EmailLinkPanelProps {
  defaultEmail: string;
  onVerified: (factorId: string | null) => void;
  onUsePassword: () => void;
}

/** Sign-in by email, with a link or a code. */
function EmailLinkPanel({ defaultEmail, onVerified, onUsePassword }: EmailLinkPanelProps) {
  const [typed, setTyped] = useState(defaultEmail);
  const captcha = useCaptcha();
  const sendLink = useSendSignInLink(captcha.take);
  const resend = useSendSignInLink(captcha.take);
  const [awaitedEmail, setAwaitedEmail] = useAwaitedEmail();

  if (awaitedEmail !== null) {
    return (
      <CheckYourEmail
        email={awaitedEmail}
        resend={resend}
        captcha={captcha.field}
        onVerified={onVerified}
        onChangeAddress={() => {
          setTyped(awaitedEmail);
          setAwaitedEmail(null);
        }}
      >
        <p>
          <Trans>
            If there's an account for <strong className="text-ink">{awaitedEmail}</strong>, we've
            sent an email with a link and a 6-digit code.
          </Trans>
        </p>
      </CheckYourEmail>
    );
  }
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">
        <Trans>No password needed. We'll email you a link and a code to sign in.</Trans>
      </p>
      <EmailForm
        submitLabel={t`Send link`}
        mutation={sendLink}
        onSent={setAwaitedEmail}
        defaultEmail={typed}
        captcha={captcha.field}
      />
      <Button variant="ghost" onClick={onUsePassword}>
        <Trans>Use your password instead</Trans>
      </Button>
    </div>
  );
}
