import { entries } from "@/content/blog/entries";
import { spanishEntries } from "@/content/blog/es/entries";

/** The articles in the language of the site, in order of publication. */
export const listedEntries = import.meta.env.LANGUAGE === "es" ? spanishEntries : entries;
