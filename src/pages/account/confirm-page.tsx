import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router-dom";
import { Button, LinkButton } from "@/components/ui/button";
import { Trans } from "@/components/ui/messages";
import { Notice } from "@/components/ui/notice";
import {
  type EmailLink,
  isNamedBy,
  parseEmailLink,
  useFollowLink,
} from "@/hooks/account/email-links";
import { isSignedIn, useSession } from "@/hooks/account/session-store";
import { AuthFailure } from "@/lib/account/auth-errors";
import { nextOfRedirect, nextPath } from "@/lib/account/next-path";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { AuthFrame } from "@/pages/account/auth-frame";
import { type LinkProblem, problemOfCode } from "@/pages/account/link-problem";
import { LinkProblemFromUrl } from "@/pages/account/link-problem-from-url";
import { LinkProblemNotice } from "@/pages/account/link-problem-notice";
import { NextSteps } from "@/pages/account/next-steps";
import { toastConfirmed } from "@/pages/account/toast-confirmed";

/** The heading for an emailed link. */
function titleOfLink({ type }: EmailLink): string {
  if (type === "recovery") return t`Reset your password`;
  return type === "email_change" ? t`Change your email` : t`Confirm your email`;
}

interface EmailChangeProps {
  email: string | undefined;
  newEmail: string | undefined;
}

function EmailChange({ email, newEmail }: EmailChangeProps) {
  if (email && newEmail) {
    return (
      <Trans>
        This link changes your account email from <Address>{email}</Address> to{" "}
        <Address>{newEmail}</Address>.
      </Trans>
    );
  }
  if (email) {
    return (
      <Trans>
        This link changes your account email from <Address>{email}</Address>.
      </Trans>
    );
  }
  return newEmail ? (
    <Trans>
      This link changes the email of the account we sent it to to <Address>{newEmail}</Address>.
    </Trans>
  ) : (
    <Trans>This link changes the email of the account we sent it to.</Trans>
  );
}

/** Explains what an emailed link does. */
function LinkPurpose({ link: { type, email, new_email } }: { link: EmailLink }) {
  const account = email ? <Address>{email}</Address> : t`the account we sent it to`;
  if (type === "email_change") {
    return (
      <p>
        <EmailChange email={email} newEmail={new_email} />{" "}
        <Trans>You'll need to confirm from both your current and your new email.</Trans>
      </p>
    );
  }
  if (type === "recovery") {
    return (
      <p>
        <Trans>This link signs you in to {account} so you can choose a new password.</Trans>
      </p>
    );
  }
  return (
    <p>
      <Trans>This link confirms your email and signs you in to {account}.</Trans>
    </p>
  );
}

const Address = ({ children }: { children: string }) => (
  <strong>
    <bdi>{children}</bdi>
  </strong>
);

interface ConfirmLinkProps {
  link: EmailLink;
  next: string | null;
  isBusy: boolean;
  onContinue: () => void;
}

/** Names the account of an emailed link and the current one, and asks for confirmation. */
function ConfirmLink({ link, next, isBusy, onContinue }: ConfirmLinkProps) {
  const session = useSession();
  const now = session.status === "signed-in" ? session.session.user.email : undefined;
  // The question stays on the screen while the link is verified.
  const [current, setCurrent] = useState(now);
  if (!isBusy && now !== current) setCurrent(now);
  // A link without an email may belong to any account.
  const isSomebodyElse = current !== undefined && !(link.email && isNamedBy(link, current));
  const { email: named } = link;
  const isChange = link.type === "email_change" && !isSomebodyElse;

  return (
    <AuthFrame title={titleOfLink(link)}>
      <div className="wrap-anywhere">
        <LinkPurpose link={link} />
        {isSomebodyElse && (
          <Notice tone="attention" title={t`You're signed in as ${current}`} className="mt-5">
            {named
              ? t`This link belongs to another account. If you continue, you'll be signed in to that account instead.`
              : t`This link may belong to another account. If you continue, you'll be signed in to the account we sent it to.`}
          </Notice>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button isBusy={isBusy} onClick={onContinue}>
            {isChange ? t`Confirm change` : named ? t`Continue as ${named}` : t`Continue`}
          </Button>
          {isSomebodyElse && (
            <LinkButton to={nextPath(next)} variant="secondary" replace>
              <Trans>Stay signed in as {current}</Trans>
            </LinkButton>
          )}
        </div>
        <p className="mt-6 text-sm text-ink-soft">
          <Trans>Not you, or didn't request this? Close this page. Nothing has changed yet.</Trans>
        </p>
      </div>
    </AuthFrame>
  );
}

interface FollowLinkProps {
  link: EmailLink;
  /** The path where the email was requested. */
  next: string | null;
}

/** Confirms and verifies an emailed link, then continues or shows the problem. */
function FollowLink({ link, next }: FollowLinkProps) {
  const follow = useFollowLink(link);
  const navigate = useNavigate();

  const handleContinue = () =>
    follow.mutate(undefined, {
      onSuccess: ({ needsSecondStep }) => {
        if (link.type === "email_change") return;
        if (link.type === "recovery") {
          return void navigate(paths.resetPasswordThen(next), { replace: true });
        }
        if (!needsSecondStep) toastConfirmed();
        void navigate(needsSecondStep ? paths.signIn(next) : nextPath(next), { replace: true });
      },
    });

  if (follow.isSuccess && link.type === "email_change") {
    return <EmailChanged isComplete={follow.data.isSignedIn} />;
  }
  if (!follow.isError) {
    return (
      <ConfirmLink link={link} next={next} isBusy={!follow.isIdle} onContinue={handleContinue} />
    );
  }
  const problem = problemOf(follow.error);
  return (
    <AuthFrame title={t`Email link`}>
      <LinkProblemNotice problem={problem} />
      <div className="mt-6 flex flex-wrap gap-3">
        {problem === "unreachable" && (
          <Button onClick={handleContinue}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <NextSteps type={link.type} next={next} />
      </div>
    </AuthFrame>
  );
}

function problemOf(error: unknown): LinkProblem {
  if (!(error instanceof AuthFailure)) return "failed";
  const canWorkLater = ["offline", "unexpected", "rate-limited"].includes(error.kind);
  return canWorkLater ? "unreachable" : problemOfCode(error.code);
}

/** The result of opening one or both links of an email change. */
function EmailChanged({ isComplete }: { isComplete: boolean }) {
  const toSettings = (
    <LinkButton to={paths.settings} size="sm">
      <Trans>Go to settings</Trans>
    </LinkButton>
  );
  if (isComplete) {
    return (
      <AuthFrame title={t`Email changed`}>
        <Notice tone="success" isAlert title={t`Your email has changed`} actions={toSettings}>
          <Trans>Use your new email to sign in. We'll send emails there from now on.</Trans>
        </Notice>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t`Confirm your other email`}>
      <Notice
        tone="attention"
        isAlert
        title={t`One more step: confirm your other email`}
        actions={toSettings}
      >
        <Trans>
          This email is confirmed. We also sent a link to your other email. Open it to finish the
          change. Until then, sign in with your current email.
        </Trans>
      </Notice>
    </AuthFrame>
  );
}

/** Parses the link in the URL without verifying it, because email scanners open links but don't click buttons. */
export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  // Loads the session before the page renders.
  await isSignedIn();
  return {
    link: parseEmailLink(params),
    type: params.get("type"),
    next: nextOfRedirect(params.get("redirect_to")),
  };
}

/** The page that emailed links open. */
export function Component() {
  const { link, type, next } = useLoaderData<typeof loader>();
  if (link) return <FollowLink key={link.token_hash} link={link} next={next} />;
  return (
    <AuthFrame title={t`Email link`}>
      <LinkProblemFromUrl>
        {(problem) => <LinkProblemNotice problem={problem ?? "foreign"} />}
      </LinkProblemFromUrl>
      <div className="mt-6 flex flex-wrap gap-3">
        <NextSteps type={type} next={next} />
      </div>
    </AuthFrame>
  );
}
