import { X } from "lucide-react";
import type { MouseEvent } from "react";
import { Button } from "@/components/ui/button";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { useChangeSaved } from "@/hooks/saved/saved-listings";
import { dropFromDevice, keepOnDevice } from "@/hooks/saved/saved-on-device";
import { toast } from "@/lib/toast";

interface RemoveSavedProps {
  id: string;
  /** Undefined for a listing that is no longer published. */
  name: string | undefined;
  /** Null for a visitor, whose saved listings are stored on the device. */
  userId: string | null;
}

/** Removes a saved listing, with an option to undo. */
export function RemoveSaved({ id, name, userId }: RemoveSavedProps) {
  const change = useChangeSaved(userId ?? "", id);
  const setSaved = (isSaved: boolean) => {
    if (userId) change.mutate({ id, isSaved });
    else if (isSaved) keepOnDevice(id);
    else dropFromDevice([id]);
  };

  function remove({ currentTarget }: MouseEvent) {
    focusNeighbor(currentTarget);
    setSaved(false);
    if (name) {
      toast({
        title: `Removed ${name}`,
        tone: "info",
        action: {
          label: "Undo",
          alternative: `Or save ${name} again from the directory.`,
          onPress: () => setSaved(true),
        },
      });
    }
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      className={
        name &&
        "size-11 px-0 max-sm:absolute max-sm:top-17 max-sm:left-4 max-sm:[&:not(:hover)]:ring-transparent"
      }
      onClick={remove}
    >
      <X aria-hidden="true" />
      <span className={name && "sr-only"}>Remove</span>
      <VisuallyHidden> {name ?? "the practice that is no longer listed"}</VisuallyHidden>
    </Button>
  );
}

/** The button disappears with its card, so the focus moves to the next card's button or to the page's heading. */
function focusNeighbor(button: Element): void {
  const card = button.closest("li");
  const next = (card?.nextElementSibling ?? card?.previousElementSibling)?.querySelector("button");
  const place = next ?? document.querySelector<HTMLElement>("h1");
  if (place && place.tabIndex < 0) place.tabIndex = -1;
  place?.focus();
}
