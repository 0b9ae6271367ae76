import { CompetingClaimButton } from "@/components/claims/competing-claim-button";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy-part";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { useCorrectionDialog } from "@/hooks/listings/listing-dialogs";
import { correctLabel, reportLabel } from "@/pages/listings/button-labels";
import type { ListingDialog } from "@/pages/listings/visitor-buttons";

const CorrectionDialog = lazyDialog(
  async () => (await import("@/pages/listings/correction-dialog")).CorrectionDialog,
);

const ReportDialog = lazyDialog(
  async () => (await import("@/components/community/report-dialog")).ReportDialog,
);

interface MemberButtonsProps {
  listing: ListingDetail;
  userId: string;
  /** The open dialog; it may have been requested before this component was loaded. */
  openDialog: ListingDialog | null;
  onOpen: (dialog: ListingDialog | null) => void;
}

/** Lets a member suggest a correction, report the listing, or claim it. */
export function MemberButtons({ listing, userId, openDialog, onOpen }: MemberButtonsProps) {
  const correcting = useCorrectionDialog();

  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => correcting.setIsOpen(true)}>
        {correctLabel}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => onOpen("report")}>
        {reportLabel}
      </Button>
      <CompetingClaimButton
        listing={listing}
        userId={userId}
        isOpen={openDialog === "competing claim"}
        onOpenChange={(isOpen) => onOpen(isOpen ? "competing claim" : null)}
      />
      {correcting.isOpen && (
        <CorrectionDialog
          listing={listing}
          field={correcting.field}
          onClose={() => correcting.setIsOpen(false)}
        />
      )}
      {openDialog === "report" && (
        <ReportDialog
          listingId={listing.id}
          practiceName={listing.practice_name}
          onClose={() => onOpen(null)}
        />
      )}
    </>
  );
}
