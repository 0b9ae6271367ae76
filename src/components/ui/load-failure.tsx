import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { FailureWords } from "@/components/ui/failure-words";
import { Notice } from "@/components/ui/notice";

interface LoadFailureProps {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  title?: string;
  /** Instead of what the error says. */
  children?: ReactNode;
}

/** Says what could not be loaded, and tries again; the rest of the page stands. */
export function LoadFailure({ query, title, children }: LoadFailureProps) {
  return (
    <Notice
      tone="danger"
      isAlert
      {...(title && { title })}
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
      {children ?? <FailureWords error={query.error} />}
    </Notice>
  );
}
