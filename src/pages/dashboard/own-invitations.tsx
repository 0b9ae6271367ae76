import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Section } from "@/components/profiles/section";
import { useAccount } from "@/components/session/account-context";
import { InvitationCard } from "@/components/staff/invitation-card";
import { LoadFailure } from "@/components/ui/load-failure";
import { Notice } from "@/components/ui/notice";
import { useOwnInvitations } from "@/hooks/staff/invitations";

/** The member's open invitations; renders nothing without any. */
export function OwnInvitations({ userId }: { userId: string }) {
  const { email } = useAccount();
  const [params, setParams] = useSearchParams();
  const [answered, setAnswered] = useState<string | null>(null);
  const named = params.get("invitation");
  const followed = named === answered ? null : named;
  const invitations = useOwnInvitations(userId);

  // The URL is updated later than the list, so the answered invitation is remembered here.
  function forget() {
    setAnswered(named);
    setParams(
      (before) => {
        before.delete("invitation");
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  if (invitations.isPending) return null;
  if (!invitations.data) return followed ? <LoadFailure query={invitations} /> : null;
  const isMissing = followed !== null && invitations.data.every(({ id }) => id !== followed);
  if (invitations.data.length === 0 && !isMissing) return null;
  return (
    <Section title="Invitations">
      {isMissing && (
        <Notice tone="attention" title="No open invitation for this account" className="mb-3">
          You're signed in as <span className="break-words">{email}</span>. If the practice invited
          a different address, sign in with that one. The invitation may also have been answered,
          been withdrawn, or expired; ask the practice for a new one.
        </Notice>
      )}
      <ul className="grid gap-3">
        {invitations.data.map((invitation) => (
          <li key={invitation.id}>
            <InvitationCard invitation={invitation} onAnswer={forget} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
