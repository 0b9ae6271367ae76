import { useSearchParams } from "react-router-dom";
import { LinkedHousehold } from "@/components/household/linked-household";
import { PageHead } from "@/components/layout/page-head";
import { Container } from "@/components/ui/container";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { useCompared } from "@/hooks/comparison/compared";
import { readWanted } from "@/lib/comparison/wanted";
import { Compared } from "@/pages/comparison/compared";
import { NothingCompared } from "@/pages/comparison/nothing-compared";

/** Up to four listings side by side; the URL names them. */
export function Component() {
  const [params] = useSearchParams();
  const wanted = readWanted(params.get("ids"));
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
      <Content wanted={wanted} />
    </Container>
  );
}

function Content({ wanted }: { wanted: ReturnType<typeof readWanted> }) {
  const compared = useCompared(wanted.ids);
  if (wanted.ids.length === 0) return <NothingCompared wasNamed={wanted.unreadable > 0} />;
  if (compared.isPending) {
    return (
      <LoadingRegion label="Loading practices...">
        <Skeleton className="h-160 rounded-xl" />
      </LoadingRegion>
    );
  }
  if (!compared.data) {
    return <LoadFailure query={compared} title="We couldn’t load the practices" />;
  }
  if (compared.data.length === 0) return <NothingCompared wasNamed />;
  return <Compared wanted={wanted} listings={compared.data} />;
}
