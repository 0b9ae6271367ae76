import { ChangeTable } from "@/components/own-listing/waiting-change";
import { Notice } from "@/components/ui/notice";
import type { IdentityChange } from "@/lib/listings/listing-identity";

interface DeclinedChangeProps {
  reason: string | null;
  changes: readonly IdentityChange[];
}

/** Why an administrator declined a change; it stands until the next one. */
export function DeclinedChange({ reason, changes }: DeclinedChangeProps) {
  return (
    <Notice tone="attention" title="Your last change was declined">
      {reason && (
        <p className="break-words whitespace-pre-line">
          <span className="font-semibold">Reason:</span> {reason}
        </p>
      )}
      {changes.length > 0 && <ChangeTable changes={changes} />}
      <p className="mt-2">Your listing stays as it is. You can change it again below.</p>
    </Notice>
  );
}
