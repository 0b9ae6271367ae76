import { ChevronDown, Footprints, HandCoins, MessageCircleHeart, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { ActiveOnly } from "@/components/community/active-only";
import { StoryForm } from "@/components/community/story-form";
import { PageHead } from "@/components/site/page-head";
import { Card } from "@/components/ui/card";
import { Container } from "@/components/ui/container";
import { Trans } from "@/components/ui/messages";
import { Notice } from "@/components/ui/notice";
import { LoadingSkeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { useSession, useUserId } from "@/hooks/account/session-store";
import { useStoryDraft } from "@/hooks/community/story-draft";
import { useCreatePost } from "@/hooks/community/write-post";
import { readMembership } from "@/lib/community/membership";
import { clearStory, findStoryProblem } from "@/lib/community/story-draft";
import { isWritten } from "@/lib/format/characters";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";

const tips = [
  {
    icon: Footprints,
    tone: "sage",
    title: t`Start before the doctor`,
    text: t`What made you look for a doctor, and how did you find yours?`,
  },
  {
    icon: MessageCircleHeart,
    tone: "sky",
    title: t`Describe one visit`,
    text: t`One call or visit says more than a rating. What happened, and what was different?`,
  },
  {
    icon: HandCoins,
    tone: "apricot",
    title: t`Be clear about cost`,
    text: t`What you pay, what you save, and what isn't covered. Good and bad both help.`,
  },
  {
    icon: ShieldCheck,
    tone: "plain",
    title: t`Keep private things private`,
    text: t`Leave out other people's names and health, and anything you wouldn't want the public to read.`,
  },
] as const;

/** Four writing tips: beside the form, or collapsed above it on small screens. */
function StoryTips() {
  return (
    <>
      <details className="group rounded-lg bg-surface ring-1 ring-line ring-inset lg:hidden">
        <summary className="flex min-h-12 items-center justify-between rounded-lg px-5 font-semibold [&::-webkit-details-marker]:hidden">
          {t`Tips for writing`}
          <ChevronDown
            aria-hidden="true"
            className="size-5 text-ink-soft transition-transform duration-200 group-open:rotate-180"
          />
        </summary>
        <div className="px-4 pt-1 pb-4">
          <TipList />
        </div>
      </details>
      <div className="hidden lg:block">
        <TipList />
      </div>
    </>
  );
}

function TipList() {
  return (
    <ul aria-label={t`Tips for writing`} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
      {tips.map(({ icon: Icon, tone, title, text }) => (
        <li key={title}>
          <Card tone={tone} padding="none" className="h-full p-5">
            <h2 className="flex items-center gap-3 text-lg">
              <Icon aria-hidden="true" className="size-6 shrink-0 text-primary" />
              {title}
            </h2>
            <p className="mt-2 text-sm">{text}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}

export function Component() {
  return (
    <Container className="pt-8 pb-section sm:pt-16">
      <PageHead
        title={t`Share Your Story`}
        description={t`Share what direct primary care has been like for you. Your experience helps others find a doctor.`}
      />
      <header className="max-w-3xl">
        <h1 className="text-hero">{t`Share Your DPC Story`}</h1>
        <p className="mt-3 max-w-prose text-ink-soft sm:mt-5 sm:text-lg">
          {t`Someone is wondering whether direct primary care is right for them. Tell them what it's been like for you.`}
        </p>
      </header>
      <div className="mt-6 grid items-start gap-4 sm:mt-10 sm:gap-8 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <div className="lg:order-last">
          <StoryTips />
        </div>
        <StoryEditorForSession />
      </div>
    </Container>
  );
}

function StoryEditorForSession() {
  const session = useSession();
  const userId = session.status === "signed-in" ? session.session.user.id : null;
  const [writerId, setWriterId] = useState(userId);
  if (userId && userId !== writerId) setWriterId(userId);

  if (session.status === "loading")
    return <LoadingSkeleton label={t`Loading your story...`} className="h-144 rounded-xl" />;
  // Each member has their own draft.
  return (
    <div className={writerId === null ? "has-session:invisible" : undefined}>
      <StoryEditor key={writerId} writerId={writerId} />
    </div>
  );
}

/** The story form and its submission. It keeps the draft's owner when the session ends. */
function StoryEditor({ writerId }: { writerId: string | null }) {
  const userId = useUserId();
  const { story, change, isLookingUpListing } = useStoryDraft(writerId);
  const create = useCreatePost();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;

  async function send(content: string, userId: string) {
    const { id, practice, affiliatedWith } = story;
    const about = {
      listingId: practice?.id ?? null,
      isAffiliated: practice !== null && affiliatedWith === practice.id,
      membership: practice ? readMembership(story) : undefined,
    };
    try {
      await create.mutateAsync({ id, userId, content, kind: "story", topic: null, ...about });
    } catch {
      // A toast shows the error, and the form keeps the story.
      return;
    }
    clearStory(writerId);
    toast({
      title: t`Story shared!`,
      description: t`Thank you for sharing your DPC experience`,
      tone: "success",
    });
    await navigate(paths.feed);
  }

  async function share() {
    if (!userId) {
      toast({
        title: t`Please sign in`,
        description: t`You need to be signed in to share your story`,
      });
      await navigate(paths.signUp("patient", here));
      return;
    }
    // PostgreSQL rejects texts that contain NUL.
    const content = story.content.replaceAll("\0", "").trim();
    if (!isWritten(content)) {
      toast({
        title: t`Story required`,
        description: t`Please write your story before submitting`,
        tone: "error",
      });
      return;
    }
    if (findStoryProblem(story)) return;
    await send(content, userId);
  }

  return (
    <div className="grid gap-6">
      {!userId && (
        <Notice title={t`You need an account to share`}>
          <Trans>
            You can start writing now. We save your draft on this device. New here?{" "}
            <TextLink to={paths.signUp("patient", here)}>Sign up</TextLink>. Already have an
            account? <TextLink to={paths.signIn(here)}>Sign in</TextLink>.
          </Trans>
        </Notice>
      )}
      <ActiveOnly>
        <StoryForm
          writerId={writerId}
          story={story}
          isLookingUpListing={isLookingUpListing}
          isSending={create.isPending}
          onChange={change}
          onShare={share}
        />
      </ActiveOnly>
    </div>
  );
}
