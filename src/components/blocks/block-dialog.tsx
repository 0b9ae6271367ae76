import type { RefObject } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { useBlock } from "@/hooks/blocks/blocks";
import { useIsAdmin } from "@/hooks/profiles/current-member";
import { rememberPlace } from "@/lib/browser/row-focus";
import { toast } from "@/lib/toast";

interface BlockDialogProps {
  userId: string;
  person: { id: string; name: string | null };
  place: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Says what blocking somebody does, and does it. */
export function BlockDialog({ userId, person, place, onClose }: BlockDialogProps) {
  const block = useBlock();
  const isAdmin = useIsAdmin();
  const name = person.name ?? "this person";

  async function blockPerson() {
    const findPlace = rememberPlace(place.current);
    onClose();
    try {
      await block.mutateAsync({ userId, otherId: person.id });
    } catch {
      // The toast has said why.
      return;
    }
    toast({
      title: `You have blocked ${name}`,
      description: "You can unblock people in your settings.",
      tone: "success",
    });
    findPlace();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Block ${name}?`}
      description={`Nobody tells ${person.name ?? "them"}. You can unblock people in your settings at any time.`}
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
            ? "As an administrator you go on seeing what they write."
            : "Their posts and comments vanish for you."}
        </li>
        <li>Notifications about them disappear, and so do their likes and shares of your posts.</li>
        <li>They can no longer comment on your posts, like them, or share them.</li>
        <li>They still see what you write, as everybody does.</li>
      </ul>
    </Dialog>
  );
}
