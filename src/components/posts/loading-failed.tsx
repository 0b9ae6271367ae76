import { Button } from "@/components/ui/button";
import { FailureWords } from "@/components/ui/failure-words";
import { Notice } from "@/components/ui/notice";

interface LoadingFailedProps {
  title: string;
  error: Error;
  isBusy: boolean;
  onRetry: () => void;
}

export function LoadingFailed({ title, error, isBusy, onRetry }: LoadingFailedProps) {
  return (
    <Notice
      tone="danger"
      isAlert
      title={title}
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
