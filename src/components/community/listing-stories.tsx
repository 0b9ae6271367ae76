import { PenLine } from "lucide-react";
import { StoryCard } from "@/components/community/story-card";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadMore } from "@/components/ui/load-more";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { useUserId } from "@/hooks/account/session-store";
import { useListingStories, useStories } from "@/hooks/community/stories";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

/** The stories about a practice, with a link to share one, or to the member's own. */
export function ListingStories({ listingId }: { listingId: string }) {
  const stories = useListingStories(listingId);
  const userId = useUserId();
  const own = stories.data?.find((story) => story.user_id === userId);
  const invitation = (
    <LinkButton
      to={own ? paths.post(own.id) : paths.shareStoryAbout(listingId)}
      variant="secondary"
      size="sm"
    >
      <PenLine aria-hidden="true" />
      <span>{own ? t`Update your story` : t`Share your story about this practice`}</span>
    </LinkButton>
  );

  if (stories.data?.length === 0) {
    return (
      <EmptyState title={t`Stories about this practice`} actions={invitation}>
        {t`No stories yet. Have you been a patient here? Your experience helps others decide.`}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="stories">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h2 id="stories" className="text-2xl">
          {t`Stories about this practice`}
        </h2>
        {invitation}
      </div>
      <StoryList stories={stories} />
    </section>
  );
}

/** The stories of a state, or all. */
export function CommunityStories({ state }: { state: string | null }) {
  const stories = useStories(state);
  if (stories.data?.length === 0) {
    return (
      <EmptyState
        title={t`No stories here yet.`}
        actions={<LinkButton to={paths.shareStory}>{t`Share your story`}</LinkButton>}
      >
        {t`What does your practice cost, and what is different? Your experience helps others decide.`}
      </EmptyState>
    );
  }
  return <StoryList stories={stories} namesListing />;
}

interface StoryListProps {
  stories: ReturnType<typeof useListingStories>;
  /** Whether to name the practices. */
  namesListing?: boolean;
}

function StoryList({ stories, namesListing = false }: StoryListProps) {
  return (
    <>
      {stories.isPending && (
        <LoadingRegion
          label={t`Loading stories...`}
          isLabelHidden
          className="grid gap-4 md:grid-cols-2"
        >
          <Skeleton className="h-72 rounded-xl" />
          <Skeleton className="h-72 rounded-xl" />
        </LoadingRegion>
      )}
      {stories.isError && !stories.data && (
        <LoadFailure query={stories} title={t`We couldn't load stories`} />
      )}
      {stories.data && (
        <ul className="grid gap-4 md:grid-cols-2">
          {stories.data.map((story) => (
            <li key={story.id} className="min-w-0 md:odd:last:col-span-2">
              <StoryCard story={story} namesListing={namesListing} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore
        query={stories}
        label={t`Load more stories`}
        loadingLabel={t`Loading more stories...`}
      />
    </>
  );
}
