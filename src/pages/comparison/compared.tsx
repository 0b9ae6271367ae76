import { Printer } from "lucide-react";
import { ComparedHead } from "@/components/comparison/compared-head";
import { ComparisonTable } from "@/components/comparison/comparison-table";
import { distanceRows, householdRows, hsaRow, listingRows } from "@/components/comparison/rows";
import { serviceRows } from "@/components/comparison/service-rows";
import { HouseholdButton } from "@/components/household/household-button";
import { ShareButton } from "@/components/listings/share-button";
import { NotInsurance } from "@/components/prices/not-insurance";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useTray } from "@/hooks/comparison/chosen";
import type { ComparedListing } from "@/hooks/comparison/compared";
import { useHousehold } from "@/hooks/household/household";
import { useHouseholdPrices } from "@/hooks/household/prices";
import type { ComparedIds } from "@/lib/comparison/wanted";
import { inWords } from "@/lib/format/numbers";
import { describeHousehold, writeAges } from "@/lib/household/ages";
import { paths } from "@/lib/paths";
import { pageUrl } from "@/lib/site/page-url";

interface ComparedProps {
  requested: ComparedIds;
  listings: readonly ComparedListing[];
}

/** The listings of a comparison that exist. */
export function Compared({ requested, listings }: ComparedProps) {
  const { ages, from } = useHousehold();
  const household = ages && writeAges(ages);
  const tray = useTray();
  const ids = listings.map(({ id }) => id);
  const prices = useHouseholdPrices(ids, ages);
  // A household from a link stays in the URL until the visitor saves or dismisses it.
  const linked = from === "link" ? household : null;
  const waiting = prices.isError ? "Couldn’t calculate" : "…";
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
          title="Compare practices"
          url={pageUrl(paths.compare(ids, household))}
        />
        <Button variant="ghost" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
      </div>
      {ages && (
        <p className="mb-4 max-w-prose text-sm text-ink-soft">
          Prices are for {describeHousehold(ages)}, paid monthly.
          <span className="print:hidden"> If you share the link, it includes these ages.</span>
        </p>
      )}
      <ComparisonTable
        caption={`Comparison of ${inWords(listings.length, "practice")}`}
        heads={listings.map((listing) => ({
          id: listing.id,
          head: (
            <ComparedHead
              listing={listing}
              to={paths.listingFor(listing.id, linked)}
              withoutIt={paths.compare(
                ids.filter((id) => id !== listing.id),
                linked,
              )}
            />
          ),
        }))}
        rows={rows}
      />
      <NotInsurance />
    </>
  );
}

/** Says what the link names but the table doesn't show. */
function Missing({ requested, shown }: { requested: ComparedIds; shown: number }) {
  const gone = requested.ids.length - shown + requested.unreadable;
  const sentences = [
    ...(gone > 0
      ? [
          `${inWords(gone, "practice")} in this link ${gone === 1 ? "isn’t" : "aren’t"} in the directory.`,
        ]
      : []),
    ...(requested.beyond > 0
      ? [
          `This link has ${requested.ids.length + requested.beyond} practices. Only the first four are compared.`,
        ]
      : []),
    ...(shown === 1 ? ["Add another practice from the directory to compare."] : []),
  ];
  if (sentences.length === 0) return null;
  return (
    <Notice tone="attention" className="mb-6">
      {sentences.join(" ")}
    </Notice>
  );
}
