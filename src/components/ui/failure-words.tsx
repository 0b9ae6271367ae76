import { detailOf, wordsFor } from "@/lib/errors";

/** Says what failed in words for people; what programs say of it opens below. */
export function FailureWords({ error }: { error: unknown }) {
  const detail = detailOf(error);
  return (
    <>
      <p>{wordsFor(error)}</p>
      {detail && (
        <details className="mt-2">
          <summary className="w-fit cursor-pointer py-1 font-semibold">Details</summary>
          <p className="mt-1 break-words whitespace-pre-wrap">{detail}</p>
        </details>
      )}
    </>
  );
}
