import { Button } from "@/components/ui/button";
import { FailureWords } from "@/components/ui/failure-words";
import { Notice } from "@/components/ui/notice";

interface LoadFailureProps {
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
}

/** Says what kept a section from being loaded. */
export function LoadFailure({ query }: LoadFailureProps) {
  return (
    <Notice
      tone="danger"
      isAlert
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
      <FailureWords error={query.error} />
    </Notice>
  );
}
