import { PageHead } from "@/components/layout/page-head";
import type { Profile } from "@/hooks/profiles/profile";
import { useUserId } from "@/hooks/session/store";
import { PersonListings } from "@/pages/profiles/person-listings";
import { PersonPosts } from "@/pages/profiles/person-posts";
import { ProfileHeader } from "@/pages/profiles/profile-header";
import { RecentlyDeleted } from "@/pages/profiles/recently-deleted";

export function PublicProfile({ profile }: { profile: Profile }) {
  const name = profile.full_name || "Anonymous";
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
