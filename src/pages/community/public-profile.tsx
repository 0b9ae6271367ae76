import { BadgeCheck, ShieldCheck } from "lucide-react";
import { useRef } from "react";
import { RoleBadges } from "@/components/account/role-badges";
import { PostList } from "@/components/community/post-list";
import { ListingList } from "@/components/listings/listing-list";
import { LocalText } from "@/components/site/local-text";
import { PageHead } from "@/components/site/page-head";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button, LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LoadFailure } from "@/components/ui/load-failure";
import { Trans } from "@/components/ui/messages";
import { Section, SectionEmpty, SectionLoading } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { type Profile, usePersonBadges } from "@/hooks/account/profile";
import { useUserId } from "@/hooks/account/session-store";
import { useAuthoredPosts, useRelatedListings } from "@/hooks/community/contributions";
import {
  type DeletedContent,
  useRecentlyDeleted,
  useRestoreContent,
} from "@/hooks/community/restore-content";
import { formatDay } from "@/lib/format/dates";
import { physicianBadge } from "@/lib/format/person-badges";
import { tidyText } from "@/lib/format/post-text";
import { textLanguage } from "@/lib/format/text-language";
import { isPublic } from "@/lib/listings/listing-status";
import { plural, t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site/site";
import { toast } from "@/lib/toast";
import { ProfileActions } from "@/pages/community/profile-actions";
import { ProfileContact } from "@/pages/community/profile-contact";

const restoreWindowMs = 10 * 60_000;

/** The content the member deleted in the last ten minutes, each with a Restore button. */
function RecentlyDeleted() {
  const deleted = useRecentlyDeleted();
  const restoreContent = useRestoreContent();
  const containerRef = useRef<HTMLDivElement>(null);

  async function restore(content: DeletedContent) {
    try {
      await restoreContent.mutateAsync(content);
    } catch {
      // A toast shows the error.
      return;
    }
    toast({ title: t`Restored`, tone: "success" });
    // The focused button was removed with its row.
    containerRef.current?.focus();
  }

  return (
    <div ref={containerRef} tabIndex={-1} className="mt-10 empty:mt-0">
      {deleted.data && deleted.data.length > 0 && (
        <Section title={t`Recently deleted`}>
          <ul className="grid gap-3">
            {deleted.data.map((content) => (
              <li key={content.id}>
                <Card padding="none" className="px-5 py-4">
                  <p
                    lang={textLanguage(content.content)}
                    className="line-clamp-3 break-words whitespace-pre-line"
                  >
                    {tidyText(content.content)}
                  </p>
                  <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
                    <p className="text-sm text-ink-soft">{timeLeft(content)}</p>
                    <Button
                      variant="secondary"
                      size="sm"
                      isBusy={
                        restoreContent.isPending && restoreContent.variables.id === content.id
                      }
                      onClick={() => void restore(content)}
                    >
                      {t`Restore`}
                    </Button>
                  </div>
                </Card>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

function timeLeft({ deleted_at }: DeletedContent): string {
  const minutes = Math.ceil((Date.parse(deleted_at) + restoreWindowMs - Date.now()) / 60_000);
  return plural(Math.max(minutes, 1), {
    one: "# minute left to restore it",
    other: "# minutes left to restore it",
  });
}

const relationLabels = { owner: t`owner`, submitter: t`added this listing` };

/** The published listings that a member added or owns. Pending claims are not public. */
function PersonListings({ userId }: { userId: string }) {
  return (
    <Section title={t`Listings`}>
      <Listings userId={userId} />
    </Section>
  );
}

function Listings({ userId }: { userId: string }) {
  const listings = useRelatedListings(userId);

  if (listings.isPending) return <SectionLoading label={t`Loading listings...`} />;
  if (!listings.data) return <LoadFailure query={listings} />;
  const shown = listings.data.filter(isPublic);
  if (shown.length === 0) return <SectionEmpty>{t`No public listings yet.`}</SectionEmpty>;
  return <ListingList listings={shown} userId={userId} relationLabels={relationLabels} />;
}

export function PublicProfile({ profile }: { profile: Profile }) {
  const name = profile.full_name || t`Anonymous`;
  const isDoctor = profile.roles.some(({ role }) => role === "doctor");
  const isOwn = useUserId() === profile.id;
  return (
    <>
      {/* Only doctors' profiles are indexed by search engines. */}
      <PageHead
        title={name}
        isIndexed={isDoctor}
        {...(profile.bio && { description: profile.bio.slice(0, 160) })}
      />
      <ProfileHeader profile={profile} name={name} />
      {isOwn && <RecentlyDeleted />}
      <div className="mt-12 grid items-start gap-12 lg:grid-cols-2">
        <PersonListings userId={profile.id} />
        <PersonPosts userId={profile.id} />
      </div>
    </>
  );
}

function PersonPosts({ userId }: { userId: string }) {
  return (
    <Section title={t`Posts`}>
      <Posts userId={userId} />
    </Section>
  );
}

function Posts({ userId }: { userId: string }) {
  const posts = useAuthoredPosts(userId);

  if (posts.isPending) return <SectionLoading label={t`Loading posts...`} />;
  if (!posts.data) return <LoadFailure query={posts} />;
  if (posts.data.length === 0) return <SectionEmpty>{t`No posts to show.`}</SectionEmpty>;
  return <PostList posts={posts.data} />;
}

/** The header of a profile. */
function ProfileHeader({ profile, name }: { profile: Profile; name: string }) {
  const isOwn = useUserId() === profile.id;

  return (
    <Card padding="lg" className="flex flex-col gap-6 sm:flex-row sm:gap-8">
      <Avatar name={name} src={profile.avatar_url} size="xl" />
      <div className="min-w-0 flex-1">
        <h1 className="text-3xl break-words">
          <bdi>{name}</bdi>
        </h1>
        <PersonBadges profile={profile} isOwn={isOwn} />
        {profile.bio && (
          <p
            dir="auto"
            lang={textLanguage(profile.bio)}
            className="mt-5 max-w-prose break-words whitespace-pre-line"
          >
            {profile.bio}
          </p>
        )}
        <ProfileContact profile={profile} isOwn={isOwn} />
        <ProfileActions profile={profile} name={name} />
        {isOwn && (
          <LinkButton to={paths.editProfile} variant="secondary" size="sm" className="mt-6">
            {t`Edit Profile`}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

interface PersonBadgesProps {
  profile: Profile;
  isOwn: boolean;
}

/** The badges of a member. Others see verified facts and the doctor role; members see all of their own roles. */
function PersonBadges({ profile, isOwn }: PersonBadgesProps) {
  const { data: badges } = usePersonBadges(profile.id);
  const siteName = site.name;
  const practiceName = badges?.practice_name;
  const ownerSince = badges?.owner_since && formatDay(badges.owner_since);
  const roles = profile.roles.map(({ role }) => role);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 empty:hidden">
      {badges?.is_site_admin && (
        <Badge tone="info">
          <ShieldCheck aria-hidden="true" />
          {t`${siteName} team`}
        </Badge>
      )}
      {badges?.physician_checked_at && (
        <Badge tone="positive">
          <BadgeCheck aria-hidden="true" />
          <LocalText>{physicianBadge(badges)}</LocalText>
        </Badge>
      )}
      {isOwn && <RoleBadges roles={roles} />}
      {!isOwn && roles.includes("doctor") && <Badge>{t`Joined as a doctor`}</Badge>}
      {ownerSince && badges.practice_id && (
        <p className="w-full text-sm text-ink-soft">
          <Trans>
            Owner of{" "}
            <TextLink to={paths.listing(badges.practice_id)}>
              <bdi>{practiceName}</bdi>
            </TextLink>{" "}
            since <LocalText>{ownerSince}</LocalText>
          </Trans>
        </p>
      )}
      {badges?.physician_checked_at && (
        <p className="w-full max-w-prose text-sm text-ink-soft">
          {t`The NPI registry lists an active physician NPI under this name. This person's practice lists the same NPI.`}
        </p>
      )}
    </div>
  );
}
