import { Badge } from "@/components/ui/badge";
import { isValidNpi } from "@/lib/format/npi";

/** An NPI with the result of its check digit test. */
export function NpiCheck({ npi }: { npi: string | null }) {
  if (!npi) return <Badge tone="neutral">No NPI</Badge>;
  return (
    <>
      {npi}{" "}
      {isValidNpi(npi) ? (
        <Badge tone="positive">Valid check digit</Badge>
      ) : (
        <Badge tone="danger">Invalid check digit</Badge>
      )}
    </>
  );
}
