import { z } from "zod";
import type { Database } from "../database/database.ts";

const option = z.object({ filter: z.string(), value: z.string(), label: z.string() });

const optionsQuery = `
  select filter, value, label from private.search_tags
  where filter in ('specialty', 'language', 'service', 'ages')
  order by filter, id`;

const names = { specialty: "specialties", language: "languages", service: "services" };

/** Generates TypeScript constants that map each filter option's name in the URL to its label. The front end labels ages. */
export async function filterOptions(db: Database): Promise<string> {
  const rows = await db.query(option, optionsQuery);
  const optionsOf = (filter: string) => rows.filter((row) => row.filter === filter);
  const ages = optionsOf("ages").map(({ value }) => value);
  const constants = Object.entries(names).map(([filter, name]) => {
    const labels = Object.fromEntries(optionsOf(filter).map(({ value, label }) => [value, label]));
    return `export const ${name} = ${JSON.stringify(labels)} as const;`;
  });
  return [...constants, `export const ageGroups = ${JSON.stringify(ages)} as const;`].join("\n\n");
}
