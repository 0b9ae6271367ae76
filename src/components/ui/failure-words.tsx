import { FailureDetail } from "@/components/ui/failure-detail";
import { messageFor } from "@/lib/errors";

/** Says what failed in words for people; what programs say of it opens below. */
export function FailureWords({ error }: { error: unknown }) {
  return (
    <>
      <p>{messageFor(error)}</p>
      <FailureDetail error={error} />
    </>
  );
}
