import type { ReactNode } from "react";
import { ErrorMessage } from "@/components/ui/error-message";
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
          <ErrorMessage error={error} />
        </Notice>
      )}
    </>
  );
}
