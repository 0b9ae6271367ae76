import { z } from "zod";
import type { Database } from "../database/database.ts";

const transition = z.object({
  action: z.string(),
  actor: z.string(),
  statuses: z.array(z.string()),
  ownership: z.array(z.string()),
  conditions: z.array(z.string()),
});

const transitionsQuery = `
  select action, actor, from_statuses::text[] as statuses, from_ownership::text[] as ownership, conditions::text[]
  from private.listing_transitions
  where actor in ('administrator', 'owner', 'submitter') and from_statuses <> '{}'
  order by action, actor, from_statuses, from_ownership`;

/** Generates a TypeScript constant with the transitions that people choose on a screen. */
export async function listingTransitions(db: Database): Promise<string> {
  const rows = await db.query(transition, transitionsQuery);
  return `/** Which actor can apply which action to a listing, from private.listing_transitions. */
export const listingTransitions = ${JSON.stringify(rows, null, 2)} as const;`;
}
