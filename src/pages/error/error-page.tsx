import { lazy, Suspense } from "react";
import { useRouteError } from "react-router-dom";
import { PageHead } from "@/components/layout/page-head";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-styles";
import { Container } from "@/components/ui/container";
import { paths } from "@/lib/paths";

// Every page carries this one along, hardly any shows it.
const FailureDetail = lazy(async () => {
  const loaded = await import("@/components/ui/failure-detail").catch(() => null);
  // What broke may be the way to the scripts.
  return { default: loaded?.FailureDetail ?? ((_props: { error: unknown }) => null) };
});

/** What shows when a page breaks, or its script cannot be loaded. */
export function ErrorPage() {
  const error = useRouteError();

  return (
    <Container className="py-section">
      <PageHead title="Something Went Wrong" isIndexed={false} />
      <div role="alert">
        <h1 className="text-3xl">Something went wrong</h1>
        <p className="mt-4 max-w-prose text-lg text-ink-soft">
          This page could not be shown. Reloading it usually helps; if it does not, please try again
          in a few minutes.
        </p>
        <Suspense>
          <FailureDetail error={error} />
        </Suspense>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Reload Page</Button>
        {/* A full load, as what broke may live on in this one. */}
        <a href={paths.home} className={buttonClasses({ variant: "secondary" })}>
          Go Home
        </a>
      </div>
    </Container>
  );
}
