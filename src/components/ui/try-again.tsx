import { Button } from "@/components/ui/button";
import { Trans } from "@/components/ui/messages";

interface TryAgainProps {
  query: { isFetching: boolean; refetch: () => unknown };
}

/** Retries a failed query. */
export function TryAgain({ query }: TryAgainProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      isBusy={query.isFetching}
      onClick={() => void query.refetch()}
    >
      <Trans>Try again</Trans>
    </Button>
  );
}
