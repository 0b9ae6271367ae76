import { useRefusals } from "@/hooks/listings/evidence";
import type { WaitingListing } from "@/hooks/listings/waiting";
import { formatDay } from "@/lib/format/dates";

/** How often a listing that waits again was refused, and why. */
export function Refusals({ listing: { id, refusals } }: { listing: WaitingListing }) {
  const log = useRefusals(id, refusals);
  if (refusals === 0) return "Never";
  return (
    <>
      {refusals === 1 ? "Once" : `${refusals} times`}
      {refusals > 1 && ". After the third time only an administrator opens it again."}
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
