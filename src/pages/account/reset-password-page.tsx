import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import { useLoaderData, useNavigate, useRevalidator, useSearchParams } from "react-router-dom";
import { z } from "zod";
import { PasswordStrengthHint } from "@/components/account/password-strength-hint";
import { TwoStepForm } from "@/components/account/two-step-form";
import { Form } from "@/components/forms/form";
import { PasswordField } from "@/components/forms/password-field";
import { Button, LinkButton } from "@/components/ui/button";
import { Trans } from "@/components/ui/messages";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { isSignedIn } from "@/hooks/account/session-store";
import { useSetPassword } from "@/hooks/account/sign-in";
import { findPendingFactor } from "@/hooks/account/two-step-verification";
import { AuthFailure } from "@/lib/account/auth-errors";
import { newPasswordSchema } from "@/lib/account/credentials";
import { nextPath } from "@/lib/account/next-path";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";
import { AuthFrame } from "@/pages/account/auth-frame";

const schema = z.object({ password: newPasswordSchema });

/** Sets the password of the account that the emailed link signed in to. */
function NewPasswordForm({ onChanged }: { onChanged: () => void }) {
  const change = useSetPassword();
  const { register, handleSubmit, setError, control, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: "" },
  });
  const password = useWatch({ control, name: "password" });
  const needsFreshLink =
    change.error instanceof AuthFailure && change.error.code === "reauthentication_needed";

  const submit = handleSubmit((values) =>
    change.mutate(values.password, {
      onSuccess: onChanged,
      onError: ({ message }) => setError("password", { message }, { shouldFocus: true }),
    }),
  );

  return (
    <Form onSubmit={submit} className="grid gap-5">
      <PasswordField
        label={t`New password`}
        autoComplete="new-password"
        hint={<PasswordStrengthHint password={password} />}
        error={formState.errors.password}
        {...register("password")}
      />
      {needsFreshLink && (
        <p className="text-sm">
          <Trans>
            You signed in a while ago. To confirm it's you,{" "}
            <TextLink to={paths.forgotPassword}>request a new link</TextLink>.
          </Trans>
        </p>
      )}
      <Button type="submit" isBusy={formState.isSubmitting || change.isPending}>
        <Trans>Save new password</Trans>
      </Button>
    </Form>
  );
}

const title = t`Choose a new password`;

/** Loads whether there is a session, and the factor that still needs verification. */
export async function loader() {
  if (!(await isSignedIn())) return { isSignedIn: false, factorId: null };
  return { isSignedIn: true, factorId: await findPendingFactor() };
}

export function Component() {
  const { isSignedIn, factorId } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const next = nextPath(params.get("next"));
  const recheckSession = () => void revalidate();

  if (!isSignedIn) return <LinkNeeded />;
  if (factorId) {
    return (
      <AuthFrame title={title}>
        <TwoStepForm factorId={factorId} onVerified={recheckSession} onSignedOut={recheckSession} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={title}
      lead={
        next === paths.dashboard
          ? t`Then we'll take you to your dashboard.`
          : t`Then we'll take you back to where you were.`
      }
    >
      <NewPasswordForm
        onChanged={() => {
          toast({
            title: t`Password changed`,
            description: t`Your other devices are signed out. Use your new password the next time you sign in.`,
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
        title={t`You need the link from our email`}
        actions={
          <>
            <LinkButton to={paths.forgotPassword} size="sm">
              <Trans>Send me a link</Trans>
            </LinkButton>
            <LinkButton to={paths.auth} variant="secondary" size="sm">
              <Trans>Sign In</Trans>
            </LinkButton>
          </>
        }
      >
        <Trans>
          To choose a new password, open the link we email you. It works once and expires after one
          hour.
        </Trans>
      </Notice>
    </AuthFrame>
  );
}
