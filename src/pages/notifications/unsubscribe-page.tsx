import { useSearchParams } from "react-router-dom";
import { Feedback } from "@/components/account/feedback";
import { PageHead } from "@/components/site/page-head";
import { Button, LinkButton } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { Trans } from "@/components/ui/messages";
import { useUnsubscribe } from "@/hooks/notifications/unsubscribe";
import { focusOnMount } from "@/lib/browser/focus";
import { t } from "@/lib/messages";
import { unsubscribedMessage } from "@/lib/notifications/email-topics";
import { parseLinkToken } from "@/lib/notifications/link-token";
import { paths } from "@/lib/paths";

/** Unsubscribes from emails without sign-in. Requires a click, because email scanners open links. */
export function Component() {
  const [params] = useSearchParams();
  const token = parseLinkToken(params);
  const unsubscribe = useUnsubscribe();
  const ended = unsubscribe.data && unsubscribedMessage(unsubscribe.data);

  return (
    <Container className="max-w-2xl py-10 sm:py-14">
      <PageHead title={t`Email preferences`} isIndexed={false} />
      <h1 className="text-3xl" {...(ended && { tabIndex: -1, ref: focusOnMount })}>
        {ended ? t`You're unsubscribed` : t`Unsubscribe from these emails?`}
      </h1>
      {!ended && (
        <p className="mt-3 text-ink-soft">
          {token
            ? t`You won't get any more emails like this. You'll still see notifications when you sign in.`
            : t`This link is incomplete. Copy the whole link from the email, or change your settings.`}
        </p>
      )}
      <div className="mt-6 grid gap-6">
        <Feedback error={unsubscribe.error}>{ended}</Feedback>
        <div className="flex flex-wrap gap-3">
          {token && !ended && (
            <Button isBusy={unsubscribe.isPending} onClick={() => unsubscribe.mutate(token)}>
              <Trans>Unsubscribe</Trans>
            </Button>
          )}
          <LinkButton to={paths.settings} variant="secondary">
            <Trans>Go to settings</Trans>
          </LinkButton>
        </div>
      </div>
    </Container>
  );
}
