import type { ReactNode } from "react";
import { FailureWords } from "@/components/ui/failure-words";
import { Notice } from "@/components/ui/notice";

interface FeedbackProps {
  error?: Error | null | undefined;
  /** What to say of a success. */
  children?: ReactNode;
}

/** How the form above it went, said aloud as well. */
export function Feedback({ error, children }: FeedbackProps) {
  return (
    <>
      <div role="status" className="empty:hidden">
        {children && !error && <Notice tone="success">{children}</Notice>}
      </div>
      {error && (
        <Notice tone="danger" isAlert>
          <FailureWords error={error} />
        </Notice>
      )}
    </>
  );
}
