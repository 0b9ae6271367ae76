import { useSearchParams } from "react-router-dom";
import { Feedback } from "@/components/account/feedback";
import { PageHead } from "@/components/site/page-head";
import { Button, LinkButton } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { type NotMeOutcome, useReportNotMe } from "@/hooks/notifications/email-links";
import { focusOnMount } from "@/lib/browser/focus";
import { parseLinkToken } from "@/lib/notifications/link-token";
import { paths } from "@/lib/paths";

const outcomes: Record<NotMeOutcome, string> = {
  ended: "We ended the claim and let our admins know. Thank you.",
  reported: "We asked our admins to review the claim. Thank you.",
  deleted: "The claim no longer exists because the account or the listing was removed. Thank you.",
};

/**
 * Lets the recipient of a code they didn't request end the claim. Requires a click, because email
 * scanners open links.
 */
export function Component() {
  const [params] = useSearchParams();
  const token = parseLinkToken(params);
  const reportNotMe = useReportNotMe();

  return (
    <Container className="max-w-2xl py-10 sm:py-14">
      <PageHead title="This wasn't me" isIndexed={false} />
      <h1 className="text-3xl" {...(reportNotMe.data && { tabIndex: -1, ref: focusOnMount })}>
        {reportNotMe.data ? "Thanks for letting us know" : "Did someone use your email?"}
      </h1>
      {!reportNotMe.data && (
        <p className="mt-3 text-ink-soft">
          {token
            ? "The email says who requested the code and for which practice. If it wasn't you, let us know, and we'll end their claim or ask our admins to review it. If it was you, close this page and enter the code."
            : "This link is incomplete. Copy the whole link from the email, or contact us."}
        </p>
      )}
      <div className="mt-6 grid gap-6">
        <Feedback error={reportNotMe.error}>
          {reportNotMe.data && outcomes[reportNotMe.data]}
        </Feedback>
        <div className="flex flex-wrap gap-3">
          {token && !reportNotMe.data && (
            <Button
              variant="danger"
              isBusy={reportNotMe.isPending}
              onClick={() => reportNotMe.mutate(token)}
            >
              This wasn't me
            </Button>
          )}
          <LinkButton to={paths.contact} variant="secondary">
            Contact us
          </LinkButton>
        </div>
      </div>
    </Container>
  );
}
