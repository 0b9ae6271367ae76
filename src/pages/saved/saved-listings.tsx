import { Heart } from "lucide-react";
import { ListingGridSkeleton } from "@/components/directory/listing-grid";
import { UnmergedSaved } from "@/components/saved/unmerged-saved";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { LoadFailure } from "@/components/ui/load-failure";
import { useSavedCards } from "@/hooks/saved/cards";
import { useSaved } from "@/hooks/saved/saved";
import { paths } from "@/lib/paths";
import { SavedGrid } from "@/pages/saved/saved-grid";

/** The saved listings, latest first. */
export function SavedListings() {
  const { userId, account, isPending, ids } = useSaved();
  const cards = useSavedCards(ids);

  if (account.isError && !account.data) {
    return <LoadFailure query={account} title="We couldn’t load your saved practices" />;
  }
  if (isPending || (ids.length > 0 && cards.isPending)) return <ListingGridSkeleton />;
  if (ids.length === 0) return <NothingSaved />;
  if (!cards.data) {
    return <LoadFailure query={cards} title="We couldn’t load your saved practices" />;
  }
  return (
    <>
      {userId !== null && <UnmergedSaved userId={userId} />}
      <SavedGrid userId={userId} ids={ids} cards={cards.data} />
    </>
  );
}

function NothingSaved() {
  return (
    <EmptyState
      title="Nothing saved yet"
      icon={<Heart aria-hidden="true" />}
      actions={<LinkButton to={paths.directory()}>Find a Doctor</LinkButton>}
    >
      Select the heart on a practice in the directory to save it here.
    </EmptyState>
  );
}
