import { ReportForm } from "@/components/reports/report-form";
import { Dialog } from "@/components/ui/dialog";
import { useReportListing } from "@/hooks/reports/listing";

const reasons = [
  ["inaccurate", "The information is wrong"],
  ["closed", "The practice closed or moved"],
  ["not_dpc", "It isn't direct primary care"],
  ["spam", "Spam or advertising"],
  ["offensive", "Offensive content"],
  ["unsafe", "It could put someone in danger"],
  ["other", "Something else"],
] as const;

interface ReportDialogProps {
  listingId: string;
  practiceName: string;
  onClose: () => void;
}

/** Reports a listing to the admins. */
export function ReportDialog({ listingId, practiceName, onClose }: ReportDialogProps) {
  const report = useReportListing();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Report this listing"
      description={`Only admins can see what you report about ${practiceName}.`}
    >
      <ReportForm
        reasons={reasons}
        thanks="An admin will review this listing."
        failure={report.error}
        onSend={(values) => report.mutateAsync({ listingId, ...values })}
        onClose={onClose}
      />
    </Dialog>
  );
}
