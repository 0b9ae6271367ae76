import { MapPin, WifiOff } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { ContactList, ContactRow } from "@/components/listings/contact-list";
import { ListingBadges } from "@/components/listings/listing-badges";
import { MembershipPrices } from "@/components/prices/membership-prices";
import { PageHead } from "@/components/site/page-head";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Container } from "@/components/ui/container";
import { Trans } from "@/components/ui/messages";
import { useRecentListings } from "@/hooks/listings/recent-listings";
import { useOnline } from "@/hooks/online";
import { isSitePath } from "@/lib/account/next-path";
import { formatDay } from "@/lib/format/dates";
import { withLanguage, withoutLanguage } from "@/lib/language";
import type { RecentListing as Listing } from "@/lib/listings/recent-listings";
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
      <PageHead
        title={t`Offline`}
        description={t`You're offline. Recently viewed listings are still available.`}
        isIndexed={false}
      />
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
      <RecentlySeen requestedPath={requestedPath} />
    </Container>
  );
}

/** Recently viewed listings saved on this device, starting with the one that was requested. */
function RecentlySeen({ requestedPath }: { requestedPath: string }) {
  const listings = useRecentListings();
  const isRequested = ({ id }: { id: string }) =>
    withoutLanguage(requestedPath.split(/[?#]/)[0] ?? "") === paths.listing(id);
  const ordered = [
    ...listings.filter(isRequested),
    ...listings.filter((listing) => !isRequested(listing)),
  ];

  return (
    <section aria-labelledby="recently-seen" className="mt-14 border-t border-line pt-10">
      <h2 id="recently-seen" className="text-3xl">
        <Trans>Recently viewed listings</Trans>
      </h2>
      {ordered.length === 0 ? (
        <p className="mt-4 max-w-prose text-ink-soft">
          <Trans>
            None yet. The last 20 listings you open are saved on this device so you can read them
            offline.
          </Trans>
        </p>
      ) : (
        <>
          <p className="mt-4 max-w-prose text-ink-soft">
            <Trans>
              These were saved on this device when you last opened them and may have changed. Check
              with the practice.
            </Trans>
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

/** A listing as this browser last saw it. */
function RecentListing({ listing }: { listing: Listing }) {
  const day = formatDay(listing.seen_at);
  const region = `${listing.address_city}, ${listing.address_state} ${listing.address_zip}`;
  return (
    <Card className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
      <div className="min-w-0">
        <h2 className="text-2xl break-words">{listing.practice_name}</h2>
        {listing.credentials && <p className="mt-1 text-ink-soft">{listing.credentials}</p>}
        <p className="mt-1 text-sm text-ink-soft">
          <Trans>
            As of <time dateTime={listing.seen_at}>{day}</time>
          </Trans>
        </p>
        <div className="mt-4 mb-5 flex flex-wrap gap-2 empty:mt-0">
          <ListingBadges listing={listing} />
        </div>
        <ContactList listing={listing}>
          <ContactRow icon={<MapPin aria-hidden="true" />}>
            <address className="not-italic">{region}</address>
          </ContactRow>
        </ContactList>
      </div>
      <div className="min-w-0">
        <h3 className="text-xl">
          <Trans>Membership Pricing</Trans>
        </h3>
        <MembershipPrices prices={listing} />
      </div>
    </Card>
  );
}
