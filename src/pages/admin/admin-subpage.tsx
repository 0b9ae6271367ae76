import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { AdminSearch } from "@/components/admin/admin-search";
import { PageHead } from "@/components/site/page-head";
import { LinkButton } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { AppError } from "@/lib/errors";
import { AdminsOnly } from "@/pages/admin/admins-only";
import { AdminHealth } from "@/pages/admin/lazy-admin-health";

interface AdminSubpageProps {
  title: string;
  back: { to: string; label: string };
  children: ReactNode;
}

/** An admin page about one record, with a back link. */
export function AdminSubpage({ title, back, children }: AdminSubpageProps) {
  return (
    <Container className="py-8 sm:py-10">
      <PageHead title={title} isIndexed={false} />
      <AdminsOnly>
        <LinkButton to={back.to} variant="ghost" size="sm" className="mb-6 -ml-4">
          <ArrowLeft aria-hidden="true" />
          {back.label}
        </LinkButton>
        <div className="mb-6">
          <AdminSearch />
        </div>
        <AdminHealth />
        {children}
      </AdminsOnly>
    </Container>
  );
}

interface AdminSubpageFallbackProps {
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  /** The heading until the record's own name is known. */
  title: string;
}

/** Shown in place of a record that is loading, failed to load, or doesn't exist. */
export function AdminSubpageFallback({ query, title }: AdminSubpageFallbackProps) {
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
