import { ReportForm } from "@/components/community/report-dialog";
import { Dialog } from "@/components/ui/dialog";
import { TextLink } from "@/components/ui/text-link";
import { useReportContent } from "@/hooks/community/submit-report";
import { paths } from "@/lib/paths";

const reasons = [
  ["spam", "Spam or advertising"],
  ["offensive", "Offensive, hateful, or harassing"],
  ["unsafe", "Dangerous or medical misinformation"],
  ["private_information", "Someone's private or health information"],
  ["other", "Something else"],
] as const;

interface ReportContentDialogProps {
  kind: "post" | "comment";
  id: string;
  onClose: () => void;
}

/** Reports a post or comment to the admins. */
export function ReportContentDialog({ kind, id, onClose }: ReportContentDialogProps) {
  const report = useReportContent();
  const about = kind === "post" ? { postId: id } : { commentId: id };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Report this ${kind}`}
      description={
        <>
          Only admins can see who sent a report and why. The{" "}
          <TextLink to={paths.communityGuidelines}>community guidelines</TextLink> explain what is
          allowed.
        </>
      }
    >
      <ReportForm
        targetId={id}
        reasons={reasons}
        thanks={`An admin will review this ${kind}. It's hidden right away if it may share private or health information, or if several members report it.`}
        failure={report.error}
        onSend={(values) => report.mutateAsync({ about, ...values })}
        onClose={onClose}
      />
    </Dialog>
  );
}
