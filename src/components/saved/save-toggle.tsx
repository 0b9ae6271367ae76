import { lazy, Suspense } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { SaveFace } from "@/components/saved/save-face";
import { useSavedText } from "@/hooks/saved/device";
import { useUserId } from "@/hooks/session/store";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";

// Strangers go without its weight.
const MemberSaveToggle = lazy(async () => {
  const toggle = await import("@/components/saved/member-save-toggle").catch(() => null);
  return { default: toggle?.MemberSaveToggle ?? SaveFace };
});

interface SaveToggleProps {
  listing: { id: string; practice_name: string };
  /** It shows its heart only. */
  isSmall?: boolean;
}

/** Keeps a listing, to be found again under Saved: a member's in the account, a stranger's on the device. */
export function SaveToggle({ listing: { id, practice_name: name }, isSmall }: SaveToggleProps) {
  const userId = useUserId();
  const isSaved = useSavedText()?.includes(id) ?? false;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  async function toggle() {
    // A first visit goes without what keeps it.
    const device = await import("@/hooks/saved/on-device").catch(() => null);
    if (device) device.toggleOnDevice(id, () => navigate(paths.signIn(`${pathname}${search}`)));
    else toast({ title: "This needs a connection", tone: "error" });
  }

  const face = { name, isSaved, isSmall };
  if (!userId) return <SaveFace {...face} onClick={toggle} />;
  return (
    <Suspense fallback={<SaveFace {...face} />}>
      <MemberSaveToggle {...face} id={id} userId={userId} />
    </Suspense>
  );
}
