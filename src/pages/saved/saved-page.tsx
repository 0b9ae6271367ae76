import { Heart } from "lucide-react";
import { ListingCard } from "@/components/directory/listing-card";
import { cardColumns, ListingGridSkeleton } from "@/components/directory/listing-grid";
import { CompareToggle } from "@/components/household/compare-toggle";
import { Tray } from "@/components/household/tray";
import { PageHead } from "@/components/layout/page-head";
import { RemoveSaved } from "@/components/saved/remove-saved";
import { UnlistedCard } from "@/components/saved/unlisted-card";
import { UnmergedSaved } from "@/components/saved/unmerged-saved";
import { LinkButton } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadFailure } from "@/components/ui/load-failure";
import { TextLink } from "@/components/ui/text-link";
import { useIsInBrowser } from "@/hooks/in-browser";
import { type SavedCard, useSaved, useSavedCards } from "@/hooks/saved/saved-listings";
import { useSession } from "@/hooks/session/store";
import { inWords } from "@/lib/format/numbers";
import { paths } from "@/lib/paths";
import { Alerts } from "@/pages/saved/alerts";

interface SavedGridProps {
  userId: string | null;
  ids: readonly string[];
  cards: readonly SavedCard[];
}

/** Saved listings as cards. A listing that is no longer published shows none of its data. */
function SavedGrid({ userId, ids, cards }: SavedGridProps) {
  return (
    <>
      <p role="status" className="mb-4 text-ink-soft">
        {inWords(ids.length, "practice")}
      </p>
      <ul className={cardColumns}>
        {ids.map((id) => {
          const card = cards.find(({ asked_id }) => asked_id === id);
          const place = card ? cards.indexOf(card) : 0;
          const remove = <RemoveSaved id={id} name={card?.practice_name} userId={userId} />;
          return (
            <li key={id}>
              {card ? (
                <ListingCard
                  listing={card}
                  listingIds={pageOf(cards, place)}
                  action={
                    <>
                      {remove}
                      <CompareToggle listing={card} isSmall />
                    </>
                  }
                />
              ) : (
                <UnlistedCard>{remove}</UnlistedCard>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

const pageSize = 24;

/** The listings whose household prices load together, in groups of one page. */
function pageOf(cards: readonly SavedCard[], place: number): string[] {
  const first = place - (place % pageSize);
  return cards.slice(first, first + pageSize).map(({ id }) => id);
}

/** Saved listings and alerts. */
export function Component() {
  const { status } = useSession();
  const isInBrowser = useIsInBrowser();
  return (
    <Container className="py-8 sm:py-14">
      <PageHead
        title="Saved"
        description="The Direct Primary Care practices you saved, and your alerts."
        isIndexed={false}
      />
      <h1 className="text-3xl">Saved</h1>
      <p className="mt-3 mb-6 min-h-14 max-w-prose text-ink-soft sm:min-h-7">
        {status === "signed-in" && "Practices you saved. Only you can see them."}
        {status === "signed-out" && (
          <span className="has-session:invisible">
            Practices you save stay on this device.{" "}
            <TextLink to={paths.signIn(paths.saved())}>Sign in</TextLink> to see them on all your
            devices.
          </span>
        )}
      </p>
      <SavedListings />
      {/* Rendered last, because the content above would move it. */}
      {isInBrowser && <Alerts />}
      <Tray />
    </Container>
  );
}

/** The saved listings, latest first. */
function SavedListings() {
  const { userId, account, isPending, ids } = useSaved();
  const cards = useSavedCards(ids);

  if (account.isError && !account.data) {
    return <LoadFailure query={account} title="We couldn't load your saved practices" />;
  }
  if (isPending || (ids.length > 0 && cards.isPending)) return <ListingGridSkeleton />;
  if (ids.length === 0) return <NothingSaved />;
  if (!cards.data) {
    return <LoadFailure query={cards} title="We couldn't load your saved practices" />;
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
