import { useSearchParams } from "react-router-dom";
import { LinkedHousehold } from "@/components/household/linked-household";
import { PageHead } from "@/components/layout/page-head";
import { Container } from "@/components/ui/container";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { useCompared } from "@/hooks/comparison/compared";
import { type ComparedIds, parseComparedIds } from "@/lib/comparison/wanted";
import { Compared } from "@/pages/comparison/compared";
import { NothingCompared } from "@/pages/comparison/nothing-compared";

/** Up to four listings side by side; the URL names them. */
export function Component() {
  const [params] = useSearchParams();
  const requested = parseComparedIds(params.get("ids"));
  return (
    <Container className="py-8 sm:py-14">
      <PageHead
        title="Compare practices"
        description="Up to four Direct Primary Care practices side by side: prices for your household, fees, new patients, telehealth and languages."
        isIndexed={!params.has("ids")}
      />
      <h1 className="text-3xl">Compare practices</h1>
      <p className="mt-3 mb-6 max-w-prose text-ink-soft">
        Prices and details side by side, as each practice publishes them. A membership is not health
        insurance.
      </p>
      <LinkedHousehold />
      <Content requested={requested} />
    </Container>
  );
}

function Content({ requested }: { requested: ComparedIds }) {
  const query = useCompared(requested.ids);
  if (requested.ids.length === 0) return <NothingCompared wasNamed={requested.unreadable > 0} />;
  if (query.isPending) {
    return (
      <LoadingRegion label="Loading practices...">
        <Skeleton className="h-160 rounded-xl" />
      </LoadingRegion>
    );
  }
  if (!query.data) {
    return <LoadFailure query={query} title="We couldn’t load the practices" />;
  }
  if (query.data.length === 0) return <NothingCompared wasNamed />;
  return <Compared requested={requested} listings={query.data} />;
}
