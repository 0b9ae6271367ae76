import { ShieldAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useOwnPractice, usePracticePhone } from "@/hooks/staff/own-practice";
import { formatPhone } from "@/lib/phone/format-phone";

interface PatientPrivacyNoticeProps {
  userId: string;
  listingId: string;
  /** Puts a neutral reply into the box. */
  onUseReply?: (reply: string) => void;
}

const neutralReply = (phone: string | null) =>
  `Thank you for sharing this. To protect everybody's privacy, we don't discuss care here or say who is a patient. Please call us ${
    phone ? `at ${formatPhone(phone)}` : "at the office"
  }, and we will be glad to talk.`;

/** Warns people of a practice, before they write about it in public, not to confirm that anybody is a patient. */
export function PatientPrivacyNotice(props: PatientPrivacyNoticeProps) {
  const practice = useOwnPractice(props.userId, props.listingId);
  return practice ? <Warning {...props} practiceName={practice.practice_name} /> : null;
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
      title="Don't confirm that anybody is a patient"
      className="mb-4"
      actions={
        onUseReply && (
          <Button
            size="sm"
            variant="secondary"
            isBusy={phone.isLoading}
            onClick={() => onUseReply(neutralReply(phone.data ?? null))}
          >
            Use a neutral reply
          </Button>
        )
      }
    >
      You write for {practiceName}, in public. Even a thank-you for a visit can disclose health
      information: leave out who your patients are, what they came for, and when.
    </Notice>
  );
}
