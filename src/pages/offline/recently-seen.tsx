import { RecentListing } from "@/components/directory/recent-listing";
import { useRecentListings } from "@/hooks/listings/recent";
import { paths } from "@/lib/paths";

/** Recently viewed listings saved on this device, starting with the one that was requested. */
export function RecentlySeen({ requestedPath }: { requestedPath: string }) {
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
