import { Heart, X } from "lucide-react";
import type { ReactNode } from "react";
import { ListingCard } from "@/components/directory/listing-card";
import { cardColumns, ListingGridSkeleton } from "@/components/directory/listing-grid";
import { CompareToggle } from "@/components/saved/compare-toggle";
import { Tray } from "@/components/saved/compare-tray";
import { PageHead } from "@/components/site/page-head";
import { Button, LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Container } from "@/components/ui/container";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadFailure } from "@/components/ui/load-failure";
import { Trans } from "@/components/ui/messages";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { TryAgain } from "@/components/ui/try-again";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { useSession } from "@/hooks/account/session-store";
import { useIsInBrowser } from "@/hooks/in-browser";
import { useUnmergedListings } from "@/hooks/saved/merge-saved";
import {
  type SavedCard,
  useChangeSaved,
  useSaved,
  useSavedCards,
} from "@/hooks/saved/saved-listings";
import { dropFromDevice, keepOnDevice } from "@/hooks/saved/saved-on-device";
import { moveFocusOnRemoval } from "@/lib/browser/focus";
import { plural, t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";
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
        {plural(ids.length, { one: "# practice", other: "# practices" })}
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
        title={t`Saved`}
        description={t`The Direct Primary Care practices you saved, and your alerts.`}
        isIndexed={false}
      />
      <h1 className="text-3xl">
        <Trans>Saved</Trans>
      </h1>
      <p className="mt-3 mb-6 min-h-14 max-w-prose text-ink-soft sm:min-h-7">
        {status === "signed-in" && <span>{t`Practices you saved. Only you can see them.`}</span>}
        {status === "signed-out" && (
          <span className="has-session:invisible">
            <Trans>
              Practices you save stay on this device.{" "}
              <TextLink to={paths.signIn(paths.saved())}>Sign in</TextLink> to see them on all your
              devices.
            </Trans>
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
    return <LoadFailure query={account} title={t`We couldn't load your saved practices`} />;
  }
  if (isPending || (ids.length > 0 && cards.isPending)) return <ListingGridSkeleton />;
  if (ids.length === 0) return <NothingSaved />;
  if (!cards.data) {
    return <LoadFailure query={cards} title={t`We couldn't load your saved practices`} />;
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
      title={t`Nothing saved yet`}
      icon={<Heart aria-hidden="true" />}
      actions={
        <LinkButton to={paths.directory()}>
          <Trans>Find a Doctor</Trans>
        </LinkButton>
      }
    >
      <Trans>Select the heart on a practice in the directory to save it here.</Trans>
    </EmptyState>
  );
}

/** Placeholder for a saved listing that is no longer published. */
function UnlistedCard({ children }: { children: ReactNode }) {
  return (
    <Card className="flex h-full flex-col items-start justify-center gap-4 max-sm:rounded-lg">
      <div>
        <h2 className="text-xl max-sm:text-base">
          <Trans>No longer listed</Trans>
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          <Trans>
            A practice you saved isn't in the directory right now. If it returns, you'll see it here
            again.
          </Trans>
        </p>
      </div>
      {children}
    </Card>
  );
}

function unmergedText(count: number, reason: string | undefined): string {
  if (reason === undefined)
    return count === 1
      ? t`We couldn't add it to your account.`
      : t`We couldn't add them to your account.`;
  return count === 1
    ? t`We couldn't add it to your account: ${reason}`
    : t`We couldn't add them to your account: ${reason}`;
}

/** Says that some saved listings could not be added to the account, with a retry button. */
function UnmergedSaved({ userId }: { userId: string }) {
  const { count, query } = useUnmergedListings(userId);
  if (count === 0) return null;
  return (
    <Notice
      tone="attention"
      title={plural(count, {
        one: "# practice is saved on this device only",
        other: "# practices are saved on this device only",
      })}
      className="mb-6"
      actions={<TryAgain query={query} />}
    >
      <span>{unmergedText(count, query.error?.message)}</span> <Trans>We'll keep trying.</Trans>
    </Notice>
  );
}

interface RemoveSavedProps {
  id: string;
  /** Undefined for a listing that is no longer published. */
  name: string | undefined;
  /** Null for a visitor, whose saved listings are stored on the device. */
  userId: string | null;
}

/** Removes a saved listing, with an option to undo. */
function RemoveSaved({ id, name, userId }: RemoveSavedProps) {
  const change = useChangeSaved(userId ?? "", id);
  const setSaved = (isSaved: boolean) => {
    if (userId) change.mutate({ id, isSaved });
    else if (isSaved) keepOnDevice(id);
    else dropFromDevice([id]);
  };

  function remove() {
    setSaved(false);
    if (name) {
      toast({
        title: t`Removed ${name}`,
        tone: "info",
        action: {
          label: t`Undo`,
          alternative: t`Or save ${name} again from the directory.`,
          onPress: () => setSaved(true),
        },
      });
    }
  }

  return (
    <Button
      ref={moveFocusOnRemoval}
      variant="secondary"
      size="sm"
      className={
        name &&
        "max-sm:absolute max-sm:top-16 max-sm:left-1.5 max-sm:w-16 max-sm:flex-col max-sm:gap-0.5 max-sm:px-0 max-sm:text-xs sm:size-11 sm:px-0 max-sm:[&:not(:hover)]:ring-transparent"
      }
      onClick={remove}
    >
      <X aria-hidden="true" />
      <span className={name && "sm:sr-only"}>
        <Trans>Remove</Trans>
      </span>
      <VisuallyHidden> {name ?? t`the practice that is no longer listed`}</VisuallyHidden>
    </Button>
  );
}
