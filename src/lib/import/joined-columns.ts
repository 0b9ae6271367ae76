import { readBand } from "@/lib/import/bands";
import { guessColumns, isKnownHeading } from "@/lib/import/columns";
import type { CsvTable } from "@/lib/import/csv";
import { fieldLabel } from "@/lib/listings/fields";

/** Columns that hold one value together. */
interface ColumnGroup {
  /** The column that they become, and its heading. */
  column: string;
  heading: string;
  isPart: (heading: string) => boolean;
  /** The part of a cell, as people write it into the one cell. */
  write: (heading: string, cell: string) => string;
}

const day =
  /^(?:hours )?((?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?: hours)?$/i;

const withoutPrice = (heading: string) =>
  heading.replace(/\s*\b(?:monthly |membership )?(?:price|fee|rate)\b:?/gi, "").trim();

const groups: readonly ColumnGroup[] = [
  {
    column: "hours",
    heading: "Hours",
    isPart: (heading) => day.test(heading),
    write: (heading, cell) => `${heading.replace(day, "$1")} ${cell}`,
  },
  {
    column: "tiers",
    heading: fieldLabel("tiers"),
    isPart: (heading) => readBand(`${withoutPrice(heading)}: 0`) !== null,
    write: (heading, cell) => `${withoutPrice(heading)}: ${cell}`,
  },
  {
    column: "people",
    heading: "Clinicians",
    isPart: (heading) =>
      /^(?:clinician|doctor|physician|provider)(?: name)? ?#?\d+(?: name)?$/i.test(heading),
    write: (_heading, cell) => cell,
  },
];

/** Joins the columns of a group at the place of the first one. */
function joinGroup(
  table: CsvTable,
  { column, heading: joined, isPart, write }: ColumnGroup,
): CsvTable {
  const { headings, rows } = table;
  const places = headings.flatMap((heading, place) =>
    !isKnownHeading(heading) && isPart(heading) ? place : [],
  );
  const [first] = places;
  if (first === undefined || guessColumns(headings)[column] !== undefined) return table;
  const withCell = (cells: readonly string[], cell: string) =>
    Array.from({ length: Math.max(cells.length, first + 1) }, (_, place) => cells[place] ?? "")
      .map((text, place) => (place === first ? cell : text))
      .filter((_text, place) => place === first || !places.includes(place));
  const joinedCell = (cells: readonly string[]) =>
    places
      .flatMap((place) => {
        const cell = cells[place]?.trim();
        return cell ? write(headings[place] ?? "", cell) : [];
      })
      .join("; ");
  return {
    ...table,
    headings: withCell(headings, joined),
    rows: rows.map((cells) => withCell(cells, joinedCell(cells))),
  };
}

/** Joins a column for each day, age band, or clinician into one column, unless the table has that one, too. */
export const joinColumns = (table: CsvTable): CsvTable => groups.reduce(joinGroup, table);
