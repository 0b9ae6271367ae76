import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useUnmerged } from "@/hooks/saved/merge";
import { inWords } from "@/lib/format/numbers";

/** Says that listings which the device kept could not be added to the account, and tries again. */
export function UnmergedSaved({ userId }: { userId: string }) {
  const { count, query } = useUnmerged(userId);
  if (count === 0) return null;
  return (
    <Notice
      tone="attention"
      title={`${inWords(count, "practice")} ${count === 1 ? "is" : "are"} saved on this device only`}
      className="mb-6"
      actions={
        <Button
          variant="secondary"
          size="sm"
          isBusy={query.isFetching}
          onClick={() => void query.refetch()}
        >
          Try again
        </Button>
      }
    >
      Adding {count === 1 ? "it" : "them"} to your account did not succeed
      {query.error ? `: ${query.error.message}` : "."} We go on trying.
    </Notice>
  );
}
