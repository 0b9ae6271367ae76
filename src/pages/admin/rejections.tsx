import type { PendingListing } from "@/hooks/listings/pending-listings";
import { useRejections } from "@/hooks/listings/pending-listings";
import { formatDay } from "@/lib/format/dates";

/** How often a pending listing was rejected before, and why. */
export function Rejections({ listing: { id, rejection_count } }: { listing: PendingListing }) {
  const log = useRejections(id, rejection_count);
  if (rejection_count === 0) return "Never";
  return (
    <>
      {rejection_count === 1 ? "Once" : `${rejection_count} times`}
      {rejection_count > 1 && ". After three rejections, only an admin can reopen it."}
      {log.data && (
        <ul className="mt-1 grid gap-1 text-sm">
          {log.data.map((entry) => (
            <li key={entry.id}>
              {formatDay(entry.at)}: {entry.reason ?? "no reason given"}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
