import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { PageHead } from "@/components/layout/page-head";
import { Container } from "@/components/ui/container";
import { LinkButton } from "@/components/ui/link-button";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { AppError } from "@/lib/errors";
import { AdminHealth } from "@/pages/admin/admin-health";
import { AdminsOnly } from "@/pages/admin/admins-only";

interface DeskFrameProps {
  title: string;
  back: { to: string; label: string };
  children: ReactNode;
}

/** A page of the desk, with the way back. */
export function DeskFrame({ title, back, children }: DeskFrameProps) {
  return (
    <Container className="py-8 sm:py-10">
      <PageHead title={title} isIndexed={false} />
      <AdminsOnly>
        <LinkButton to={back.to} variant="ghost" size="sm" className="mb-6 -ml-4">
          <ArrowLeft aria-hidden="true" />
          {back.label}
        </LinkButton>
        <AdminHealth />
        {children}
      </AdminsOnly>
    </Container>
  );
}

interface DeskMissingProps {
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  /** The heading while there is nothing to name the page by. */
  title: string;
}

/** What stands there while a page of the desk has nothing to show: it loads, is gone, or failed. */
export function DeskMissing({ query, title }: DeskMissingProps) {
  const isGone = query.error instanceof AppError && query.error.kind === "not-found";
  return (
    <>
      <h1 className="mb-6 text-3xl">{isGone ? `${title} not found` : title}</h1>
      {isGone && <p className="text-ink-soft">{query.error?.message}</p>}
      {query.error && !isGone && <LoadFailure query={query} />}
      {!query.error && (
        <LoadingRegion label="Loading..." className="grid gap-4">
          <Skeleton className="h-40 rounded-xl" />
          <Skeleton className="h-60 rounded-xl" />
        </LoadingRegion>
      )}
    </>
  );
}
