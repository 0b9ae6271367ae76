import { ReportFormDialog } from "@/components/community/report-dialog";
import { Trans } from "@/components/ui/messages";
import { TextLink } from "@/components/ui/text-link";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

const description = (
  <Trans>
    Only admins can see who sent a report and why. The{" "}
    <TextLink to={paths.communityGuidelines}>community guidelines</TextLink> explain what is
    allowed.
  </Trans>
);

const contentReasons = [
  ["spam", t`Spam or advertising`],
  ["offensive", t`Offensive, hateful, or harassing`],
  ["unsafe", t`Dangerous or medical misinformation`],
  ["private_information", t`Someone's private or health information`],
  ["other", t`Something else`],
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
    title={kind === "post" ? t`Report this post` : t`Report this comment`}
    description={description}
    reasons={contentReasons}
    thanks={t`An admin will review it.`}
    onClose={onClose}
  />
);

const memberReasons = [
  ["impersonation", t`Pretends to be someone else`],
  ["spam", t`Spam or advertising`],
  ["offensive", t`Offensive, hateful, or harassing`],
  ["unsafe", t`Could put someone in danger`],
  ["other", t`Something else`],
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
    title={t`Report ${name}`}
    description={description}
    reasons={memberReasons}
    thanks={t`An admin will review this account.`}
    onClose={onClose}
  />
);
