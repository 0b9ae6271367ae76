import { readBand } from "@/lib/import/bands";
import { fileColumns, guessColumns, isKnownHeading } from "@/lib/import/columns";
import type { CsvTable } from "@/lib/import/csv";

/** Columns that hold one value together. */
interface ColumnGroup {
  /** The column that they become. */
  column: string;
  isPart: (heading: string) => boolean;
  /** The part of a cell, as people write it into the one cell. */
  write: (cell: string, heading: string) => string;
}

const day =
  /^(?:hours )?((?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?: hours)?$/i;

const withoutPrice = (heading: string) =>
  heading.replace(/\s*\b(?:monthly |membership )?(?:price|fee|rate)\b:?/gi, "").trim();

/** The addresses of profiles before a user name, by heading. */
const networks: Readonly<Record<string, string>> = {
  facebook: "https://www.facebook.com/",
  instagram: "https://www.instagram.com/",
  linkedin: "https://www.linkedin.com/company/",
  youtube: "https://www.youtube.com/@",
};

const groups: readonly ColumnGroup[] = [
  {
    column: "hours",
    isPart: (heading) => day.test(heading),
    write: (cell, heading) => `${heading.replace(day, "$1")} ${cell}`,
  },
  {
    column: "tiers",
    isPart: (heading) => readBand(`${withoutPrice(heading)}: 0`) !== null,
    write: (cell, heading) => `${withoutPrice(heading)}: ${cell}`,
  },
  {
    column: "people",
    isPart: (heading) =>
      /^(?:clinician|doctor|physician|provider)(?: name)? ?#?\d+(?: name)?$/i.test(heading),
    write: (cell) => cell,
  },
  {
    column: "social_urls",
    isPart: (heading) => heading.toLowerCase() in networks,
    write: (cell, heading) => cell.replace(/^@/, networks[heading.toLowerCase()] ?? ""),
  },
];

/** Joins the columns of a group at the place of the first one. */
function joinGroup(table: CsvTable, { column, isPart, write }: ColumnGroup): CsvTable {
  const { headings, rows } = table;
  const places = headings.flatMap((heading, place) =>
    !isKnownHeading(heading) && isPart(heading) ? place : [],
  );
  const [first] = places;
  if (first === undefined || guessColumns(headings)[column] !== undefined) return table;
  const joinCells = (cells: readonly string[], joined: string) =>
    Array.from({ length: Math.max(cells.length, first + 1) }, (_, place) =>
      place === first ? joined : (cells[place] ?? ""),
    ).filter((_text, place) => place === first || !places.includes(place));
  const parts = (cells: readonly string[]) =>
    places.flatMap((place) => {
      const cell = cells[place]?.trim();
      return cell ? write(cell, headings[place] ?? "") : [];
    });
  const label = fileColumns.find((known) => known.column === column)?.label ?? column;
  return {
    headings: joinCells(headings, label),
    rows: rows.map((cells) => joinCells(cells, parts(cells).join("; "))),
  };
}

/** Joins a column for each day, age band, clinician, or profile into one column, unless the table has that one, too. */
export const joinColumns = (table: CsvTable): CsvTable => groups.reduce(joinGroup, table);
