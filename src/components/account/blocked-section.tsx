import { useRef, useState } from "react";
import { PersonRow } from "@/components/account/person-row";
import { Button } from "@/components/ui/button";
import { LoadFailure } from "@/components/ui/load-failure";
import { Trans } from "@/components/ui/messages";
import { LoadingSkeleton } from "@/components/ui/skeleton";
import { type BlockedPerson, useBlocks, useUnblock } from "@/hooks/community/blocks";
import { t } from "@/lib/messages";

const nameOf = ({ person }: BlockedPerson) => person?.full_name ?? t`A member`;

/** The blocked members, each with an Unblock button. */
export function BlockedSection({ userId }: { userId: string }) {
  const blocks = useBlocks();
  const unblock = useUnblock();
  const [released, setReleased] = useState<string>();
  const status = useRef<HTMLParagraphElement>(null);

  if (blocks.isPending)
    return <LoadingSkeleton label={t`Loading blocked people...`} className="h-12" />;
  if (!blocks.data) return <LoadFailure query={blocks} />;

  async function release(person: BlockedPerson) {
    await unblock.mutateAsync({ userId, otherId: person.blocked_id });
    setReleased(nameOf(person));
    // The focused button was removed with its row.
    status.current?.focus();
  }

  return (
    <>
      <ul className="divide-y divide-line empty:hidden">
        {blocks.data.map((person) => (
          <BlockedRow
            key={person.blocked_id}
            person={person}
            isBusy={unblock.isPending && unblock.variables.otherId === person.blocked_id}
            onRelease={() => release(person)}
          />
        ))}
      </ul>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className="mt-4 text-sm text-ink-soft first:mt-0 empty:mt-0"
      >
        {[
          released && t`You unblocked ${released}.`,
          blocks.data.length === 0 && t`You haven't blocked anyone.`,
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
    </>
  );
}

interface BlockedRowProps {
  person: BlockedPerson;
  isBusy: boolean;
  onRelease: () => Promise<void>;
}

function BlockedRow({ person, isBusy, onRelease }: BlockedRowProps) {
  const name = nameOf(person);
  return (
    <PersonRow
      id={person.blocked_id}
      name={name}
      avatarUrl={person.person?.avatar_url}
      at={person.created_at}
    >
      <Button
        variant="secondary"
        size="sm"
        aria-label={t`Unblock ${name}`}
        isBusy={isBusy}
        onClick={onRelease}
      >
        <Trans>Unblock</Trans>
      </Button>
    </PersonRow>
  );
}
