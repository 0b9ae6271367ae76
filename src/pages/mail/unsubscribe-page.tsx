import { useSearchParams } from "react-router-dom";
import { Feedback } from "@/components/account/feedback";
import { PageHead } from "@/components/layout/page-head";
import { Button } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { LinkButton } from "@/components/ui/link-button";
import { useUnsubscribe } from "@/hooks/mail/unsubscribe";
import { takeFocus } from "@/lib/browser/take-focus";
import { endedWords } from "@/lib/mail/ended";
import { tokenIn } from "@/lib/mail/link-token";
import { paths } from "@/lib/paths";

/** Where the link of a mail leads that ends mails like it. It needs no sign-in, and a press: programs look at links, too. */
export function Component() {
  const [params] = useSearchParams();
  const token = tokenIn(params);
  const unsubscribe = useUnsubscribe();
  const ended = unsubscribe.data && endedWords(unsubscribe.data);

  return (
    <Container className="max-w-2xl py-10 sm:py-14">
      <PageHead title="Mails" isIndexed={false} />
      <h1 className="text-3xl" {...(ended && { tabIndex: -1, ref: takeFocus })}>
        {ended ? "No more of these mails" : "No more mails like this?"}
      </h1>
      {!ended && (
        <p className="mt-3 text-ink-soft">
          {token
            ? "You will get no more mails of this kind. What is told here as well still shows when you sign in."
            : "This address is not whole: the link in a mail names the mails that it ends. Copy all of it, or choose in your settings."}
        </p>
      )}
      <div className="mt-6 grid gap-6">
        <Feedback error={unsubscribe.error}>{ended}</Feedback>
        <div className="flex flex-wrap gap-3">
          {token && !ended && (
            <Button isBusy={unsubscribe.isPending} onClick={() => unsubscribe.mutate(token)}>
              End these mails
            </Button>
          )}
          <LinkButton to={paths.settings} variant="secondary">
            Choose in your settings
          </LinkButton>
        </div>
      </div>
    </Container>
  );
}
