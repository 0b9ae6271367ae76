import { lazy, Suspense } from "react";
import { useRouteError } from "react-router-dom";
import { PageHead } from "@/components/site/page-head";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-styles";
import { Container } from "@/components/ui/container";
import { Trans } from "@/components/ui/messages";
import { withLanguage } from "@/lib/language";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

// Loaded on demand, because this component is part of every page but rarely shown.
const FailureDetail = lazy(async () => {
  const loaded = await import("@/components/ui/error-message").catch(() => null);
  // Loading this script may fail as well.
  return { default: loaded?.FailureDetail ?? ((_props: { error: unknown }) => null) };
});

/** Shown when a page throws an error or its script can't be loaded. */
export function ErrorPage() {
  const error = useRouteError();

  return (
    <Container className="py-section">
      <PageHead title={t`Something Went Wrong`} isIndexed={false} />
      <div role="alert">
        <h1 className="text-3xl">
          <Trans>Something went wrong</Trans>
        </h1>
        <p className="mt-4 max-w-prose text-lg text-ink-soft">
          <Trans>
            We couldn't load this page. Try reloading it. If that doesn't help, try again in a few
            minutes.
          </Trans>
        </p>
        <Suspense>
          <FailureDetail error={error} />
        </Suspense>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>
          <Trans>Reload page</Trans>
        </Button>
        {/* A full page load, because the error may persist in the running app. */}
        <a href={withLanguage(paths.home)} className={buttonClasses({ variant: "secondary" })}>
          <Trans>Go Home</Trans>
        </a>
      </div>
    </Container>
  );
}
