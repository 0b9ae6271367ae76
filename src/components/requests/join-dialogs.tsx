import { lazyDialog } from "@/components/ui/lazy-part";
import type { ListingDetail } from "@/hooks/listings/detail";
import { useAsk } from "@/hooks/requests/asked";
import { useSession } from "@/hooks/session/store";
import { wayIn } from "@/lib/requests/way-in";

const JoinDialog = lazyDialog(
  async () => (await import("@/components/requests/join-dialog")).JoinDialog,
);

/** The dialog that the address asks for. A practice with a page of its own needs none: its buttons lead there. */
export function JoinDialogs({ listing }: { listing: ListingDetail }) {
  const { ask, setAsk } = useAsk();
  const session = useSession();

  if (!ask || wayIn(listing, ask).kind === "page" || session.status === "loading") return null;
  return (
    <JoinDialog
      listing={listing}
      purpose={ask}
      userId={session.status === "signed-in" ? session.session.user.id : null}
      onClose={() => setAsk(null)}
    />
  );
}
