import { AskLink } from "@/components/prices/ask-link";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { formatDollars } from "@/lib/format/numbers";
import { textLanguage } from "@/lib/format/text-language";
import { t } from "@/lib/messages";
import { type Coverage, coverages, inOrder } from "@/lib/prices/coverage";
import { serviceExplanation } from "@/lib/supabase/service-explanations";
import { tagName } from "@/lib/supabase/tag-names";

type ListedServices = ListingDetail["services"];

const titles = {
  included: t`Included in the fee`,
  extra: t`For an extra fee`,
  "not offered": t`Not offered`,
} satisfies Record<Coverage, string>;

/**
 * Services that the fee includes, that cost extra, and that are not offered. Renders nothing if the
 * practice lists none.
 */
export function CoveredServices({ listing }: { listing: ListingDetail }) {
  const { services } = listing;
  if (services.length === 0) return null;
  return (
    <section className="mt-10 border-t border-line pt-8">
      <h2 className="text-2xl">{t`What the fee covers`}</h2>
      {coverages.map((coverage) => (
        <Group key={coverage} coverage={coverage} services={services} />
      ))}
      <p className="mt-6 text-sm text-ink-soft">
        {t`Don't see something?`} <AskLink listing={listing} about="included" />
      </p>
    </section>
  );
}

const nameService = ({ about, price, note }: ListedServices[number]) =>
  [tagName(about.label), price !== null && formatDollars(price), note && `(${note})`]
    .filter(Boolean)
    .join(" ");

/** The same as a few lines, for print. */
export function CoveredServicesSummary({ services }: { services: ListedServices }) {
  if (services.length === 0) return null;
  return (
    <section className="mt-6 print:mt-4">
      <h2 className="text-2xl print:text-lg">{t`What the fee covers`}</h2>
      <dl className="mt-2 grid gap-2 print:mt-1 print:gap-1 print:text-sm">
        {coverages.map((coverage) => {
          const listed = inOrder(services.filter((service) => service.coverage === coverage));
          return (
            listed.length > 0 && (
              <div key={coverage}>
                <dt className="font-semibold">{titles[coverage]}</dt>
                <dd className="wrap-anywhere">{listed.map(nameService).join(", ")}</dd>
              </div>
            )
          );
        })}
      </dl>
    </section>
  );
}

function Group({ coverage, services }: { coverage: Coverage; services: ListedServices }) {
  const listed = inOrder(services.filter((service) => service.coverage === coverage));
  if (listed.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 text-lg">{titles[coverage]}</h3>
      <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {listed.map(({ about, price, note }) => (
          <div key={about.label}>
            <dt className="font-semibold">
              {tagName(about.label)}
              {price !== null && `: ${formatDollars(price)}`}
            </dt>
            {note && (
              <dd lang={textLanguage(note)} className="wrap-anywhere">
                {note}
              </dd>
            )}
            <dd className="text-sm text-ink-soft">{serviceExplanation(about.explanation)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
