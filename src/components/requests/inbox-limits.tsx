import { type Inbox, receivedLimits } from "@/hooks/requests/received-requests";

/** Explains which requests are not shown, and how to see them. */
export function InboxLimits({ isFull }: Pick<Inbox, "isFull">) {
  return (
    <div className="mt-4 grid gap-2 text-sm text-ink-soft empty:hidden">
      {isFull.open && (
        <p>
          Only the newest {receivedLimits.others} open requests are shown, not counting waitlists.
          Answer some to see older ones.
        </p>
      )}
      {isFull.closed && <p>Only the latest closed requests are shown.</p>}
      {isFull.waiting && (
        <p>
          On each waitlist, only the {receivedLimits.waiting} people who have waited longest are
          shown. Offer spots to see the rest.
        </p>
      )}
    </div>
  );
}
