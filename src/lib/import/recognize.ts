import { fileColumns, guessColumns, simplify } from "@/lib/import/columns";
import type { FileName } from "@/lib/import/file-column";
import { type ImportSources, isBlank, type SourceTable } from "@/lib/import/sources";

/** The kinds of files, in their order. */
export const fileKinds = ["practices", "clinicians", "offices", "prices", "services"] as const;

/** Words in a file's name that say what it holds. */
const nameWords: Record<FileName, RegExp> = {
  practices: /practice|clinic(?!ian)|listing|directory/i,
  clinicians: /clinician|provider|physician|doctor|people|staff/i,
  offices: /office|location|site|hours/i,
  prices: /pric|fee|tier|rate/i,
  services: /service|coverage/i,
};

/** What kind of rows a file's name says it holds; null when it says none or several. */
function kindInName(file: string): FileName | null {
  const named = fileKinds.filter((kind) => nameWords[kind].test(file));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** What a table can hold, and how well its headings fit; higher is better. */
interface Fit {
  kind: FileName;
  score: number;
  /** How many columns that this kind needs have no heading. */
  missing: number;
}

/** "Clinic name" and "Website" occur among practices alone, "Parking" among offices alone. */
const ownHeadings: Record<FileName, ReadonlySet<string>> = (() => {
  const headingsOf = (kind: FileName) =>
    fileColumns[kind].flatMap(({ column, label, headings = [] }) =>
      [column, label, ...headings].map(simplify),
    );
  const own = (kind: FileName) => {
    const others = new Set(fileKinds.filter((other) => other !== kind).flatMap(headingsOf));
    return new Set(headingsOf(kind).filter((heading) => !others.has(heading)));
  };
  return {
    practices: own("practices"),
    clinicians: own("clinicians"),
    offices: own("offices"),
    prices: own("prices"),
    services: own("services"),
  };
})();

/**
 * Scores a table for each kind: known headings count one, headings that only this kind has count two more, a needed column without a
 * heading takes two away, and a file's name that says the kind adds three. A table that can't say whose its rows are holds practices.
 */
function fitsOf({ headings, file }: SourceTable): Fit[] {
  const named = kindInName(file);
  return fileKinds.flatMap((kind) => {
    const mapping = guessColumns(headings, kind);
    if (kind !== "practices" && mapping.practice === undefined) return [];
    const missing = fileColumns[kind].filter(
      ({ column, isNeeded }) => isNeeded && mapping[column] === undefined,
    ).length;
    const own = headings.filter((heading) => ownHeadings[kind].has(simplify(heading))).length;
    const score = Object.keys(mapping).length + own * 2 - missing * 2 + (named === kind ? 3 : 0);
    return [{ kind, score, missing }];
  });
}

/** By how many points a table may fit another kind better and still hold the practices, when it lacks a column they need. */
const tolerance = 6;

/**
 * Says what each table holds, in their order: the kind that fits best. When none is left for the practices, which every run needs, the
 * table that fits them best holds them: a list of practices with addresses, phones, and hours has the headings of a list of offices.
 */
export function recognizeTables(tables: readonly SourceTable[]): FileName[] {
  const fits = tables.map(fitsOf);
  const best = fits.map((of) => of.reduce((one, other) => (other.score > one.score ? other : one)));
  const kinds = best.map(({ kind }) => kind);
  if (kinds.includes("practices")) return kinds;
  const losses = fits.map((of, index) => {
    const asPractices = of.find(({ kind }) => kind === "practices");
    if (!asPractices) return Number.POSITIVE_INFINITY;
    const loss = (best[index]?.score ?? 0) - asPractices.score;
    return asPractices.missing === 0 || loss <= tolerance ? loss : Number.POSITIVE_INFINITY;
  });
  const least = Math.min(...losses);
  const chosen = Number.isFinite(least) ? losses.indexOf(least) : -1;
  return kinds.map((kind, index) => (index === chosen ? "practices" : kind));
}

const hasRows = ({ rows }: SourceTable) => !rows.every(isBlank);

/** Puts tables and what they hold together, or says what is wrong with them, as a sentence. */
export function sourcesOf(
  tables: readonly SourceTable[],
  kinds: readonly FileName[],
): ImportSources | { problem: string } {
  const found: Partial<Record<FileName, SourceTable>> = {};
  for (const [index, table] of tables.entries()) {
    const kind = kinds[index] ?? "practices";
    if (table.problem) return { problem: `${table.file}: ${table.problem}` };
    if (!hasRows(table)) {
      // Of several, an empty one may be what an export had nothing for.
      if (tables.length > 1) continue;
      return { problem: "This file has no rows below its headings." };
    }
    const other = found[kind];
    if (other) {
      return {
        problem: `${other.file} and ${table.file} both look like ${kind}. Say below what each file holds, or choose one file of each kind.`,
      };
    }
    found[kind] = table;
  }
  const { practices } = found;
  if (practices) return { ...found, practices };
  return {
    problem: `A file of practices is missing, whose rows the others belong to. Chosen: ${tables.map(({ file }) => file).join(", ")}.`,
  };
}

/** Says what each of several CSV files holds, or what is wrong with them together, as a sentence. */
export const recognizeFiles = (
  tables: readonly SourceTable[],
): ImportSources | { problem: string } => sourcesOf(tables, recognizeTables(tables));
