import { useRefusals } from "@/hooks/listings/evidence";
import type { WaitingListing } from "@/hooks/listings/waiting";
import { formatDay } from "@/lib/format/dates";

/** How often a listing that waits again was refused, and why. */
export function Refusals({ listing: { id, rejection_count } }: { listing: WaitingListing }) {
  const log = useRefusals(id, rejection_count);
  if (rejection_count === 0) return "Never";
  return (
    <>
      {rejection_count === 1 ? "Once" : `${rejection_count} times`}
      {rejection_count > 1 && ". After the third time only an administrator opens it again."}
      {log.data && (
        <ul className="mt-1 grid gap-1 text-sm">
          {log.data.map((line) => (
            <li key={line.id}>
              {formatDay(line.at)}: {line.reason ?? "no reason"}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
