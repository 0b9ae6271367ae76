import { pageSize } from "@/hooks/moderation/paging";

/** A position in a queue, which is sorted oldest first. */
export interface Cursor {
  created_at: string;
  id: string;
}

/** The position before all rows. */
export const queueStart: Cursor = {
  created_at: "-infinity",
  id: "00000000-0000-0000-0000-000000000000",
};

/**
 * The last row of a page, after which the next one begins; undefined after the last page. An offset would skip rows when
 * other admins decide some in the meantime.
 */
export const nextCursor = <Row extends { created_at: string }>(
  lastPage: readonly Row[],
): Row | undefined => (lastPage.length < pageSize ? undefined : lastPage.at(-1));

/** Filter for the rows after a position, in the syntax of PostgREST's `or`. */
export const comesAfter = ({ created_at, id }: Cursor): string =>
  `created_at.gt."${created_at}",and(created_at.eq."${created_at}",id.gt.${id})`;
