import { isNoValue } from "@/lib/format/no-value";
import { readBand } from "@/lib/import/bands";
import { fileColumns, guessColumns, isKnownHeading } from "@/lib/import/columns";
import type { CsvTable } from "@/lib/import/csv";

/** Columns that hold one value together. */
interface ColumnGroup {
  /** The column that they become. */
  column: string;
  /** The headings, in words, of the parts in their order, or whether a heading is one. */
  parts: readonly RegExp[] | ((heading: string) => boolean);
  /** The part of a cell, as people write it into the one cell. */
  write?: (cell: string, heading: string) => string;
  separator?: string;
  /** Whether parts with these headings, separated by bars, are enough for a value. */
  isEnough?: RegExp;
}

/** "Hours > Monday" in words is "hours monday". */
const inWords = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

const day =
  /^(?:(?:opening |business |office |clinic )?hours (?:of operation )?)?(?:(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?: (?:to |through )?(?=[mtwfs])|(?= )|$)){1,2}(?: (?:hours|open intervals|start|end|from|to|(?:open(?:s|ing)?|close[sd]?|closing)(?: time)?))?$|^week(?:day|end)s?(?: hours)?$/;

const withoutPrice = (heading: string) =>
  heading
    .replace(
      /\b(?:monthly|membership|per month|prices?|fees?|rates?|dues|cost|by age)\b|\/\s*mo(?:nth)?\b|\(\s*\$?\s*\)|[$:>]/gi,
      " ",
    )
    .replace(/\s+/g, " ")
    .trim();

/** The addresses of profiles before a user name, by heading. */
const networks: Readonly<Record<string, string>> = {
  facebook: "https://www.facebook.com/",
  instagram: "https://www.instagram.com/",
  linkedin: "https://www.linkedin.com/company/",
  youtube: "https://www.youtube.com/@",
  tiktok: "https://www.tiktok.com/@",
  twitter: "https://x.com/",
};

const networkOf = (heading: string) =>
  inWords(heading).replace(/^place page urls | (?:url|handle|page|profile)\b.*$/g, "");

const groups: readonly ColumnGroup[] = [
  {
    column: "hours",
    parts: [day],
    write: (cell, heading) =>
      / (?:clos\w+|end|to)(?: time)?$/.test(inWords(heading))
        ? cell.replace(/^\D.*$/, "").replace(/^(?=\d)/, "– ")
        : `${/\b(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*(?:\W+(?:to |through )?(?=[mtwfs]))?)+|week\w+/i.exec(heading)} ${cell.replace(/^(?:x|off)$/i, "closed").replace(/(\d:\d\d):(?=\d?\d:\d\d)/g, "$1-")}`,
  },
  {
    column: "tiers",
    parts: (heading) => readBand(`${withoutPrice(heading)}: 0`) !== null,
    write: (cell, heading) => `${withoutPrice(heading)}: ${cell}`,
  },
  {
    column: "people",
    parts: [/^(?:clinician|doctor|physician|provider)(?: name)? ?\d+(?: name)?$/],
  },
  {
    column: "social_urls",
    parts: (heading) => networkOf(heading) in networks,
    write: (cell, heading) =>
      cell.replace(/handle/i.test(heading) ? /^@?/ : /^@/, networks[networkOf(heading)] ?? ""),
  },
  {
    column: "address_street",
    parts: [
      /^(?:street|(?:street |practice )?addr(?:ess)?(?: line)? ?1?|line 1)$/,
      /^(?:(?:street |practice )?addr(?:ess)?(?: line)? ?[2-5]|line [2-5]|suite|unit)$/,
    ],
    separator: ", ",
    isEnough: /street|1|^address\|/,
  },
  {
    column: "credentials",
    parts: [
      /^(?:\w+ )?first name$|^last name first name/,
      /^(?:\w+ )?middle (?:name|initial)$|^mi$/,
      /^(?:\w+ )?last name$/,
      /^(?:name )?suffix$/,
      /^(?:degree|credentials?)$/,
    ],
    write: (cell, heading) => (/^(?:degree|credential)/i.test(heading) ? `, ${cell}` : cell),
    separator: " ",
    isEnough: /first.*last|last name first/,
  },
  {
    column: "source_status",
    parts: [
      // A discipline alone can be a specialty.
      /^(?:(?:(?:licen[sc]e?e?|lic|business|entity|location|reg\w*|permit|board|disc|disciplin\w+|current|provider|physician) )*status|(?:board|public|disciplin\w+) (?:actions?|orders?|on file|history))(?: desc\w*)?$|^(?:permanently )?closed$/,
      /^(?:(?:licen[sc]e?|lic|registration|permit) )?(?:expir\w+|exp(?= ))(?: date| on)?$/,
    ],
    write: (cell, heading) => {
      if (!/exp/i.test(heading)) return /^(?:y(?:es)?|true|x)$/i.test(cell) ? heading : cell;
      // A year lasts until its end.
      const hasEnded = Date.parse(cell.replace(/^\d{4}$/, "$&-12-31")) < Date.now();
      return hasEnded ? `${heading} ${cell}` : "";
    },
  },
];

/** The place of a heading among the parts of a group; -1 if it is none. */
const partOf = ({ parts }: ColumnGroup, heading = ""): number =>
  typeof parts === "function"
    ? Number(parts(heading)) - 1
    : parts.findIndex((part) => part.test(inWords(heading)));

/** Joins the columns of a group at the place of the first one, unless the table has that one, too. */
function joinGroup(table: CsvTable, group: ColumnGroup): CsvTable {
  const { headings, rows } = table;
  const { column, write = (cell) => cell, separator = "; ", isEnough = /./ } = group;
  const own = guessColumns(headings)[column];
  const places = headings
    .flatMap((heading, place) =>
      partOf(group, heading) >= 0 && (place === own || !isKnownHeading(heading)) ? place : [],
    )
    .sort((one, other) => partOf(group, headings[one]) - partOf(group, headings[other]));
  const first = Math.min(...places);
  const isJoined = places.includes(own ?? first) && (own === undefined || places.length > 1);
  const words = places.map((place) => inWords(headings[place] ?? "")).join("|");
  if (!isJoined || !isEnough.test(words)) return table;
  const joinCells = (cells: readonly string[], joined: string) =>
    Array.from({ length: Math.max(cells.length, first + 1) }, (_, place) =>
      place === first ? joined : (cells[place] ?? ""),
    ).filter((_text, place) => place === first || !places.includes(place));
  const parts = (cells: readonly string[]) =>
    places.flatMap((place) => {
      const cell = cells[place]?.trim();
      return (cell && !isNoValue(cell) && write(cell, headings[place] ?? "")) || [];
    });
  const glue = /;(?= – \d)| (?=,)/g;
  const label = fileColumns.find((known) => known.column === column)?.label ?? column;
  return {
    ...table,
    headings: joinCells(headings, label),
    rows: rows.map((cells) => joinCells(cells, parts(cells).join(separator).replace(glue, ""))),
  };
}

/** Joins columns that hold one value together, such as one for each day, age band, or part of a name. */
export const joinColumns = (table: CsvTable): CsvTable => groups.reduce(joinGroup, table);
