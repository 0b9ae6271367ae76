import { ShareButton } from "@/components/listings/share-button";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { SentInvitation } from "@/hooks/practice/staff";
import { useInvite, useWithdrawInvitation } from "@/hooks/practice/staff";
import { roleNames } from "@/lib/account/staff-roles";
import { moveFocusOnRemoval } from "@/lib/browser/focus";
import { formatDay } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { pageUrl } from "@/lib/site/site";
import { toast } from "@/lib/toast";

interface SentInvitationRowProps {
  practiceId: string;
  invitation: SentInvitation;
  /** The invited address, or the name of the manager who is offered the ownership. */
  name: string;
  /** Whether the member can withdraw it. */
  isOwn: boolean;
}

/** An open invitation, with the buttons to share and withdraw it. */
export function SentInvitationRow({ practiceId, invitation, name, isOwn }: SentInvitationRowProps) {
  const withdrawal = useWithdrawInvitation();
  const { id, role, expires_at } = invitation;
  const isExpired = Date.parse(expires_at) <= Date.now();

  async function withdraw() {
    await withdrawal.mutateAsync(id);
    toast({ title: "Invitation withdrawn", tone: "success" });
  }

  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="min-w-0 font-semibold break-words">{name}</bdi>
        <Badge tone={isExpired ? "neutral" : "info"}>
          {isExpired ? "Expired" : `Invited: ${roleNames[role]}`}
        </Badge>
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        {`${isExpired ? "Expired on" : "Expires on"} ${formatDay(expires_at)}`}
      </p>
      <div className="mt-2 -ml-4 flex flex-wrap gap-2">
        {isExpired && isOwn && invitation.email !== null && role !== "owner" ? (
          <InviteAgain practiceId={practiceId} email={invitation.email} role={role} />
        ) : (
          !isExpired &&
          invitation.email !== null && (
            <ShareButton
              title="An invitation"
              url={pageUrl(paths.invitation(id))}
              label={
                <>
                  Link <VisuallyHidden>for {name}</VisuallyHidden>
                </>
              }
              size="sm"
            />
          )
        )}
        {isOwn && (
          <Button
            ref={moveFocusOnRemoval}
            variant="ghost"
            size="sm"
            isBusy={withdrawal.isPending}
            onClick={withdraw}
          >
            Withdraw <VisuallyHidden>the invitation for {name}</VisuallyHidden>
          </Button>
        )}
      </div>
    </>
  );
}

type InviteAgainProps = Parameters<ReturnType<typeof useInvite>["mutate"]>[0];

function InviteAgain(invitation: InviteAgainProps) {
  const invite = useInvite();
  const renew = () =>
    invite.mutate(invitation, {
      onSuccess: () => toast({ title: "Invitation renewed", tone: "success" }),
      onError: ({ message }) => toast({ title: "Error", description: message, tone: "error" }),
    });
  return (
    <Button variant="ghost" size="sm" isBusy={invite.isPending} onClick={renew}>
      Invite again <VisuallyHidden>{invitation.email}</VisuallyHidden>
    </Button>
  );
}
