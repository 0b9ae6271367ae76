import { pageSize } from "@/hooks/moderation/paging";

/** Where a row stands in a queue, which is read oldest first; what is left to read comes after it. */
export interface Cursor {
  created_at: string;
  id: string;
}

/** Stands before all rows. */
export const queueStart: Cursor = {
  created_at: "-infinity",
  id: "00000000-0000-0000-0000-000000000000",
};

/**
 * The row after which the next page begins; undefined after the last page. Not a number: when others decide meanwhile, the rows
 * behind move up, and as many would be left out.
 */
export const nextCursor = <Row extends { created_at: string }>(
  lastPage: readonly Row[],
): Row | undefined => (lastPage.length < pageSize ? undefined : lastPage.at(-1));

/** What comes after a row, as PostgREST's `or` wants it. */
export const comesAfter = ({ created_at, id }: Cursor): string =>
  `created_at.gt."${created_at}",and(created_at.eq."${created_at}",id.gt.${id})`;
