import { lazy, Suspense } from "react";
import { SaveFace } from "@/components/saved/save-face";
import { useSavedText } from "@/hooks/saved/device";
import { useUserId } from "@/hooks/session/store";

// Strangers go without its weight.
const MemberSaveToggle = lazy(async () => ({
  default: (await import("@/components/saved/member-save-toggle")).MemberSaveToggle,
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
    return (
      <Suspense fallback={<SaveFace {...face} />}>
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
