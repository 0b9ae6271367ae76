import { FailureDetail } from "@/components/ui/failure-detail";
import { wordsFor } from "@/lib/errors";

/** Says what failed in words for people; what programs say of it opens below. */
export function FailureWords({ error }: { error: unknown }) {
  return (
    <>
      <p>{wordsFor(error)}</p>
      <FailureDetail error={error} />
    </>
  );
}
