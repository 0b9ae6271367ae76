import { ContactList } from "@/components/doctors/contact-list";
import { NobodyHere } from "@/components/requests/nobody-here";
import { RequestPanel } from "@/components/requests/request-panel";
import { Dialog } from "@/components/ui/dialog";
import { LinkButton } from "@/components/ui/link-button";
import type { Doctor } from "@/hooks/doctors/detail";
import { hostnameOf } from "@/lib/hostname";
import { isAnswered } from "@/lib/listing-state";
import type { RequestKind } from "@/lib/request-state";

interface JoinDialogProps {
  doctor: Doctor;
  purpose: RequestKind;
  userId: string;
  onClose: () => void;
}

/** The practice's own page for joining or booking, or else a request to the practice, or else its phone and website. */
export function JoinDialog({ doctor, purpose, userId, onClose }: JoinDialogProps) {
  const page = purpose === "membership" ? doctor.enrollment_url : doctor.booking_url;
  const deed = purpose === "membership" ? "Join" : "Book a visit at";
  const title = `${deed} ${doctor.practice_name}`;

  if (page) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={title}
        description={
          purpose === "membership"
            ? "You join and pay on the practice's own site. It opens in a new tab."
            : "You book on the practice's own site. It opens in a new tab."
        }
        actions={
          <LinkButton to={page} target="_blank" rel="noopener noreferrer nofollow">
            Continue to {hostnameOf(page)}
          </LinkButton>
        }
      >
        <ContactList doctor={doctor} />
      </Dialog>
    );
  }
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      {doctor.user_id === userId && (
        <p>This is your practice. What people ask you appears in your dashboard.</p>
      )}
      {doctor.user_id !== userId && isAnswered(doctor) && (
        <RequestPanel doctor={doctor} purpose={purpose} userId={userId} />
      )}
      {doctor.user_id !== userId && !isAnswered(doctor) && <NobodyHere doctor={doctor} />}
    </Dialog>
  );
}
