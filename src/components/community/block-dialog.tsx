import type { RefObject } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { useIsAdmin } from "@/hooks/account/current-member";
import { useBlock } from "@/hooks/community/blocks";
import { prepareFocusMove } from "@/lib/browser/focus";
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
  const name = person.name ?? "this person";

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
      title: `You blocked ${name}`,
      description: "You can unblock them in your settings.",
      tone: "success",
    });
    restoreFocus();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Block ${name}?`}
      description={`${person.name ?? "They"} won't be notified. You can unblock them in your settings at any time.`}
      actions={
        <>
          <DialogClose>
            <Button variant="ghost">Cancel</Button>
          </DialogClose>
          <Button variant="danger" onClick={blockPerson}>
            Block
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-2 pl-5 marker:text-line-strong">
        <li>
          {isAdmin
            ? "As an admin, you'll still see their posts and comments."
            : "You won't see their posts or comments."}
        </li>
        <li>
          Notifications about them, and their likes and shares of your posts, will be removed.
        </li>
        <li>They can't like, comment on, or share your posts.</li>
        <li>They can still see your public posts and comments.</li>
      </ul>
    </Dialog>
  );
}
