import { Printer, Scale, X } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { NotInsurance } from "@/components/listings/not-insurance";
import { ShareButton } from "@/components/listings/share-button";
import { HouseholdButton } from "@/components/prices/household-button";
import { LinkedHousehold } from "@/components/prices/household-link";
import { ComparedActions } from "@/components/saved/compared-actions";
import {
  distanceRows,
  headPrice,
  householdRows,
  hsaRow,
  listingRows,
  notPublished,
  type Row,
} from "@/components/saved/comparison-rows";
import { ComparisonTable } from "@/components/saved/comparison-table";
import { PageHead } from "@/components/site/page-head";
import { Badge } from "@/components/ui/badge";
import { Button, LinkButton } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadFailure } from "@/components/ui/load-failure";
import { Trans } from "@/components/ui/messages";
import { Notice } from "@/components/ui/notice";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { useHousehold } from "@/hooks/prices/household";
import { useHouseholdPrices } from "@/hooks/prices/household-prices";
import { removeFromTray, useTray } from "@/hooks/saved/compare-tray";
import { type ComparedListing, useCompared } from "@/hooks/saved/compared-listings";
import { joinClasses } from "@/lib/join-classes";
import { isFull } from "@/lib/listings/listing-status";
import { plural, t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { formatCoverage, inOrder } from "@/lib/prices/coverage";
import { describeHousehold, writeAges } from "@/lib/prices/household-ages";
import { type ComparedIds, parseComparedIds } from "@/lib/saved/compared-ids";
import { pageUrl } from "@/lib/site/site";
import { tagName } from "@/lib/supabase/tag-names";

/** Up to four listings side by side; the URL names them. */
export function Component() {
  const [params] = useSearchParams();
  const requested = parseComparedIds(params.get("ids"));
  return (
    <Container className="py-8 sm:py-14 print:p-0">
      <PageHead
        title={t`Compare practices`}
        description={t`Up to four Direct Primary Care practices side by side: prices for your household, fees, new patients, telehealth and languages.`}
        isIndexed={!params.has("ids")}
      />
      <h1 className="text-3xl print:text-xl">
        <Trans>Compare practices</Trans>
      </h1>
      <p className="mt-3 mb-6 max-w-prose text-ink-soft print:hidden">
        <Trans>
          Prices and details side by side, as each practice publishes them. A membership is not
          health insurance.
        </Trans>
      </p>
      <LinkedHousehold />
      <Content requested={requested} />
    </Container>
  );
}

function Content({ requested }: { requested: ComparedIds }) {
  const query = useCompared(requested.ids);
  if (requested.ids.length === 0) return <NothingCompared wasNamed={requested.invalidCount > 0} />;
  if (query.isPending) {
    return (
      <LoadingRegion label={t`Loading practices...`}>
        <Skeleton className="h-160 rounded-xl" />
      </LoadingRegion>
    );
  }
  if (!query.data) {
    return <LoadFailure query={query} title={t`We couldn't load the practices`} />;
  }
  if (query.data.length === 0) return <NothingCompared wasNamed />;
  return <Compared requested={requested} listings={query.data} />;
}

/** The page without listings to compare; `wasNamed` if the URL names some, but none exists. */
function NothingCompared({ wasNamed }: { wasNamed: boolean }) {
  const tray = useTray();
  return (
    <EmptyState
      title={
        wasNamed ? t`None of these practices are in the directory` : t`No practices to compare yet`
      }
      icon={<Scale aria-hidden="true" />}
      actions={
        <>
          {tray.length > 0 && (
            <LinkButton to={paths.compare(tray.map(({ id }) => id))}>
              {plural(tray.length, {
                one: "Compare the # practice you chose",
                other: "Compare the # practices you chose",
              })}
            </LinkButton>
          )}
          <LinkButton to={paths.directory()} variant={tray.length > 0 ? "secondary" : "primary"}>
            <Trans>Find practices</Trans>
          </LinkButton>
        </>
      }
    >
      <Trans>
        Select “Compare” on up to four practices in the directory. They'll stay at the bottom of the
        screen until you're ready.
      </Trans>
    </EmptyState>
  );
}

interface ComparedProps {
  requested: ComparedIds;
  listings: readonly ComparedListing[];
}

/** The listings of a comparison that exist. */
function Compared({ requested, listings }: ComparedProps) {
  const { ages, from } = useHousehold();
  const household = ages && writeAges(ages);
  const tray = useTray();
  const ids = listings.map(({ id }) => id);
  const prices = useHouseholdPrices(ids, ages);
  // A household from a link stays in the URL until the visitor saves or dismisses it.
  const linked = from === "link" ? household : null;
  const waiting = prices.isError ? t`Couldn't calculate` : "…";
  const rows = [
    ...(ages ? householdRows(listings, prices.data, waiting) : []),
    ...distanceRows(listings, tray),
    ...listingRows(listings),
    hsaRow(listings, ages, prices.data, waiting),
    ...serviceRows(listings),
  ];
  return (
    <>
      <Missing requested={requested} shown={listings.length} />
      <div className="mb-4 -ml-4.5 flex flex-wrap gap-x-1 print:hidden">
        <HouseholdButton />
        <ShareButton
          size="sm"
          title={t`Compare practices`}
          url={pageUrl(paths.compare(ids, household))}
        />
        <Button variant="ghost" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          <Trans>Print</Trans>
        </Button>
      </div>
      {ages && (
        <p className="mb-4 max-w-prose text-sm text-ink-soft print:mb-1 print:text-xs">
          {/* On screens, the notice about a link's household says it. */}
          <span className={joinClasses(linked && "hidden print:inline")}>
            {pricesText(describeHousehold(ages))}
          </span>{" "}
          <span className="print:hidden">
            <Trans>If you share the link, it includes these ages.</Trans>
          </span>
        </p>
      )}
      <ComparisonTable
        caption={plural(listings.length, {
          one: "Comparison of # practice",
          other: "Comparison of # practices",
        })}
        columns={listings.map((listing) => ({
          id: listing.id,
          head: (
            <ComparedHead
              listing={listing}
              price={headPrice(listing, ages, prices.data, waiting)}
              to={paths.listingFor(listing.id, linked)}
            />
          ),
          details: (
            <ComparedDetails
              listing={listing}
              withoutIt={paths.compare(
                ids.filter((id) => id !== listing.id),
                linked,
              )}
            />
          ),
          actions: <ComparedActions listing={listing} />,
        }))}
        rows={rows}
      />
      <NotInsurance />
    </>
  );
}

const pricesText = (household: string): string => t`Prices are for ${household}, paid monthly.`;

/** Shows how many of the link's practices the table doesn't include. */
function Missing({ requested, shown }: { requested: ComparedIds; shown: number }) {
  const gone = requested.ids.length - shown + requested.invalidCount;
  const count = requested.ids.length + requested.excessCount;
  const sentences = [
    ...(gone > 0
      ? [
          plural(gone, {
            one: "# practice in this link isn't in the directory.",
            other: "# practices in this link aren't in the directory.",
          }),
        ]
      : []),
    ...(requested.excessCount > 0
      ? [t`This link has ${count} practices. Only the first four are compared.`]
      : []),
    ...(shown === 1 ? [t`Add another practice from the directory to compare.`] : []),
  ];
  if (sentences.length === 0) return null;
  return (
    <Notice tone="attention" className="mb-6">
      {sentences.join(" ")}
    </Notice>
  );
}

/** What the fee covers, for each service that at least one of the listings names. */
function serviceRows(listings: readonly ComparedListing[]): Row[] {
  const services = inOrder(listings.flatMap(({ services }) => services));
  const labels = new Set(services.map(({ about }) => about.label));
  return [...labels].map((label) => ({
    label: tagName(label),
    words: services.flatMap(({ about, note }) => (about.label === label && note ? note : [])),
    cells: listings.map(({ services }) => {
      const service = services.find(({ about }) => about.label === label);
      return service ? formatCoverage(service) : notPublished;
    }),
  }));
}

interface ComparedHeadProps {
  listing: ComparedListing;
  price: string;
  to: string;
}

/** The heading of a column: the listing and its price. */
function ComparedHead({ listing, price, to }: ComparedHeadProps) {
  return (
    <>
      <TextLink
        to={to}
        className="line-clamp-3 py-1 font-display font-semibold @3xl:text-lg print:line-clamp-none print:py-0 print:text-[9pt] print:leading-tight"
      >
        {listing.practice_name}
      </TextLink>
      <span className="mt-1 block font-semibold print:mt-0">{price}</span>
    </>
  );
}

interface ComparedDetailsProps {
  listing: ComparedListing;
  /** The URL of the comparison without this listing. */
  withoutIt: string;
}

/** Below the heading of a column: where the listing is, whether it is full, and a button that removes it. */
function ComparedDetails({ listing, withoutIt }: ComparedDetailsProps) {
  const { practice_name: name } = listing;
  return (
    <>
      <span className="block text-ink-soft">
        {listing.address_city}, {listing.address_state}
      </span>
      {isFull(listing) && (
        <Badge tone="attention" className="mt-1 print:p-0 print:ring-0">
          <Trans>Full</Trans>
        </Badge>
      )}
      <LinkButton
        to={withoutIt}
        replace
        variant="ghost"
        size="sm"
        aria-label={t`Remove ${name}`}
        className="-ml-3 px-3 max-sm:ml-0 max-sm:gap-1 max-sm:px-0 max-sm:text-xs print:hidden"
        onClick={() => removeFromTray(listing.id)}
      >
        <X aria-hidden="true" />
        <Trans>Remove</Trans>
      </LinkButton>
    </>
  );
}
