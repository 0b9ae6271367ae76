import { type Inbox, receivedLimits } from "@/hooks/requests/received";

/** Says what of an inbox is not shown, and how to come by it. */
export function InboxLimits({ isFull }: Pick<Inbox, "isFull">) {
  return (
    <div className="mt-4 grid gap-2 text-sm text-ink-soft empty:hidden">
      {isFull.open && (
        <p>
          Beside waiting lists, only the newest {receivedLimits.others} open requests are shown.
          Those you answer make room for older ones.
        </p>
      )}
      {isFull.closed && <p>Of the requests that are no longer open, only the latest are shown.</p>}
      {isFull.waiting && (
        <p>
          Of a waiting list, only the {receivedLimits.waiting} who have waited longest are shown.
          Places that you offer make room for the others.
        </p>
      )}
    </div>
  );
}
