import { ShieldAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { type Practice, usePracticePhone } from "@/hooks/practice/own-practices";
import { formatPhone } from "@/lib/format/format-phone";

const neutralReply = (phone: string | null) =>
  `Thank you for sharing this. To protect privacy, we don't discuss care or confirm who is a patient here. Please call us ${
    phone ? `at ${formatPhone(phone)}` : "at the office"
  }, and we'll be glad to help.`;

interface AnsweredNoticeProps {
  practiceName: string;
  onClose: (() => void) | undefined;
}

/** Replaces the comment form after the practice has answered a story, which it can do once. */
export const AnsweredNotice = ({ practiceName, onClose }: AnsweredNoticeProps) => (
  <Notice
    tone="attention"
    title="Your practice has answered this story"
    actions={
      onClose && (
        <Button size="sm" variant="ghost" onClick={onClose}>
          Close
        </Button>
      )
    }
  >
    {practiceName} can answer it once. To add something, edit the answer.
  </Notice>
);

interface PatientPrivacyNoticeProps {
  practice: Practice;
  /** Inserts a neutral reply into the editor. */
  onUseReply: (reply: string) => void;
}

/** Reminds a practice's staff, before they answer a story, not to confirm that anyone is a patient. */
export function PatientPrivacyNotice({ practice, onUseReply }: PatientPrivacyNoticeProps) {
  const phone = usePracticePhone(practice.doctor_id);
  return (
    <Notice
      tone="attention"
      icon={<ShieldAlert aria-hidden="true" />}
      title="Don't confirm that anyone is a patient"
      className="mb-4"
      actions={
        <Button
          size="sm"
          variant="secondary"
          isBusy={phone.isLoading}
          onClick={() => onUseReply(neutralReply(phone.data ?? null))}
        >
          Use a neutral reply
        </Button>
      }
    >
      You're writing in public for {practice.practice_name}, which can answer a story once. Even
      thanking someone for a visit can reveal health information, so leave out who your patients
      are, why they came in, and when.
    </Notice>
  );
}
