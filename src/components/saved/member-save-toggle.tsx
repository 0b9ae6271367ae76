import { SaveFace, type SaveFaceProps } from "@/components/saved/save-face";
import { changeSaved } from "@/hooks/saved/change";
import { savedIds, useSavedIds } from "@/hooks/saved/ids";
import { queryClient } from "@/lib/supabase/query-client";

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
  const isSaved = useSavedIds(userId).data?.includes(id) ?? false;
  return (
    <SaveFace
      {...face}
      isSaved={isOnDevice || isSaved}
      onPress={() => toggleInAccount(userId, id, isOnDevice)}
    />
  );
}

/** What a press does, without a hook: whoever presses before the heart of a member is drawn has pressed it, too. */
export async function toggleInAccount(userId: string, id: string, isOnDevice: boolean) {
  // Before it has been read what is saved, the heart said that this is not: then a press saves it.
  const known = queryClient.getQueryData(savedIds(userId).queryKey);
  if (!known) await queryClient.ensureQueryData(savedIds(userId));
  const change = queryClient
    .getMutationCache()
    .build(queryClient, changeSaved(queryClient, userId, id));
  // What the server refuses is told by the client.
  change.execute({ id, isSaved: !isOnDevice && !known?.includes(id) }).catch(() => {});
}
