import type { ReactNode } from "react";
import { QuietInvitation } from "@/components/stories/quiet-invitation";
import { StoryCard } from "@/components/stories/story-card";
import { useHomeStories } from "@/hooks/stories/stories";

export interface ChosenStoriesProps {
  className: string;
  /** What stands here while they are on their way. */
  waiting: ReactNode;
}

/** The stories of the home page. */
export function ChosenStories({ className, waiting }: ChosenStoriesProps) {
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
