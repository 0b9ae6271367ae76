import { z } from "zod";
import type { Database } from "../database/database.ts";

const option = z.object({
  filter: z.string(),
  value: z.string(),
  label: z.string(),
  spanish: z.string(),
});

const optionsQuery = `
  select filter, value, label, spanish from private.search_tags
  where filter in ('specialty', 'language', 'service', 'ages')
  order by filter, id`;

const names = { specialty: "specialties", language: "languages", service: "services" };

/** Bundlers keep only the object of the build's language. Scripts that run without Vite have no "env". */
const isSpanish = 'import.meta.env?.LANGUAGE === "es"';

/**
 * Generates TypeScript constants that map each filter option's name in the URL to its label. The
 * front end labels ages.
 */
export async function filterOptions(db: Database): Promise<string> {
  const rows = await db.query(option, optionsQuery);
  const optionsOf = (filter: string) => rows.filter((row) => row.filter === filter);
  const ages = optionsOf("ages").map(({ value }) => value);
  const constants = Object.entries(names).map(([filter, name]) => {
    const options = optionsOf(filter);
    const labels = Object.fromEntries(options.map(({ value, label }) => [value, label]));
    // Languages are in alphabetical order; the others in that of their ids.
    const inOrder =
      filter === "language"
        ? options.toSorted((one, other) => one.spanish.localeCompare(other.spanish, "es"))
        : options;
    const spanish = Object.fromEntries(inOrder.map(({ value, spanish }) => [value, spanish]));
    return `export const ${name} = ${isSpanish} ? (${JSON.stringify(spanish)} as const) : (${JSON.stringify(labels)} as const);`;
  });
  return [...constants, `export const ageGroups = ${JSON.stringify(ages)} as const;`].join("\n\n");
}
