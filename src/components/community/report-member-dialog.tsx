import { ReportForm } from "@/components/community/report-dialog";
import { Dialog } from "@/components/ui/dialog";
import { TextLink } from "@/components/ui/text-link";
import { useReportMember } from "@/hooks/community/submit-report";
import { paths } from "@/lib/paths";

const reasons = [
  ["impersonation", "Pretends to be someone else"],
  ["spam", "Spam or advertising"],
  ["offensive", "Offensive, hateful, or harassing"],
  ["unsafe", "Could put someone in danger"],
  ["other", "Something else"],
] as const;

interface ReportMemberDialogProps {
  memberId: string;
  name: string;
  onClose: () => void;
}

/** Reports a member to the admins. */
export function ReportMemberDialog({ memberId, name, onClose }: ReportMemberDialogProps) {
  const report = useReportMember();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Report ${name}`}
      description={
        <>
          Only admins can see who sent a report and why. The{" "}
          <TextLink to={paths.communityGuidelines}>community guidelines</TextLink> explain what is
          allowed.
        </>
      }
    >
      <ReportForm
        targetId={memberId}
        reasons={reasons}
        thanks="An admin will review this account."
        failure={report.error}
        onSend={(values) => report.mutateAsync({ memberId, ...values })}
        onClose={onClose}
      />
    </Dialog>
  );
}
