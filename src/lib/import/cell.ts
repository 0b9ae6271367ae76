import type { Ages, ImportBand } from "@/lib/import/bands";

/** What a cell becomes. */
export type ImportValue =
  | string
  | number
  | boolean
  | string[]
  | ImportBand[]
  | Ages
  // Hours: day, from, to.
  | [number, string, string][]
  | null;

/**
 * What a cell becomes, or what would be right instead, as the end of a sentence. `readAs` puts into words what a phrase was taken
 * for, `column` names the one that it fills instead of its own.
 */
export type Cell =
  | {
      value: ImportValue;
      readAs?: string | undefined;
      column?: string;
      /** What the same phrase says of other columns. */
      also?: Readonly<Record<string, ImportValue>>;
      /** Which piece of it was not taken, and why. */
      leftOut?: string | undefined;
    }
  | { problem: string };

/** Reads the text of a column's cell that is not empty. */
export type CellReader = (text: string, column: string) => Cell;
