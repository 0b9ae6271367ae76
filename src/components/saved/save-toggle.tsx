import { lazy, Suspense } from "react";
import { SaveFace } from "@/components/saved/save-face";
import { useSavedText } from "@/hooks/saved/device";
import { useUserId } from "@/hooks/session/store";

// Strangers go without its weight.
const loadMemberToggle = () => import("@/components/saved/member-save-toggle");
const MemberSaveToggle = lazy(async () => ({
  default: (await loadMemberToggle()).MemberSaveToggle,
}));

interface SaveToggleProps {
  listing: { id: string; practice_name: string };
  /** On a card it shows its heart only. */
  isSmall?: boolean;
}

/** Keeps a listing, to be found again under Saved: a member's in the account, a stranger's on the device. */
export function SaveToggle({ listing: { id, practice_name }, isSmall = false }: SaveToggleProps) {
  const userId = useUserId();
  const isSaved = useSavedText()?.includes(id) ?? false;
  const face = { name: practice_name, isSaved, isSmall };
  if (userId) {
    const press = async () => (await loadMemberToggle()).toggleInAccount(userId, id, isSaved);
    return (
      <Suspense fallback={<SaveFace {...face} onPress={press} />}>
        <MemberSaveToggle {...face} id={id} userId={userId} />
      </Suspense>
    );
  }
  return (
    <SaveFace
      {...face}
      onPress={async () => (await import("@/hooks/saved/on-device")).toggleOnDevice(id)}
    />
  );
}
