import { FailureDetail } from "@/components/ui/failure-detail";
import { messageFor } from "@/lib/errors";

/** A readable error message with the technical one under "Details". */
export function FailureWords({ error }: { error: unknown }) {
  return (
    <>
      <p>{messageFor(error)}</p>
      <FailureDetail error={error} />
    </>
  );
}
