import { ShieldAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
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
  /** The text in the editor. */
  draft: string;
  /** Replaces the draft with a neutral reply. */
  onUseReply: (reply: string) => void;
}

/** Reminds a practice's staff, before they answer a story, not to confirm that anyone is a patient. */
export function PatientPrivacyNotice({ practice, draft, onUseReply }: PatientPrivacyNoticeProps) {
  const phone = usePracticePhone(practice.doctor_id);
  const reply = neutralReply(phone.data ?? null);
  const label = "Use a neutral reply";
  return (
    <Notice
      tone="attention"
      icon={<ShieldAlert aria-hidden="true" />}
      title="Don't confirm that anyone is a patient"
      className="mb-4"
      actions={
        draft && draft !== reply ? (
          <ConfirmButton
            label={label}
            variant="secondary"
            title="Replace your draft?"
            confirmLabel="Replace"
            onConfirm={async () => onUseReply(reply)}
          >
            The neutral reply takes the place of what you've written, which can't be restored.
          </ConfirmButton>
        ) : (
          <Button
            size="sm"
            variant="secondary"
            isBusy={phone.isLoading}
            onClick={() => onUseReply(reply)}
          >
            {label}
          </Button>
        )
      }
    >
      You're writing in public for {practice.practice_name}, which can answer a story once. Even
      thanking someone for a visit can reveal health information, so leave out who your patients
      are, why they came in, and when.
    </Notice>
  );
}

interface HealthQuestionProps {
  word: string;
  onPublish: () => Promise<void>;
  onClose: () => void;
}

/** Asks before the answer of a practice is published that names health. */
export const HealthQuestion = ({ word, onPublish, onClose }: HealthQuestionProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    title={`Publish an answer with “${word}”?`}
    description="It may reveal someone's health, or that they're a patient, even if they wrote about it themselves."
    actions={
      <>
        <Button variant="ghost" onClick={() => void onPublish()}>
          Publish anyway
        </Button>
        <DialogClose>
          <Button>Keep editing</Button>
        </DialogClose>
      </>
    }
  />
);
