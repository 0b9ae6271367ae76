import { useSearchParams } from "react-router-dom";
import { Feedback } from "@/components/account/feedback";
import { PageHead } from "@/components/layout/page-head";
import { Button } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { LinkButton } from "@/components/ui/link-button";
import { type Disowned, useSayNotMe } from "@/hooks/mail/not-me";
import { takeFocus } from "@/lib/browser/take-focus";
import { tokenIn } from "@/lib/mail/link-token";
import { paths } from "@/lib/paths";

const outcomes: Record<Disowned, string> = {
  ended: "The claim has ended, and our administrators know. Thank you.",
  told: "The claim was approved before you said so. Our administrators know, and look at it. Thank you.",
  over: "The claim is gone, with the account or the listing it was for. Thank you.",
};

/** Where the mail with a code leads who did not ask for it. It needs no sign-in, and a press: programs look at links, too. */
export function Component() {
  const [params] = useSearchParams();
  const token = tokenIn(params);
  const refuse = useSayNotMe();

  return (
    <Container className="max-w-2xl py-10 sm:py-14">
      <PageHead title="This was not me" isIndexed={false} />
      <h1 className="text-3xl" {...(refuse.data && { tabIndex: -1, ref: takeFocus })}>
        {refuse.data ? "You have told us" : "Somebody gave your address as theirs?"}
      </h1>
      {!refuse.data && (
        <p className="mt-3 text-ink-soft">
          {token
            ? "The mail that brought you here names who asked, and for which practice. If that was not you, say so: their claim on the listing ends. If it was you, close this page, and enter the code."
            : "This address is not whole: the link in a mail names the claim that it ends. Copy all of it, or write to us."}
        </p>
      )}
      <div className="mt-6 grid gap-6">
        <Feedback error={refuse.error}>{refuse.data && outcomes[refuse.data]}</Feedback>
        <div className="flex flex-wrap gap-3">
          {token && !refuse.data && (
            <Button variant="danger" isBusy={refuse.isPending} onClick={() => refuse.mutate(token)}>
              This was not me
            </Button>
          )}
          <LinkButton to={paths.contact} variant="secondary">
            Write to us
          </LinkButton>
        </div>
      </div>
    </Container>
  );
}
