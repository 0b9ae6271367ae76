import { Notice } from "@/components/ui/notice";
import { TryAgain } from "@/components/ui/try-again";
import { useUnmerged } from "@/hooks/saved/merge-saved";
import { inWords } from "@/lib/format/numbers";

/** Says that some saved listings could not be added to the account, with a retry button. */
export function UnmergedSaved({ userId }: { userId: string }) {
  const { count, query } = useUnmerged(userId);
  if (count === 0) return null;
  return (
    <Notice
      tone="attention"
      title={`${inWords(count, "practice")} ${count === 1 ? "is" : "are"} saved on this device only`}
      className="mb-6"
      actions={<TryAgain query={query} />}
    >
      We couldn't add {count === 1 ? "it" : "them"} to your account
      {query.error ? `: ${query.error.message}` : "."} We'll keep trying.
    </Notice>
  );
}
