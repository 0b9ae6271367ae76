import { z } from "zod";
import type { Database } from "../database/database.ts";

const eventsQuery = `
  select code::text, is_logged, notifies <> '{}' as is_notified, is_emailed
  from private.event_types order by code`;

const event = z.object({
  code: z.string(),
  is_logged: z.boolean(),
  is_notified: z.boolean(),
  is_emailed: z.boolean(),
});

/** Generates TypeScript unions of the events in private.event_types, by what follows from them. */
export async function eventCodes(db: Database): Promise<string> {
  const events = await db.query(event, eventsQuery);
  const union = (codes: typeof events) => codes.map(({ code }) => JSON.stringify(code)).join(" | ");
  return `/** The events that the moderation log records. */
export type LoggedEvent = ${union(events.filter((one) => one.is_logged))};

/** The events that somebody is notified of on the site. */
export type NotifiedEvent = ${union(events.filter((one) => one.is_notified))};

/** The events that an email follows. */
export type EmailedEvent = ${union(events.filter((one) => one.is_emailed))};`;
}
