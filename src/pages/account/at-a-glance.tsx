import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useAccount } from "@/components/account/account-context";
import { OwnAppeal } from "@/components/admin/own-appeal";
import { PostList } from "@/components/community/post-list";
import { InvitationCard } from "@/components/practice/invitation-card";
import { LinkButton } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-styles";
import { InEnglish } from "@/components/ui/in-english";
import { LoadFailure } from "@/components/ui/load-failure";
import { Trans } from "@/components/ui/messages";
import { Notice } from "@/components/ui/notice";
import { Section, SectionEmpty, SectionLoading } from "@/components/ui/section";
import { LoadingSkeleton } from "@/components/ui/skeleton";
import { useSuspension } from "@/hooks/account/current-member";
import type { Profile } from "@/hooks/account/profile";
import { useUserId } from "@/hooks/account/session-store";
import { useOwnClaims } from "@/hooks/claims/claims";
import { useAuthoredPosts, useRelatedListings } from "@/hooks/community/contributions";
import { useOpenCorrections, useOwnCorrections } from "@/hooks/listings/corrections";
import { useOwnInvitations } from "@/hooks/practice/invitations";
import { idOf, usePractices, usePracticesWith } from "@/hooks/practice/own-practices";
import { useOwnRequests } from "@/hooks/requests/own-requests";
import { useReceivedRequests } from "@/hooks/requests/received-requests";
import { useAlerts } from "@/hooks/saved/alerts";
import { useSaved } from "@/hooks/saved/saved-listings";
import { primaryRole } from "@/lib/account/roles";
import { language, withLanguage } from "@/lib/language";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { NextStep } from "@/pages/account/next-step";
import { OwnCorrections } from "@/pages/account/own-corrections";
import { OwnListings } from "@/pages/account/own-listings";
import { OwnRequests } from "@/pages/account/own-requests";
import { ReceivedCorrections } from "@/pages/account/received-corrections";
import { ReceivedRequests } from "@/pages/account/received-requests";
import { SavedPractices } from "@/pages/account/saved-practices";
import { StaffedPractices } from "@/pages/account/staffed-practices";

const newest = 3;

function OwnPosts({ userId }: { userId: string }) {
  return (
    <Section
      title={t`Your posts`}
      action={
        <LinkButton to={paths.profile(userId)} variant="ghost" size="sm">
          <Trans>View public profile</Trans>
        </LinkButton>
      }
    >
      <Posts userId={userId} />
    </Section>
  );
}

function Posts({ userId }: { userId: string }) {
  const posts = useAuthoredPosts(userId);

  if (posts.isPending) return <SectionLoading label={t`Loading your posts...`} />;
  if (!posts.data) return <LoadFailure query={posts} />;
  if (posts.data.length === 0) {
    return (
      <SectionEmpty
        action={
          <LinkButton to={paths.feed} variant="secondary" size="sm">
            <Trans>Go to the community</Trans>
          </LinkButton>
        }
      >
        <Trans>You haven't posted yet. Share what direct primary care is like for you.</Trans>
      </SectionEmpty>
    );
  }
  return <PostList posts={posts.data.slice(0, newest)} isShortened />;
}

interface AtAGlanceProps {
  userId: string;
  /** Undefined while it loads. */
  profile: Profile | undefined;
}

/**
 * The dashboard's overview. It appears once it is known which parts there are; then each part loads
 * and fails independently.
 */
export function AtAGlance({ userId, profile }: AtAGlanceProps) {
  const isReady = useGlanceQueries(userId);
  return profile && isReady ? <Glance profile={profile} /> : <GlanceSkeleton />;
}

/**
 * Starts the queries of all parts together. Returns whether those that decide the parts at the top
 * have been answered once.
 */
function useGlanceQueries(userId: string): boolean {
  const [isReady, setIsReady] = useState(false);
  const deciding = [
    useOwnInvitations(userId),
    usePractices(userId),
    useReceivedRequests(userId, usePracticesWith(userId, "answer").map(idOf)),
    useOpenCorrections(usePracticesWith(userId, "edit").map(idOf)),
    useRelatedListings(userId),
  ];
  useOwnRequests(userId);
  useSaved();
  useAlerts(userId);
  useOwnClaims(userId);
  useOwnCorrections(userId);
  useAuthoredPosts(userId);
  // Parts retry what failed, which must not hide them again.
  const isAnswered = deciding.every(
    ({ isLoading, failureCount }) => !isLoading || failureCount > 0,
  );
  if (isAnswered && !isReady) setIsReady(true);
  return isReady;
}

export function GlanceSkeleton() {
  return <LoadingSkeleton label={t`Loading your dashboard...`} className="h-64 rounded-2xl" />;
}

function Glance({ profile }: { profile: Profile }) {
  const listings = <OwnListings userId={profile.id} />;
  const saved = <SavedPractices userId={profile.id} />;
  const isPatient = primaryRole(profile.roles) === "patient";
  return (
    <div className="grid gap-12">
      <SuspensionNotice />
      {profile.full_name === null && <NameReminder />}
      <OwnInvitations userId={profile.id} />
      {language === "en" ? (
        <>
          <PracticeInbox userId={profile.id} />
          <StaffedPractices userId={profile.id} />
        </>
      ) : (
        <WorkInEnglish userId={profile.id} isPatient={isPatient} />
      )}
      {(language === "en" || isPatient) && <NextStep profile={profile} />}
      <div className="grid items-start gap-12 lg:grid-cols-2">
        <div className="grid gap-12">
          {isPatient ? (
            <>
              <OwnRequests userId={profile.id} />
              {saved}
            </>
          ) : (
            listings
          )}
        </div>
        <div className="grid gap-12">
          {isPatient ? listings : <OwnRequests userId={profile.id} />}
          <OwnCorrections userId={profile.id} />
          {!isPatient && saved}
          <OwnPosts userId={profile.id} />
        </div>
      </div>
    </div>
  );
}

/** Asks for a name if the account has none. */
function NameReminder() {
  return (
    <Notice
      tone="attention"
      title={t`Your account has no name yet`}
      actions={
        <LinkButton to={paths.editProfile} variant="secondary" size="sm">
          <Trans>Add your name</Trans>
        </LinkButton>
      }
    >
      <Trans>
        Your posts show as “Anonymous”. You can't use names that belong to the site or its team.
      </Trans>
    </Notice>
  );
}

/** On the Spanish dashboard, the way to what practices, claimants, and admins do, which is in English. */
function WorkInEnglish({ userId, isPatient }: { userId: string; isPatient: boolean }) {
  const { data: practices = [] } = usePractices(userId);
  const { data: claims = [] } = useOwnClaims(userId);
  if (isPatient && practices.length + claims.length === 0) return null;
  return (
    <Notice
      title={t`Pages for practices and admins are in English`}
      actions={
        <a
          href={withLanguage(paths.dashboard, "en")}
          hrefLang="en"
          className={buttonClasses({ size: "sm" })}
        >
          {t`Open the dashboard in English`}
        </a>
      }
    />
  );
}

/** The requests and corrections that the member can handle; renders nothing for others. */
function PracticeInbox({ userId }: { userId: string }) {
  const answered = usePracticesWith(userId, "answer");
  const edited = usePracticesWith(userId, "edit");

  if (answered.length === 0) return null;
  return (
    <div id="requests" className="grid items-start gap-12 lg:grid-cols-2">
      <ReceivedRequests userId={userId} practices={answered} />
      {edited.length > 0 && <ReceivedCorrections practiceIds={edited.map(idOf)} />}
    </div>
  );
}

/** Lets a suspended member appeal; renders nothing for others. The banner of the page has the reason. */
function SuspensionNotice() {
  const suspension = useSuspension();
  const userId = useUserId();
  if (suspension === null || userId === null) return null;
  return (
    <Notice tone="attention" title={t`Your account is suspended`}>
      <OwnAppeal table="profiles" id={userId} />
    </Notice>
  );
}

/** The member's open invitations; renders nothing without any. */
function OwnInvitations({ userId }: { userId: string }) {
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
    <Section title={t`Invitations`}>
      {isMissing && (
        <Notice tone="attention" title={t`No open invitation for this account`} className="mb-3">
          <Trans>
            You're signed in as <span className="break-words">{email}</span>. If the practice
            invited a different address, sign in with that one. The invitation may also have
            expired, or been answered or withdrawn. Ask the practice for a new one.
          </Trans>
        </Notice>
      )}
      <ul className="grid gap-3">
        {invitations.data.map((invitation) => (
          <li key={invitation.id}>
            <InEnglish>
              <InvitationCard invitation={invitation} onAnswer={forget} />
            </InEnglish>
          </li>
        ))}
      </ul>
    </Section>
  );
}
