import type { ReactNode } from "react";
import { StoryCard } from "@/components/community/story-card";
import { Card } from "@/components/ui/card";
import { TextLink } from "@/components/ui/text-link";
import { useHomeStories } from "@/hooks/community/stories";
import { showWhole } from "@/lib/browser/focus";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

export interface FeaturedStoriesProps {
  className: string;
  /** Shown while the stories load. */
  placeholder: ReactNode;
}

/** The stories featured on the home page. */
export function FeaturedStories({ className, placeholder }: FeaturedStoriesProps) {
  const stories = useHomeStories();
  if (stories.isPending) return placeholder;
  if (!stories.data?.length) return <StoryInvitation />;
  return (
    <ul className={className} onFocus={showWhole}>
      {stories.data.map((story) => (
        <li key={story.id}>
          <StoryCard story={story} namesListing />
        </li>
      ))}
    </ul>
  );
}

/** Shown instead of stories when there are none, with the same height. */
function StoryInvitation() {
  return (
    <Card tone="sky" padding="none" className="grid min-h-100 place-items-center p-6 text-center">
      <div className="max-w-md">
        <p className="font-display text-2xl font-semibold">{t`Had a doctor who took the time?`}</p>
        <p className="mt-3 text-ink-soft">
          {t`A text answered the same day, a visit without a surprise bill: your story helps others decide.`}
        </p>
        <p className="mt-4">
          <TextLink to={paths.shareStory} className="inline-flex min-h-11 items-center">
            {t`Share your story`}
          </TextLink>
        </p>
      </div>
    </Card>
  );
}
