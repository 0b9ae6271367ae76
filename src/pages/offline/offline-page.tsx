import { WifiOff } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { PageHead } from "@/components/layout/page-head";
import { Button } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { useOnline } from "@/hooks/online";
import { paths } from "@/lib/paths";
import { isSitePath } from "@/lib/session/next-path";
import { RecentlySeen } from "@/pages/offline/recently-seen";

/** What the service worker shows instead of a page that it cannot get. */
export function Component() {
  const [params] = useSearchParams();
  const isOnline = useOnline();
  const wanted = params.get("to") ?? "";
  // A full load: nothing of a page kept from before stays.
  const tryAgain = () => window.location.replace(isSitePath(wanted) ? wanted : paths.home);

  return (
    <Container className="py-section">
      <PageHead
        title="Offline"
        description="This page shows when there is no connection to the site."
        isIndexed={false}
      />
      <div className="grid size-16 place-items-center rounded-t-full rounded-b-md bg-sage text-primary">
        <WifiOff aria-hidden="true" className="size-7" />
      </div>
      <h1 className="mt-6 text-hero">You seem to be offline</h1>
      <p className="mt-6 max-w-prose text-lg text-ink-soft">
        The page you asked for needs a connection. Once you have one, you can go on where you were.
      </p>
      <p role="status" className="mt-2 min-h-7 font-semibold">
        {isOnline && "Your device is connected. Try again now."}
      </p>
      <Button className="mt-4" onClick={tryAgain}>
        Try Again
      </Button>
      <RecentlySeen wanted={wanted} />
    </Container>
  );
}
