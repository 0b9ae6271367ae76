import { Button } from "@/components/ui/button";
import { FailureWords } from "@/components/ui/failure-words";
import { Notice } from "@/components/ui/notice";

interface LoadingFailedProps {
  error: Error;
  isBusy: boolean;
  onRetry: () => void;
}

export function LoadingFailed({ error, isBusy, onRetry }: LoadingFailedProps) {
  return (
    <Notice
      tone="danger"
      isAlert
      title="We could not load the doctors"
      actions={
        <Button variant="secondary" size="sm" isBusy={isBusy} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      <FailureWords error={error} />
    </Notice>
  );
}
