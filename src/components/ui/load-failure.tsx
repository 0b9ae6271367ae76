import type { ComponentProps, ReactNode } from "react";
import { FailureWords } from "@/components/ui/failure-words";
import { Notice } from "@/components/ui/notice";
import { TryAgain } from "@/components/ui/try-again";

interface LoadFailureProps {
  query: ComponentProps<typeof TryAgain>["query"] & { error: Error | null };
  title?: string;
  /** Instead of what the error says. */
  children?: ReactNode;
}

/** Says what could not be loaded, and tries again; the rest of the page stands. */
export function LoadFailure({ query, title, children }: LoadFailureProps) {
  return (
    <Notice tone="danger" isAlert {...(title && { title })} actions={<TryAgain query={query} />}>
      {children ?? <FailureWords error={query.error} />}
    </Notice>
  );
}
