import { WifiOff } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { PageHead } from "@/components/site/page-head";
import { Button } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { Trans } from "@/components/ui/messages";
import { useOnline } from "@/hooks/online";
import { isSitePath } from "@/lib/account/next-path";
import { withLanguage } from "@/lib/language";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

/** Shown by the service worker when a page can't be loaded without a connection. */
export function Component() {
  const [params] = useSearchParams();
  const isOnline = useOnline();
  const requestedPath = params.get("to") ?? "";
  // A full page load, which discards the cached page.
  const tryAgain = () =>
    window.location.replace(isSitePath(requestedPath) ? requestedPath : withLanguage(paths.home));

  return (
    <Container className="py-section">
      <PageHead title={t`Offline`} isIndexed={false} />
      <div className="grid size-16 place-items-center rounded-t-full rounded-b-md bg-sage text-primary">
        <WifiOff aria-hidden="true" className="size-7" />
      </div>
      <h1 className="mt-6 text-hero">
        <Trans>You're offline</Trans>
      </h1>
      <p className="mt-6 max-w-prose text-lg text-ink-soft">
        <Trans>
          This page needs an internet connection. Once you're back online, you can pick up where you
          left off.
        </Trans>
      </p>
      <p role="status" className="mt-2 min-h-7 font-semibold">
        {isOnline && t`You're back online. Try again now.`}
      </p>
      <Button className="mt-4" onClick={tryAgain}>
        <Trans>Try again</Trans>
      </Button>
    </Container>
  );
}
