import { type FieldsThatAre, fieldsThatAre } from "@/lib/listings/fields";
import { listNames } from "@/lib/listings/former-names";

export type IdentityColumn = FieldsThatAre<"identity">;

/** A part of a published listing whose changes are reviewed: a column, or the clinicians. */
export type CheckedPart = IdentityColumn | "clinicians";

/** The columns that identify a practice: an owner's change to a published listing is reviewed first. */
export const identityColumns: readonly IdentityColumn[] = fieldsThatAre("identity");

/** The columns that identify a practice. */
export interface Identity {
  practice_name: string;
  former_names: readonly string[];
  credentials: string | null;
  npi: string | null;
  address_street: string | null;
  address_city: string;
  address_state: string;
  address_zip: string;
}

/** Whether a change to this column is reviewed. */
export const isIdentityColumn = (column: string): column is IdentityColumn =>
  identityColumns.some((one) => one === column);

/** Whether a change to this field or part is reviewed. */
export const isCheckedPart = (part: string): part is CheckedPart =>
  part === "clinicians" || isIdentityColumn(part);

/** A change to one column. */
export interface IdentityChange {
  column: IdentityColumn;
  before: string | null;
  after: string | null;
}

/** A value as text, with one former name on each line; undefined if it has another type. */
function textOf(value: unknown): string | null | undefined {
  if (Array.isArray(value)) return value.join("\n") || null;
  return value === null || typeof value === "string" ? value : undefined;
}

/** The changes to a practice, in form order. `proposed` is a pending change as the database stores it. */
export function identityChanges(practice: Identity, proposed: unknown): IdentityChange[] {
  const entries = typeof proposed === "object" && proposed !== null ? Object.entries(proposed) : [];
  const values = new Map<string, unknown>(entries);
  return identityColumns.flatMap((column) => {
    const [before, after] = [practice[column], values.get(column)].map(textOf);
    if (!values.has(column) || before === undefined || after === undefined) return [];
    return after === before ? [] : [{ column, before, after }];
  });
}

/** A practice with its changes applied. */
export function withChanges<Practice extends Identity>(
  practice: Practice,
  changes: readonly IdentityChange[],
): Practice {
  const values = Object.fromEntries(
    changes.map(({ column, after }) => [
      column,
      column === "former_names" ? listNames(after ?? "") : after,
    ]),
  );
  return { ...practice, ...values };
}
