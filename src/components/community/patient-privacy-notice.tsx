import { ShieldAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useOwnPractice, usePracticePhone } from "@/hooks/practice/own-practices";
import { formatPhone } from "@/lib/format/format-phone";

interface PatientPrivacyNoticeProps {
  userId: string;
  listingId: string;
  /** Inserts a neutral reply into the editor. */
  onUseReply?: (reply: string) => void;
}

const neutralReply = (phone: string | null) =>
  `Thank you for sharing this. To protect privacy, we don't discuss care or confirm who is a patient here. Please call us ${
    phone ? `at ${formatPhone(phone)}` : "at the office"
  }, and we'll be glad to help.`;

/** Reminds a practice's staff, before they post about it, not to confirm that anyone is a patient. */
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
      title="Don't confirm that anyone is a patient"
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
      You're writing in public for {practiceName}, which can answer a story once. Even thanking
      someone for a visit can reveal health information, so leave out who your patients are, why
      they came in, and when.
    </Notice>
  );
}
