import type { ComponentProps } from "react";
import type { MemberSaveToggle as Toggle } from "@/components/saved/member-save-toggle";
import { SaveButton } from "@/components/saved/save-button";
import { lazyPart } from "@/components/ui/lazy-part";
import { useUserId } from "@/hooks/account/session-store";
import { useSavedText } from "@/hooks/saved/saved-on-device";
import { loadForClick } from "@/lib/load-for-click";

// Only for members.
const loadMemberToggle = () => import("@/components/saved/member-save-toggle");
const MemberSaveToggle = lazyPart(async () => (await loadMemberToggle()).MemberSaveToggle, {
  Loading: FallbackToggle,
  Failed: FallbackToggle,
});

interface SaveToggleProps {
  listing: { id: string; practice_name: string };
  /** On a card it shows only the heart. */
  isSmall?: boolean;
}

/** Saves a listing: in the account of a member, or on the device of a visitor. */
export function SaveToggle({ listing: { id, practice_name }, isSmall = false }: SaveToggleProps) {
  const userId = useUserId();
  const isSaved = useSavedText()?.includes(id) ?? false;
  const button = { name: practice_name, isSaved, isSmall };
  if (userId) {
    return <MemberSaveToggle {...button} id={id} userId={userId} />;
  }
  return (
    <SaveButton
      {...button}
      onToggle={async () =>
        (await loadForClick(() => import("@/hooks/saved/saved-on-device")))?.toggleOnDevice(id)
      }
    />
  );
}

/** The member's button until its script has loaded. */
function FallbackToggle({ id, userId, ...button }: ComponentProps<typeof Toggle>) {
  const handleToggle = async () =>
    (await loadForClick(loadMemberToggle))?.toggleInAccount(userId, id, button.isSaved);
  return <SaveButton {...button} onToggle={handleToggle} />;
}
