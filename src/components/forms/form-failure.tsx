import { ErrorMessage } from "@/components/ui/error-message";
import { Notice } from "@/components/ui/notice";

/** Shows a submit error inside a dialog, because screen readers don't reach a toast outside it. */
export function FormFailure({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <Notice tone="danger" isAlert scrollsTo>
      <ErrorMessage error={error} />
    </Notice>
  );
}
