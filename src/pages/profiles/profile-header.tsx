import { Avatar } from "@/components/ui/avatar";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import type { Profile } from "@/hooks/profiles/profile";
import { useUserId } from "@/hooks/session/store";
import { paths } from "@/lib/paths";
import { PersonBadges } from "@/pages/profiles/person-badges";
import { ProfileActions } from "@/pages/profiles/profile-actions";
import { ProfileContact } from "@/pages/profiles/profile-contact";

/** The header of a profile. */
export function ProfileHeader({ profile, name }: { profile: Profile; name: string }) {
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
          <p dir="auto" className="mt-5 max-w-prose break-words whitespace-pre-line">
            {profile.bio}
          </p>
        )}
        <ProfileContact profile={profile} isOwn={isOwn} />
        <ProfileActions profile={profile} name={name} />
        {isOwn && (
          <LinkButton to={paths.editProfile} variant="secondary" size="sm" className="mt-6">
            Edit Profile
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
