import type { ReactNode } from "react";
import { FailureWords } from "@/components/ui/error-message";
import { Notice } from "@/components/ui/notice";

interface FeedbackProps {
  error?: Error | null | undefined;
  /** The success message. */
  children?: ReactNode;
}

/** The result of submitting the form, announced to screen readers. */
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
