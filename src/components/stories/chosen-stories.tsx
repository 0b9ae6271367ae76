import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QuietInvitation } from "@/components/stories/quiet-invitation";
import { StoryCard } from "@/components/stories/story-card";
import { useHomeStories } from "@/hooks/stories/stories";
import { queryClient } from "@/lib/supabase/query-client";

export interface ChosenStoriesProps {
  className: string;
  /** What stands here while they are on their way. */
  waiting: ReactNode;
}

/** The stories of the home page, with a query client of their own: static pages have none. */
export function ChosenStories(props: ChosenStoriesProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Stories {...props} />
    </QueryClientProvider>
  );
}

function Stories({ className, waiting }: ChosenStoriesProps) {
  const stories = useHomeStories();
  if (stories.isPending) return waiting;
  if (!stories.data?.length) return <QuietInvitation />;
  return (
    <ul className={className}>
      {stories.data.map((story) => (
        <li key={story.id}>
          <StoryCard story={story} namesListing />
        </li>
      ))}
    </ul>
  );
}
