import { useRouteError } from "react-router-dom";
import { PageHead } from "@/components/layout/page-head";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-styles";
import { Container } from "@/components/ui/container";
import { detailOf } from "@/lib/errors";
import { paths } from "@/lib/paths";

/** What shows when a page breaks, or its script cannot be loaded. */
export function ErrorPage() {
  const detail = detailOf(useRouteError());

  return (
    <Container className="py-section">
      <PageHead title="Something Went Wrong" isIndexed={false} />
      <div role="alert">
        <h1 className="text-3xl">Something went wrong</h1>
        <p className="mt-4 max-w-prose text-lg text-ink-soft">
          This page could not be shown. Reloading it usually helps; if it does not, please try again
          in a few minutes.
        </p>
        {detail && (
          <details className="mt-4 max-w-prose text-sm text-ink-soft">
            <summary className="w-fit cursor-pointer py-1 font-semibold">Details</summary>
            <p className="mt-1 break-words">{detail}</p>
          </details>
        )}
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
