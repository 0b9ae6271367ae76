import { FailureWords } from "@/components/ui/failure-words";
import { Notice } from "@/components/ui/notice";

/** Says inside a dialog that sending failed: a message in the corner lies outside, where screen readers do not look. */
export function FormFailure({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <Notice tone="danger" isAlert>
      <FailureWords error={error} />
    </Notice>
  );
}
