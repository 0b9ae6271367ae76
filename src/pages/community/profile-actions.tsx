import { Flag, UserX } from "lucide-react";
import { useRef, useState } from "react";
import { SignInDialog } from "@/components/account/sign-in-dialog";
import { FollowToggle } from "@/components/community/follow-toggle";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy-part";
import type { Profile } from "@/hooks/account/profile";
import { useUserId } from "@/hooks/account/session-store";
import { useBlocks, useUnblock } from "@/hooks/community/blocks";
import { useFollowMember, useIsMemberFollowed } from "@/hooks/community/follow-member";
import { joinClasses } from "@/lib/join-classes";
import { t } from "@/lib/messages";
import { toast } from "@/lib/toast";

const ReportMemberDialog = lazyDialog(
  async () => (await import("@/components/community/report-community-dialogs")).ReportMemberDialog,
);

const BlockDialog = lazyDialog(
  async () => (await import("@/components/community/block-dialog")).BlockDialog,
);

interface ProfileActionsProps {
  profile: Profile;
  name: string;
}

/** Follow, Report, and Block, on the profile of another member. */
export function ProfileActions({ profile, name }: ProfileActionsProps) {
  const userId = useUserId();
  const [isReporting, setIsReporting] = useState(false);
  if (userId === profile.id) return null;

  const close = () => setIsReporting(false);
  return (
    <div
      className={joinClasses(
        "mt-6 -ml-4 flex flex-wrap items-center gap-x-2",
        // Hidden until the session is known, because it may be the member's own profile.
        !userId && "has-session:invisible",
      )}
    >
      {userId ? (
        <FollowUnlessBlocked memberId={profile.id} />
      ) : (
        <FollowMemberButton memberId={profile.id} />
      )}
      <Button variant="ghost" size="sm" onClick={() => setIsReporting(true)}>
        <Flag aria-hidden="true" />
        {t`Report…`}
      </Button>
      {userId && <BlockButton userId={userId} person={{ id: profile.id, name }} />}
      {isReporting &&
        (userId ? (
          <ReportMemberDialog memberId={profile.id} name={name} onClose={close} />
        ) : (
          <SignInDialog
            title={t`Please sign in to report members`}
            description={t`Only admins can see your report. Requiring an account keeps one person from reporting the same thing many times.`}
            onClose={close}
          />
        ))}
    </div>
  );
}

function FollowUnlessBlocked({ memberId }: { memberId: string }) {
  const { data: blocks = [] } = useBlocks();
  const isBlocked = blocks.some(({ blocked_id }) => blocked_id === memberId);
  return isBlocked ? null : <FollowMemberButton memberId={memberId} />;
}

/** Follows a member, who isn't notified. */
function FollowMemberButton({ memberId }: { memberId: string }) {
  const { data: isFollowed = false } = useIsMemberFollowed(memberId);
  const follow = useFollowMember(memberId);
  return (
    <FollowToggle
      variant="ghost"
      isFollowed={isFollowed}
      isBusy={follow.isPending}
      noun="members"
      dialogDescription={t`With a free account, you get a notification when they share a post.`}
      onMember={(followerId) => follow.mutate({ followerId, memberId, isFollowed: !isFollowed })}
    />
  );
}

interface BlockButtonProps {
  userId: string;
  person: { id: string; name: string };
}

function BlockButton({ userId, person }: BlockButtonProps) {
  const blocks = useBlocks();
  const unblock = useUnblock();
  const [isBlocking, setIsBlocking] = useState(false);
  const containerRef = useRef<HTMLDivElement>(null);
  if (!blocks.data) return null;

  const { id, name } = person;
  const isBlocked = blocks.data.some(({ blocked_id }) => blocked_id === id);
  async function release() {
    try {
      await unblock.mutateAsync({ userId, otherId: id });
    } catch {
      // A toast shows the error.
      return;
    }
    toast({ title: t`You unblocked ${name}`, tone: "success" });
  }

  return (
    <div ref={containerRef} className="flex flex-wrap items-center gap-x-2">
      <Button
        variant="ghost"
        size="sm"
        isBusy={unblock.isPending}
        icon={<UserX aria-hidden="true" />}
        onClick={isBlocked ? release : () => setIsBlocking(true)}
      >
        {isBlocked ? t`Unblock` : t`Block…`}
      </Button>
      {isBlocked && <span className="text-sm text-ink-soft">{t`You blocked this member.`}</span>}
      {isBlocking && (
        <BlockDialog
          userId={userId}
          person={person}
          containerRef={containerRef}
          onClose={() => setIsBlocking(false)}
        />
      )}
    </div>
  );
}
