import { RecentListing } from "@/components/directory/recent-listing";
import { useRecentListings } from "@/hooks/listings/recent";
import { paths } from "@/lib/paths";

/** The listings this browser remembers; first the one that was wanted, given by its address. */
export function RecentlySeen({ wanted }: { wanted: string }) {
  const listings = useRecentListings();
  const isWanted = ({ id }: { id: string }) => wanted.split(/[?#]/)[0] === paths.listing(id);
  const ordered = [
    ...listings.filter(isWanted),
    ...listings.filter((listing) => !isWanted(listing)),
  ];

  return (
    <section aria-labelledby="recently-seen" className="mt-14 border-t border-line pt-10">
      <h2 id="recently-seen" className="text-3xl">
        Listings you have seen recently
      </h2>
      {ordered.length === 0 ? (
        <p className="mt-4 max-w-prose text-ink-soft">
          None yet. The last 20 listings you open are kept on this device, to be read here.
        </p>
      ) : (
        <>
          <p className="mt-4 max-w-prose text-ink-soft">
            Kept on this device the last time you opened them. They may have changed since: ask the
            practice.
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
