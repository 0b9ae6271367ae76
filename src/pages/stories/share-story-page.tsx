import { useState } from "react";
import { PageHead } from "@/components/layout/page-head";
import { Container } from "@/components/ui/container";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { useSession } from "@/hooks/session/store";
import { StoryEditor } from "@/pages/stories/story-desk";
import { StoryTips } from "@/pages/stories/story-tips";

export function Component() {
  return (
    <Container className="pt-12 pb-section sm:pt-16">
      <PageHead
        title="Share Your Story"
        description="Share what direct primary care has been like for you. Your experience helps others find a doctor."
      />
      <header className="max-w-3xl">
        <h1 className="text-hero">Share Your DPC Story</h1>
        <p className="mt-5 max-w-prose text-lg text-ink-soft">
          Someone is wondering whether direct primary care is right for them. Tell them what it’s
          been like for you.
        </p>
      </header>
      <div className="mt-10 grid items-start gap-8 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        {/* Above the form on small screens. */}
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

  if (session.status === "loading") {
    return (
      <LoadingRegion label="Loading your story..." isLabelHidden>
        <Skeleton className="h-144 rounded-xl" />
      </LoadingRegion>
    );
  }
  // Each member has their own draft.
  return (
    <div className={writerId === null ? "has-session:invisible" : undefined}>
      <StoryEditor key={writerId} writerId={writerId} />
    </div>
  );
}
