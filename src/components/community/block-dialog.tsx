import type { RefObject } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { useIsAdmin } from "@/hooks/account/current-member";
import { useBlock } from "@/hooks/community/blocks";
import { prepareFocusMove } from "@/lib/browser/focus";
import { t } from "@/lib/messages";
import { toast } from "@/lib/toast";

interface BlockDialogProps {
  userId: string;
  person: { id: string; name: string | null };
  containerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Explains what blocking a member does, and blocks them. */
export function BlockDialog({ userId, person, containerRef, onClose }: BlockDialogProps) {
  const block = useBlock();
  const isAdmin = useIsAdmin();
  const name = person.name ?? t`this person`;

  async function blockPerson() {
    const restoreFocus = prepareFocusMove(containerRef.current);
    onClose();
    try {
      await block.mutateAsync({ userId, otherId: person.id });
    } catch {
      // A toast shows the error.
      return;
    }
    toast({
      title: t`You blocked ${name}`,
      description: t`You can unblock them in your settings.`,
      tone: "success",
    });
    restoreFocus();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Block ${name}?`}
      description={t`They won't be notified. You can unblock them in your settings at any time.`}
      actions={
        <>
          <DialogClose>
            <Button variant="ghost">{t`Cancel`}</Button>
          </DialogClose>
          <Button variant="danger" onClick={blockPerson}>
            {t`Block`}
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-2 pl-5 marker:text-line-strong">
        <li>
          {isAdmin
            ? t`As an admin, you'll still see their posts and comments.`
            : t`You won't see their posts or comments.`}
        </li>
        <li>
          {t`Notifications about them, and their likes and shares of your posts, will be removed.`}
        </li>
        <li>{t`They can't like, comment on, or share your posts.`}</li>
        <li>{t`They can still see your public posts and comments.`}</li>
      </ul>
    </Dialog>
  );
}
