import type { ComponentProps } from "react";
import { SaveFace } from "@/components/saved/save-face";
import { useChangeSaved } from "@/hooks/saved/change";
import { useSavedIds } from "@/hooks/saved/ids";
import { toast } from "@/lib/toast";

interface MemberSaveToggleProps extends ComponentProps<typeof SaveFace> {
  id: string;
  userId: string;
}

/** The same for a member. What the device has still to add to the account is saved, too. */
export function MemberSaveToggle({
  id,
  userId,
  isSaved: isOnDevice,
  ...face
}: MemberSaveToggleProps) {
  const saved = useSavedIds(userId);
  const change = useChangeSaved(userId, id);
  const isSaved = isOnDevice || (saved.data?.includes(id) ?? false);

  async function toggle() {
    // What is saved may not have been read yet, or could not be.
    const ids = saved.data ?? (await saved.refetch()).data;
    if (ids) change.mutate({ id, isSaved: !isOnDevice && !ids.includes(id) });
    else toast({ title: "This needs a connection", tone: "error" });
  }
  return <SaveFace {...face} isSaved={isSaved} onClick={toggle} />;
}
