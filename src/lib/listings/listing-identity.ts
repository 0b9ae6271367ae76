import { type FieldsThatAre, fieldsThatAre } from "@/lib/listings/fields";

export type IdentityColumn = FieldsThatAre<"identity">;

/** What is checked of a public practice before it shows: a column, or the people. */
export type CheckedPart = IdentityColumn | "clinicians";

/** What identifies a practice: once it is public, an owner's change of it is checked before it shows. */
export const identityColumns: readonly IdentityColumn[] = fieldsThatAre("identity");

/** What identifies one practice. */
export interface Identity {
  practice_name: string;
  credentials: string | null;
  npi: string | null;
  address_street: string | null;
  address_city: string;
  address_state: string;
  address_zip: string;
}

/** Whether a change of this column is checked before it shows. */
export const isIdentityColumn = (column: string): column is IdentityColumn =>
  identityColumns.some((one) => one === column);

/** Whether a change of this field or part is checked before it shows. */
export const isCheckedPart = (part: string): part is CheckedPart =>
  part === "clinicians" || isIdentityColumn(part);

/** One column that is to change. */
export interface IdentityChange {
  column: IdentityColumn;
  before: string | null;
  after: string | null;
}

/** What is to change of a practice, in the order of the form. `proposed` is a change as the database keeps it. */
export function identityChanges(practice: Identity, proposed: unknown): IdentityChange[] {
  const wishes = typeof proposed === "object" && proposed !== null ? Object.entries(proposed) : [];
  const wished = new Map<string, unknown>(wishes);
  return identityColumns.flatMap((column) => {
    const before = practice[column];
    const after = wished.get(column);
    if (!wished.has(column) || (after !== null && typeof after !== "string")) return [];
    return after === before ? [] : [{ column, before, after }];
  });
}

/** A practice as it will be when its change is accepted. */
export function withChanges<Practice extends Identity>(
  practice: Practice,
  changes: readonly IdentityChange[],
): Practice {
  const wished = Object.fromEntries(changes.map(({ column, after }) => [column, after]));
  return { ...practice, ...wished };
}
