import { lazy, Suspense, useState } from "react";
import { RivalButton } from "@/components/claims/rival-button";
import { correctLabel, reportLabel } from "@/components/corrections/labels";
import { Button } from "@/components/ui/button";
import { useCorrecting } from "@/hooks/corrections/asked";
import type { ListingDetail } from "@/hooks/listings/detail";

const CorrectionDialog = lazy(async () => ({
  default: (await import("@/components/corrections/correction-dialog")).CorrectionDialog,
}));

const ReportDialog = lazy(async () => ({
  default: (await import("@/components/reports/report-dialog")).ReportDialog,
}));

/** A member suggests a correction, reports the listing, or says that it is theirs. */
export function MemberButtons({ listing, userId }: { listing: ListingDetail; userId: string }) {
  const correcting = useCorrecting();
  const [isReporting, setIsReporting] = useState(false);

  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => correcting.setIsOpen(true)}>
        {correctLabel}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setIsReporting(true)}>
        {reportLabel}
      </Button>
      <RivalButton listing={listing} userId={userId} />
      <Suspense>
        {correcting.isOpen && (
          <CorrectionDialog
            listing={listing}
            field={correcting.field}
            onClose={() => correcting.setIsOpen(false)}
          />
        )}
        {isReporting && (
          <ReportDialog
            listingId={listing.id}
            practiceName={listing.practice_name}
            onClose={() => setIsReporting(false)}
          />
        )}
      </Suspense>
    </>
  );
}
