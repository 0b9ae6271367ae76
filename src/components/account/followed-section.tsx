import { useState } from "react";
import { PersonRow } from "@/components/account/person-row";
import { Button } from "@/components/ui/button";
import { LoadFailure } from "@/components/ui/load-failure";
import { Trans } from "@/components/ui/messages";
import { LoadingSkeleton } from "@/components/ui/skeleton";
import {
  type FollowedPerson,
  useFollowedPeople,
  useFollowMember,
} from "@/hooks/community/follow-member";
import { t } from "@/lib/messages";

/** The members that the member follows, each with a button to unfollow them. */
export function FollowedSection({ userId }: { userId: string }) {
  const people = useFollowedPeople(userId);
  if (people.isPending)
    return <LoadingSkeleton label={t`Loading people you follow...`} className="h-12" />;
  if (!people.data) return <LoadFailure query={people} />;
  if (people.data.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        <Trans>You don't follow anyone.</Trans>
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line">
      {people.data.map((person) => (
        <FollowedRow key={person.followed_id} userId={userId} person={person} />
      ))}
    </ul>
  );
}

interface FollowedRowProps {
  userId: string;
  person: FollowedPerson;
}

/** Stays in the list after Unfollow, which can then be undone. */
function FollowedRow({ userId, person }: FollowedRowProps) {
  const id = person.followed_id;
  const follow = useFollowMember(id);
  const [isFollowed, setIsFollowed] = useState(true);
  const name = person.person?.full_name ?? t`A member`;

  const toggle = () =>
    follow.mutate(
      { followerId: userId, memberId: id, isFollowed: !isFollowed },
      { onSuccess: () => setIsFollowed(!isFollowed) },
    );

  return (
    <PersonRow id={id} name={name} avatarUrl={person.person?.avatar_url} at={person.created_at}>
      <Button
        variant="secondary"
        size="sm"
        aria-label={isFollowed ? t`Unfollow ${name}` : t`Follow ${name}`}
        isBusy={follow.isPending}
        onClick={toggle}
      >
        {isFollowed ? t`Unfollow` : t`Follow`}
      </Button>
    </PersonRow>
  );
}
