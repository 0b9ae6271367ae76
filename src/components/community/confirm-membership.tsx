import { Check } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useConfirmMembership } from "@/hooks/community/stories";
import { t } from "@/lib/messages";
import { toast } from "@/lib/toast";

/** Asks the author of a story, a year later, whether they are still a member of the practice. */
export function ConfirmMembership({ storyId }: { storyId: string }) {
  const confirm = useConfirmMembership();
  return (
    <Notice
      title={t`Your story is a year old. Are you still a member?`}
      className="mt-3"
      actions={
        <Button
          variant="secondary"
          size="sm"
          isBusy={confirm.isPending}
          onClick={() =>
            confirm.mutate(storyId, {
              onSuccess: () =>
                toast({ title: t`Your story says that you're still a member`, tone: "success" }),
            })
          }
        >
          <Check aria-hidden="true" />
          {t`I'm still a member`}
        </Button>
      }
    >
      {t`It helps readers to know. If something has changed, edit your story.`}
    </Notice>
  );
}
