import { SaveButton, type SaveButtonProps } from "@/components/saved/save-button";
import { changeSaved, savedIds, useSavedIds } from "@/hooks/saved/saved-listings";
import { queryClient } from "@/lib/supabase/query-client";

interface MemberSaveToggleProps extends SaveButtonProps {
  id: string;
  userId: string;
}

/** The save button of a signed-in member. Also shows as saved what the device hasn't added to the account yet. */
export function MemberSaveToggle({
  id,
  userId,
  isSaved: isOnDevice,
  ...button
}: MemberSaveToggleProps) {
  const isSaved = useSavedIds(userId).data?.includes(id) ?? false;
  return (
    <SaveButton
      {...button}
      isSaved={isOnDevice || isSaved}
      onToggle={() => toggleInAccount(userId, id, isOnDevice)}
    />
  );
}

/** Saves or removes a listing without a hook, so that a click before the member's button has loaded works too. */
export async function toggleInAccount(userId: string, id: string, isOnDevice: boolean) {
  // While the saved listings are unknown the button says Save, so a click must save.
  const known = queryClient.getQueryData(savedIds(userId).queryKey);
  if (!known) await queryClient.ensureQueryData(savedIds(userId));
  const change = queryClient
    .getMutationCache()
    .build(queryClient, changeSaved(queryClient, userId, id));
  // The query client shows a toast if the server refuses.
  change.execute({ id, isSaved: !isOnDevice && !known?.includes(id) }).catch(() => {});
}
