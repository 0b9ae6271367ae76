import { useSearchParams } from "react-router-dom";
import { Feedback } from "@/components/account/feedback";
import { PageHead } from "@/components/site/page-head";
import { Button, LinkButton } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { useConfirmRemoval } from "@/hooks/listings/removal-requests";
import { focusOnMount } from "@/lib/browser/focus";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

/** The page that the confirmation email links to. It needs a click because mail scanners open links. */
export function Component() {
  const [params] = useSearchParams();
  const token = /^[0-9a-f]{64}$/.exec(params.get("token") ?? "")?.[0];
  const confirmation = useConfirmRemoval();
  const isDone = confirmation.isSuccess;

  return (
    <Container className="py-10 sm:py-14">
      <PageHead title={t`Confirm a removal request`} isIndexed={false} />
      <h1 className="text-3xl" {...(isDone && { tabIndex: -1, ref: focusOnMount })}>
        {isDone ? t`Request confirmed` : t`Confirm your removal request`}
      </h1>
      {!isDone && (
        <p className="mt-3 max-w-prose text-ink-soft">
          {token
            ? t`Please confirm that you want us to remove the listing in our email. Our team will review your request and email you the decision.`
            : t`This link is incomplete. Copy the full link from the email, or send a new request.`}
        </p>
      )}
      <div className="mt-6 grid max-w-3xl gap-6">
        <Feedback error={confirmation.error}>
          {isDone && t`Thank you! Our team will review your request and email you the decision.`}
        </Feedback>
        <div className="flex flex-wrap gap-3">
          {token && !isDone && (
            <Button isBusy={confirmation.isPending} onClick={() => confirmation.mutate(token)}>
              {t`Confirm request`}
            </Button>
          )}
          {!isDone && (
            <LinkButton to={paths.removeListing()} variant="secondary">
              {t`Send a new request`}
            </LinkButton>
          )}
        </div>
      </div>
    </Container>
  );
}
