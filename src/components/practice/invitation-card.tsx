import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { type OwnInvitation, useAnswerInvitation } from "@/hooks/practice/invitations";
import type { PracticeRole } from "@/lib/account/staff-roles";
import { moveFocusOnRemoval } from "@/lib/browser/focus";
import { formatDay } from "@/lib/format/dates";
import { toast } from "@/lib/toast";

const roleDescriptions: Record<PracticeRole, string> = {
  front_desk:
    "At the front desk, you read and answer patient requests, including names and email addresses, and set whether the practice accepts new patients.",
  manager:
    "As a manager, you edit the listing and its prices, read and answer patient requests, including names and email addresses, and invite front desk staff.",
  owner:
    "As the owner, you're responsible for the listing and decide who has access. Patients see the phone and email you publish in your profile. The current owner becomes a manager.",
};

const invitationPhrases: Record<PracticeRole, string> = {
  front_desk: "invites you to work at the front desk",
  manager: "invites you to be a manager",
  owner: "asks you to become the owner",
};

interface InvitationCardProps {
  invitation: OwnInvitation;
  onAnswer: () => void;
}

/** An invitation, what it means, and the buttons to accept or decline it. */
export function InvitationCard({ invitation, onAnswer }: InvitationCardProps) {
  const answer = useAnswerInvitation();
  const { id, practice_name, role, invited_by, expires_at } = invitation;

  async function settle(isAccepted: boolean) {
    onAnswer();
    await answer.mutateAsync({ id, isAccepted });
    const title = isAccepted ? "Invitation accepted" : "Invitation declined";
    toast({ title, tone: "success" });
  }

  return (
    <Card tone="sky" padding="none" className="px-5 py-4">
      <h3 className="text-lg break-words">
        <bdi>{practice_name}</bdi>
      </h3>
      <p className="mt-1 break-words">
        <bdi>{invited_by ?? "A member"}</bdi> {invitationPhrases[role]}. {roleDescriptions[role]}
      </p>
      <p className="mt-1 text-sm text-ink-soft">You can accept until {formatDay(expires_at)}.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          ref={moveFocusOnRemoval}
          size="sm"
          isBusy={answer.isPending}
          aria-label={`Accept: ${practice_name}`}
          onClick={() => settle(true)}
        >
          Accept
        </Button>
        <Button
          ref={moveFocusOnRemoval}
          size="sm"
          variant="secondary"
          isBusy={answer.isPending}
          aria-label={`Decline: ${practice_name}`}
          onClick={() => settle(false)}
        >
          Decline
        </Button>
      </div>
    </Card>
  );
}
