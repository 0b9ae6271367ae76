import { Button } from "@/components/ui/button";
import { FailureWords } from "@/components/ui/failure-words";
import { Notice } from "@/components/ui/notice";
import { useOnline } from "@/hooks/online";

interface LoadingFailedProps {
  error: Error;
  isBusy: boolean;
  onRetry: () => void;
}

export function LoadingFailed({ error, isBusy, onRetry }: LoadingFailedProps) {
  const isOnline = useOnline();
  return (
    <Notice
      tone="danger"
      isAlert
      title={isOnline ? "We could not load the doctors" : "You are offline"}
      actions={
        <Button variant="secondary" size="sm" isBusy={isBusy} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {isOnline ? (
        <FailureWords error={error} />
      ) : (
        "The doctors load as soon as your connection is back."
      )}
    </Notice>
  );
}
