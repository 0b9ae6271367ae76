import type { ComponentProps, ReactNode } from "react";
import { ErrorMessage } from "@/components/ui/error-message";
import { Notice } from "@/components/ui/notice";
import { TryAgain } from "@/components/ui/try-again";

interface LoadFailureProps {
  query: ComponentProps<typeof TryAgain>["query"] & { error: Error | null };
  title?: string;
  /** Replaces the error message. */
  children?: ReactNode;
}

/** An error for a part of the page that failed to load, with a retry button. */
export function LoadFailure({ query, title, children }: LoadFailureProps) {
  return (
    <Notice tone="danger" isAlert {...(title && { title })} actions={<TryAgain query={query} />}>
      {children ?? <ErrorMessage error={query.error} />}
    </Notice>
  );
}
