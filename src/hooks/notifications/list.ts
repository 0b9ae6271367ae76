import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
} from "@tanstack/react-query";
import { notificationKeys } from "@/hooks/notifications/keys";
import { supabase } from "@/lib/supabase/client";
import type { Tables } from "@/lib/supabase/database.types";
import { unwrap } from "@/lib/supabase/unwrap";

/** A notification as its list shows it. */
export type NotificationCard = Tables<"notification_cards">;

interface NotificationPage {
  cards: NotificationCard[];
  next: Pick<NotificationCard, "updated_at" | "id"> | null;
}

const pageSize = 20;
const askedEveryMs = 60_000;

async function fetchPage(
  before: NotificationPage["next"],
  signal: AbortSignal,
): Promise<NotificationPage> {
  const newestFirst = supabase
    .from("notification_cards")
    .select(
      "id, kind, post_id, doctor_id, detail, note, alert_id, found_count, updated_at, read_at, post_excerpt, practice_name, actor_name, actor_count",
    )
    .order("updated_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(pageSize);
  const page = before
    ? newestFirst.or(
        `updated_at.lt."${before.updated_at}",and(updated_at.eq."${before.updated_at}",id.lt.${before.id})`,
      )
    : newestFirst;
  const data = await unwrap(page.abortSignal(signal));
  return { cards: data, next: data.length < pageSize ? null : (data.at(-1) ?? null) };
}

/** The member's notifications, newest first, page by page; refetched every minute, like the count. */
export const useNotifications = () =>
  useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: notificationKeys.all,
      queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
      initialPageParam: null as NotificationPage["next"],
      getNextPageParam: (lastPage) => lastPage.next,
      // A notification that moves up between two pages comes twice; duplicates are removed.
      select: (data) => [
        ...new Map(
          data.pages.flatMap(({ cards }) => cards).map((card) => [card.id, card]),
        ).values(),
      ],
      staleTime: askedEveryMs / 2,
      refetchInterval: askedEveryMs,
    }),
  );

/** Updates the cached notifications. */
export function patchNotifications(
  client: QueryClient,
  change: (card: NotificationCard) => NotificationCard,
): void {
  client.setQueryData<InfiniteData<NotificationPage>>(
    notificationKeys.all,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, cards: page.cards.map(change) })),
      },
  );
}
