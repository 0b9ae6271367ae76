import { WifiOff } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { RecentListing } from "@/components/directory/recent-listing";
import { PageHead } from "@/components/layout/page-head";
import { Button } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { useRecentListings } from "@/hooks/listings/recent-listings";
import { useOnline } from "@/hooks/online";
import { paths } from "@/lib/paths";
import { isSitePath } from "@/lib/session/next-path";

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
        description="You're offline. Recently viewed listings are still available."
        isIndexed={false}
      />
      <div className="grid size-16 place-items-center rounded-t-full rounded-b-md bg-sage text-primary">
        <WifiOff aria-hidden="true" className="size-7" />
      </div>
      <h1 className="mt-6 text-hero">You're offline</h1>
      <p className="mt-6 max-w-prose text-lg text-ink-soft">
        This page needs an internet connection. Once you're back online, you can pick up where you
        left off.
      </p>
      <p role="status" className="mt-2 min-h-7 font-semibold">
        {isOnline && "You're back online. Try again now."}
      </p>
      <Button className="mt-4" onClick={tryAgain}>
        Try again
      </Button>
      <RecentlySeen requestedPath={requestedPath} />
    </Container>
  );
}

/** Recently viewed listings saved on this device, starting with the one that was requested. */
function RecentlySeen({ requestedPath }: { requestedPath: string }) {
  const listings = useRecentListings();
  const isRequested = ({ id }: { id: string }) =>
    requestedPath.split(/[?#]/)[0] === paths.listing(id);
  const ordered = [
    ...listings.filter(isRequested),
    ...listings.filter((listing) => !isRequested(listing)),
  ];

  return (
    <section aria-labelledby="recently-seen" className="mt-14 border-t border-line pt-10">
      <h2 id="recently-seen" className="text-3xl">
        Recently viewed listings
      </h2>
      {ordered.length === 0 ? (
        <p className="mt-4 max-w-prose text-ink-soft">
          None yet. The last 20 listings you open are saved on this device so you can read them
          offline.
        </p>
      ) : (
        <>
          <p className="mt-4 max-w-prose text-ink-soft">
            These were saved on this device when you last opened them and may have changed. Check
            with the practice.
          </p>
          <ul className="mt-8 grid gap-6">
            {ordered.map((listing) => (
              <li key={listing.id}>
                <RecentListing listing={listing} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
