import { z } from "zod";
import type { Database } from "../database/database.ts";

const texts = z.object({ english: z.string(), spanish: z.string() });

const tagsQuery = "select label as english, spanish from private.search_tags order by id";

const explanationsQuery = `
  select explanation as english, spanish_explanation as spanish from public.services order by position`;

/** Generates `tagName`, which returns the name of a tag in the language of the build. */
export const tagNames = (db: Database): Promise<string> =>
  lookUp(db, "tagName", "label", tagsQuery);

/** Generates `serviceExplanation`, which returns an explanation in the language of the build. */
export const serviceExplanations = (db: Database): Promise<string> =>
  lookUp(db, "serviceExplanation", "explanation", explanationsQuery);

/**
 * Generates a function that returns a text of the database in the language of the build. Bundlers
 * leave the texts out of the English build.
 */
async function lookUp(db: Database, name: string, argument: string, query: string) {
  const rows = await db.query(texts, query);
  const pairs = JSON.stringify(rows.map(({ english, spanish }) => [english, spanish]));
  return `
    const spanish = new Map<string, string>(import.meta.env?.LANGUAGE === "es" ? ${pairs} : []);

    /** Returns a text of the database in the language of the build; an unknown ${argument} as it is. */
    export const ${name} = (${argument}: string): string => spanish.get(${argument}) ?? ${argument};`;
}
