import { ShieldAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useOwnPractice, usePracticePhone } from "@/hooks/practice/own-practices";
import { formatPhone } from "@/lib/format/format-phone";

interface PatientPrivacyNoticeProps {
  userId: string;
  listingId: string;
  /** Whether the practice has answered the story, which it can do once. */
  hasAnswered: boolean;
  /** Inserts a neutral reply into the editor. */
  onUseReply: (reply: string) => void;
}

const neutralReply = (phone: string | null) =>
  `Thank you for sharing this. To protect privacy, we don't discuss care or confirm who is a patient here. Please call us ${
    phone ? `at ${formatPhone(phone)}` : "at the office"
  }, and we'll be glad to help.`;

/** Reminds a practice's staff, before they answer a story, not to confirm that anyone is a patient. */
export function PatientPrivacyNotice(props: PatientPrivacyNoticeProps) {
  const practice = useOwnPractice(props.userId, props.listingId);
  if (!practice) return null;
  if (!props.hasAnswered) return <Warning {...props} practiceName={practice.practice_name} />;
  return (
    <Notice tone="attention" title="Your practice has answered this story" className="mb-4">
      {practice.practice_name} can answer it once. To add something, edit the answer.
    </Notice>
  );
}

function Warning({
  listingId,
  practiceName,
  onUseReply,
}: PatientPrivacyNoticeProps & { practiceName: string }) {
  const phone = usePracticePhone(listingId);
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
      You're writing in public for {practiceName}, which can answer a story once. Even thanking
      someone for a visit can reveal health information, so leave out who your patients are, why
      they came in, and when.
    </Notice>
  );
}
