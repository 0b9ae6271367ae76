import { RivalButton } from "@/components/claims/rival-button";
import { correctLabel, reportLabel } from "@/components/corrections/labels";
import type { AboutListing } from "@/components/corrections/stranger-buttons";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy-part";
import { useCorrecting } from "@/hooks/corrections/asked";
import type { ListingDetail } from "@/hooks/listings/detail";

const CorrectionDialog = lazyDialog(
  async () => (await import("@/components/corrections/correction-dialog")).CorrectionDialog,
);

const ReportDialog = lazyDialog(
  async () => (await import("@/components/reports/report-dialog")).ReportDialog,
);

interface MemberButtonsProps {
  listing: ListingDetail;
  userId: string;
  /** What stands open; maybe pressed before these buttons were there. */
  asked: AboutListing | null;
  onAsk: (asked: AboutListing | null) => void;
}

/** A member suggests a correction, reports the listing, or says that it is theirs. */
export function MemberButtons({ listing, userId, asked, onAsk }: MemberButtonsProps) {
  const correcting = useCorrecting();

  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => correcting.setIsOpen(true)}>
        {correctLabel}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => onAsk("report")}>
        {reportLabel}
      </Button>
      <RivalButton
        listing={listing}
        userId={userId}
        isAsking={asked === "rival"}
        onAsk={(isAsking) => onAsk(isAsking ? "rival" : null)}
      />
      {correcting.isOpen && (
        <CorrectionDialog
          listing={listing}
          field={correcting.field}
          onClose={() => correcting.setIsOpen(false)}
        />
      )}
      {asked === "report" && (
        <ReportDialog
          listingId={listing.id}
          practiceName={listing.practice_name}
          onClose={() => onAsk(null)}
        />
      )}
    </>
  );
}
