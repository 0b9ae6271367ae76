import { z } from "zod";
import type { Database } from "../database/database.ts";

/** Returns the events in private.event_types that satisfy a condition, as JSON. */
async function codes(db: Database, condition: string): Promise<string[]> {
  const rows = await db.query(
    z.object({ code: z.string() }),
    `select code::text from private.event_types where ${condition} order by 1`,
  );
  return rows.map(({ code }) => JSON.stringify(code));
}

/** Generates TypeScript unions of the events that the site shows. */
export const eventCodes = async (db: Database): Promise<string> =>
  `/** The events that the moderation log records. */
export type LoggedEvent = ${(await codes(db, "is_logged")).join(" | ")};

/** The events that somebody is notified of on the site. */
export type NotifiedEvent = ${(await codes(db, "notifies <> '{}'")).join(" | ")};`;

/** Generates a TypeScript list of the events that an email follows. */
export const emailedEvents = async (db: Database): Promise<string> =>
  `/** The events that an email follows. */
export const emailedEvents = [${await codes(db, "is_emailed")}] as const;

export type EmailedEvent = (typeof emailedEvents)[number];`;
