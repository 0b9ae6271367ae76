import { lazyDialog } from "@/components/ui/lazy-part";
import { useSession } from "@/hooks/account/session-store";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { useRequestDialog } from "@/hooks/listings/listing-dialogs";
import { joinMethod } from "@/lib/requests/join-method";

const JoinDialog = lazyDialog(
  async () => (await import("@/components/requests/join-dialog")).JoinDialog,
);

/** The dialog that the URL opens. A practice with its own page has none, because its buttons link there. */
export function JoinDialogs({ listing }: { listing: ListingDetail }) {
  const { ask, about, setAsk } = useRequestDialog();
  const session = useSession();

  if (!ask || joinMethod(listing, ask).kind === "page" || session.status === "loading") return null;
  return (
    <JoinDialog
      listing={listing}
      purpose={ask}
      about={about}
      userId={session.status === "signed-in" ? session.session.user.id : null}
      onClose={() => setAsk(null)}
    />
  );
}
