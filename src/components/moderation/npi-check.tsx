import { Badge } from "@/components/ui/badge";
import { isValidNpi } from "@/lib/listings/npi";

/** An NPI, and whether its check digit is right. */
export function NpiCheck({ npi }: { npi: string | null }) {
  if (!npi) return <Badge tone="neutral">No NPI</Badge>;
  return (
    <>
      {npi}{" "}
      {isValidNpi(npi) ? (
        <Badge tone="positive">Valid check digit</Badge>
      ) : (
        <Badge tone="danger">Wrong check digit</Badge>
      )}
    </>
  );
}
