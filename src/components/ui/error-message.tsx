import { Trans } from "@/components/ui/messages";
import { messageFor, technicalDetailOf } from "@/lib/errors";

/** A readable error message with the technical one under "Details". */
export function ErrorMessage({ error }: { error: unknown }) {
  return (
    <>
      <p>{messageFor(error)}</p>
      <FailureDetail error={error} />
    </>
  );
}

/** The technical message of an error, collapsed under "Details"; nothing if there is none. */
export function FailureDetail({ error }: { error: unknown }) {
  const detail = technicalDetailOf(error);
  if (!detail) return null;
  return (
    <details className="mt-2 max-w-prose text-sm">
      <summary className="w-fit cursor-pointer py-1 font-semibold">
        <Trans>Details</Trans>
      </summary>
      <p className="mt-1 break-words whitespace-pre-wrap">{detail}</p>
    </details>
  );
}
