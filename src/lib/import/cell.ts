import type { Ages, ImportBand } from "@/lib/import/bands";

/** The value of a cell. */
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
 * The value of a cell, or its problem as the end of a sentence. `readAs` describes how a phrase was interpreted; `column`
 * names the column that the value belongs to, if it is another one.
 */
export type Cell =
  | {
      value: ImportValue;
      readAs?: string | undefined;
      column?: string;
      /** Values for other columns from the same phrase. */
      also?: Readonly<Record<string, ImportValue>>;
      /** The part that was left out, with the reason. */
      leftOut?: string | undefined;
    }
  | { problem: string };

/** Parses the text of a non-empty cell. */
export type CellReader = (text: string, column: string) => Cell;
