import { SaveFace, type SaveFaceProps } from "@/components/saved/save-face";
import { useChangeSaved } from "@/hooks/saved/change";
import { useSavedIds } from "@/hooks/saved/ids";

interface MemberSaveToggleProps extends SaveFaceProps {
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

  async function toggle() {
    // What is saved may not have been read yet, or could not be.
    const ids = saved.data ?? (await saved.refetch({ throwOnError: true })).data ?? [];
    change.mutate({ id, isSaved: !isOnDevice && !ids.includes(id) });
  }
  const isSaved = isOnDevice || (saved.data?.includes(id) ?? false);
  return <SaveFace {...face} isSaved={isSaved} onPress={toggle} />;
}
