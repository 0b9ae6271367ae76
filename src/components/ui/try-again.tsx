import { Button } from "@/components/ui/button";

interface TryAgainProps {
  query: { isFetching: boolean; refetch: () => unknown };
}

/** Asks once more for what did not come. */
export function TryAgain({ query }: TryAgainProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      isBusy={query.isFetching}
      onClick={() => void query.refetch()}
    >
      Try again
    </Button>
  );
}
