import { WifiOff } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { PageHead } from "@/components/layout/page-head";
import { Button } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { useOnline } from "@/hooks/online";
import { paths } from "@/lib/paths";
import { isSitePath } from "@/lib/session/next-path";
import { RecentlySeen } from "@/pages/offline/recently-seen";

/** Shown by the service worker when a page can't be loaded without a connection. */
export function Component() {
  const [params] = useSearchParams();
  const isOnline = useOnline();
  const requestedPath = params.get("to") ?? "";
  // A full page load, which discards the cached page.
  const tryAgain = () =>
    window.location.replace(isSitePath(requestedPath) ? requestedPath : paths.home);

  return (
    <Container className="py-section">
      <PageHead
        title="Offline"
        description="You’re offline. Recently viewed listings are still available."
        isIndexed={false}
      />
      <div className="grid size-16 place-items-center rounded-t-full rounded-b-md bg-sage text-primary">
        <WifiOff aria-hidden="true" className="size-7" />
      </div>
      <h1 className="mt-6 text-hero">You’re offline</h1>
      <p className="mt-6 max-w-prose text-lg text-ink-soft">
        This page needs an internet connection. Once you’re back online, you can pick up where you
        left off.
      </p>
      <p role="status" className="mt-2 min-h-7 font-semibold">
        {isOnline && "You’re back online. Try again now."}
      </p>
      <Button className="mt-4" onClick={tryAgain}>
        Try Again
      </Button>
      <RecentlySeen requestedPath={requestedPath} />
    </Container>
  );
}
