import { useIsInBrowser } from "@/hooks/in-browser";
import { useSavedText } from "@/hooks/saved/device";
import { useSavedIds } from "@/hooks/saved/ids";
import { useSession } from "@/hooks/session/store";
import { readSaved } from "@/lib/saved/saved-ids";

/**
 * The ids of the visitor's saved listings, latest first: a member's account plus what the device hasn't added yet, or a
 * visitor's device.
 */
export function useSaved() {
  const isInBrowser = useIsInBrowser();
  const session = useSession();
  const userId = session.status === "signed-in" ? session.session.user.id : null;
  const account = useSavedIds(userId);
  const onDevice = readSaved(useSavedText());
  const inAccount = account.data ?? [];
  return {
    userId,
    account,
    // The server doesn't know what is stored on the device.
    isPending:
      !isInBrowser || session.status === "loading" || (userId !== null && account.isPending),
    ids: userId === null ? onDevice : [...new Set([...onDevice, ...inAccount])],
  };
}
