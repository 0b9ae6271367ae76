import { fileColumns, guessColumns, knownHeadings, simplify } from "@/lib/import/columns";
import { type FileName, fileNames } from "@/lib/import/file-column";
import { type ImportSources, isBlank, type SourceTable } from "@/lib/import/sources";

/** Words in a file name that suggest its kind. */
const nameWords: Record<FileName, RegExp> = {
  practices: /practice|clinic(?!ian)|listing|directory/i,
  clinicians: /clinician|provider|physician|doctor|people|staff/i,
  offices: /office|location|site|hours/i,
  prices: /pric|fee|tier|rate/i,
  services: /service|coverage/i,
};

/** The kind that a file name suggests; null if none or several. */
function kindInName(file: string): FileName | null {
  const named = fileNames.filter((kind) => nameWords[kind].test(file));
  return named.length === 1 ? (named[0] ?? null) : null;
}

const headingsOf = (kind: FileName) =>
  fileColumns[kind].flatMap((known) => knownHeadings(known).map(simplify));

/** The headings of all kinds. A heading that only one kind has, such as "Parking" for offices, is in it once. */
const allHeadings = fileNames.flatMap((kind) => [...new Set(headingsOf(kind))]);

const isOwn = (heading: string, kind: FileName) =>
  headingsOf(kind).includes(heading) && allHeadings.filter((one) => one === heading).length === 1;

/** How well a table's headings fit a kind. */
interface Fit {
  kind: FileName;
  /** Higher is better. */
  score: number;
  /** The number of required columns without a heading. */
  missing: number;
}

/**
 * Scores a table for each kind: 1 per known heading, 2 more if only this kind has it, -2 per missing required column, and 3
 * if the file name suggests the kind. A table without a practice column can only be the practices file.
 */
function fitsOf({ headings, file }: SourceTable): Fit[] {
  const named = kindInName(file);
  return fileNames.flatMap((kind) => {
    const mapping = guessColumns(headings, kind);
    if (kind !== "practices" && mapping.practice === undefined) return [];
    const missing = fileColumns[kind].filter(
      ({ column, isRequired }) => isRequired && mapping[column] === undefined,
    ).length;
    const own = headings.filter((heading) => isOwn(simplify(heading), kind)).length;
    const score = Object.keys(mapping).length + own * 2 - missing * 2 + (named === kind ? 3 : 0);
    return [{ kind, score, missing }];
  });
}

/** How many points less a table may score as the practices file, if it lacks a required column. */
const tolerance = 6;

/**
 * Detects the kind of each table, which is the best fit. Every import needs a practices file, so if none fits best, the table
 * that fits practices best becomes it: a list of practices with addresses, phones, and hours also looks like offices.
 */
function recognizeTables(tables: readonly SourceTable[]): FileName[] {
  const fits = tables.map(fitsOf);
  const best = fits.map((of) => of.reduce((one, other) => (other.score > one.score ? other : one)));
  const kinds = best.map(({ kind }) => kind);
  if (kinds.includes("practices")) return kinds;
  const losses = fits.map((of, index) => {
    const asPractices = of.find(({ kind }) => kind === "practices");
    const loss = (best[index]?.score ?? 0) - (asPractices?.score ?? 0);
    return asPractices?.missing === 0 || loss <= tolerance ? loss : Number.POSITIVE_INFINITY;
  });
  const least = Math.min(...losses);
  return kinds.map((kind, index) =>
    Number.isFinite(least) && index === losses.indexOf(least) ? "practices" : kind,
  );
}

const hasRows = ({ rows }: SourceTable) => !rows.every(isBlank);

/** Combines the tables of an import; returns the problem as a sentence if they don't fit together. */
export function sourcesOf(tables: readonly SourceTable[]): ImportSources | { problem: string } {
  const kinds = recognizeTables(tables);
  const found: Partial<Record<FileName, SourceTable>> = {};
  for (const [index, table] of tables.entries()) {
    const kind = kinds[index] ?? "practices";
    if (table.problem) return { problem: `${table.file}: ${table.problem}` };
    if (!hasRows(table)) {
      // An export can include empty files.
      if (tables.length > 1) continue;
      return { problem: "This file has no rows below the headings." };
    }
    const other = found[kind];
    if (other) {
      return {
        problem: `${other.file} and ${table.file} both look like ${kind}. Choose one file of each kind, with the headings of its template.`,
      };
    }
    found[kind] = table;
  }
  const { practices } = found;
  if (practices) return { ...found, practices };
  return {
    problem: `The practices file is missing. You chose: ${tables.map(({ file }) => file).join(", ")}.`,
  };
}
