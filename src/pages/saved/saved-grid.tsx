import { CompareToggle } from "@/components/comparison/compare-toggle";
import { ListingCard } from "@/components/directory/listing-card";
import { cardColumns } from "@/components/directory/listing-grid";
import { UnlistedCard } from "@/components/saved/gone-card";
import { RemoveSaved } from "@/components/saved/remove-saved";
import type { SavedCard } from "@/hooks/saved/cards";
import { inWords } from "@/lib/format/numbers";

interface SavedGridProps {
  userId: string | null;
  ids: readonly string[];
  cards: readonly SavedCard[];
}

/** Saved listings as cards. A listing that is no longer published shows none of its data. */
export function SavedGrid({ userId, ids, cards }: SavedGridProps) {
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
