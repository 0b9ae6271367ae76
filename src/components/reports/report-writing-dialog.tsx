import { ReportForm } from "@/components/reports/report-form";
import { Dialog } from "@/components/ui/dialog";
import { TextLink } from "@/components/ui/text-link";
import { useReportWriting } from "@/hooks/reports/writing";
import { paths } from "@/lib/paths";

const reasons = [
  ["spam", "Spam or advertising"],
  ["offensive", "Offensive, hateful or harassing"],
  ["unsafe", "Dangerous or medical misinformation"],
  ["private_information", "Private or health information about somebody"],
  ["other", "Something else"],
] as const;

interface ReportWritingDialogProps {
  kind: "post" | "comment";
  id: string;
  onClose: () => void;
}

/** Tells the administrators that a post or comment should not stand. */
export function ReportWritingDialog({ kind, id, onClose }: ReportWritingDialogProps) {
  const report = useReportWriting();
  const about = kind === "post" ? { postId: id } : { commentId: id };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Report this ${kind}`}
      description={
        <>
          Only administrators see who reported it and why. What may stand here is written in the{" "}
          <TextLink to={paths.communityGuidelines}>community guidelines</TextLink>.
        </>
      }
    >
      <ReportForm
        reasons={reasons}
        thanks={`An administrator will look at this ${kind}. Until then, reports of private or health information hide it, and so do reports by several members.`}
        failure={report.error}
        onSend={(values) => report.mutateAsync({ about, ...values })}
        onClose={onClose}
      />
    </Dialog>
  );
}
