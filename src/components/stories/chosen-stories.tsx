import type { ReactNode } from "react";
import { StoryInvitation } from "@/components/stories/quiet-invitation";
import { StoryCard } from "@/components/stories/story-card";
import { useHomeStories } from "@/hooks/stories/stories";

export interface FeaturedStoriesProps {
  className: string;
  /** Shown while the stories load. */
  waiting: ReactNode;
}

/** The stories featured on the home page. */
export function FeaturedStories({ className, waiting }: FeaturedStoriesProps) {
  const stories = useHomeStories();
  if (stories.isPending) return waiting;
  if (!stories.data?.length) return <StoryInvitation />;
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
