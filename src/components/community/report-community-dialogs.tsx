import { ReportFormDialog } from "@/components/community/report-dialog";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/lib/paths";

const description = (
  <>
    Only admins can see who sent a report and why. The{" "}
    <TextLink to={paths.communityGuidelines}>community guidelines</TextLink> explain what is
    allowed.
  </>
);

const contentReasons = [
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
export const ReportContentDialog = ({ kind, id, onClose }: ReportContentDialogProps) => (
  <ReportFormDialog
    subject={{ kind, id }}
    title={`Report this ${kind}`}
    description={description}
    reasons={contentReasons}
    thanks={`An admin will review this ${kind}. It's hidden right away if it may share private or health information, or if several members report it.`}
    onClose={onClose}
  />
);

const memberReasons = [
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
export const ReportMemberDialog = ({ memberId, name, onClose }: ReportMemberDialogProps) => (
  <ReportFormDialog
    subject={{ kind: "member", id: memberId }}
    title={`Report ${name}`}
    description={description}
    reasons={memberReasons}
    thanks="An admin will review this account."
    onClose={onClose}
  />
);
