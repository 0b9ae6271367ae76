import { useLocation, useNavigate } from "react-router-dom";
import { StoryForm } from "@/components/stories/story-form";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { useCreatePost } from "@/hooks/posts/write";
import { useUserId } from "@/hooks/session/store";
import { useStoryDraft } from "@/hooks/stories/draft";
import { clearStory } from "@/lib/drafts/story-draft";
import { countCharacters, isWritten, longestPost } from "@/lib/format/characters";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";

/** The story form and its submission. It keeps the draft's owner when the session ends. */
export function StoryEditor({ writerId }: { writerId: string | null }) {
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
    };
    try {
      await create.mutateAsync({ id, userId, content, kind: "story", ...about });
    } catch {
      // A toast shows the error, and the form keeps the story.
      return;
    }
    clearStory(writerId);
    toast({
      title: "Story shared!",
      description: "Thank you for sharing your DPC experience",
      tone: "success",
    });
    await navigate(paths.feed);
  }

  async function share() {
    if (!userId) {
      toast({
        title: "Please sign in",
        description: "You need to be signed in to share your story",
      });
      await navigate(paths.signUp("patient", here));
      return;
    }
    // PostgreSQL rejects texts that contain NUL.
    const content = story.content.replaceAll("\0", "").trim();
    if (!isWritten(content)) {
      toast({
        title: "Story required",
        description: "Please write your story before submitting",
        tone: "error",
      });
      return;
    }
    if (countCharacters(content) > longestPost) return;
    await send(content, userId);
  }

  return (
    <div className="grid gap-6">
      {!userId && (
        <Notice title="You need an account to share">
          You can start writing now. We save your draft on this device. New here?{" "}
          <TextLink to={paths.signUp("patient", here)}>Sign up</TextLink>. Already have an account?{" "}
          <TextLink to={paths.signIn(here)}>Sign in</TextLink>.
        </Notice>
      )}
      <StoryForm
        writerId={writerId}
        story={story}
        isLookingUpListing={isLookingUpListing}
        isSending={create.isPending}
        onChange={change}
        onShare={share}
      />
    </div>
  );
}
