import { isUuid } from "@/lib/format/uuid";

/** More do not stand side by side. */
export const mostCompared = 4;

/** A listing that was chosen to be compared, as the tray shows it. */
export interface Chosen {
  id: string;
  name: string;
  /** How far it is from the place that was searched for, and what that is called; null where none was. */
  miles: number | null;
  from: string | null;
}

const isChosen = (value: unknown): value is Chosen => {
  if (typeof value !== "object" || value === null) return false;
  if (!("id" in value && "name" in value && "miles" in value && "from" in value)) return false;
  const { id, name, miles, from } = value;
  return (
    typeof id === "string" &&
    isUuid(id) &&
    typeof name === "string" &&
    (miles === null || typeof miles === "number") &&
    (from === null || typeof from === "string")
  );
};

/** Reads what the device keeps of the tray. What cannot be read is nothing. */
export function readChosen(stored: string | null): readonly Chosen[] {
  try {
    const kept: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(kept) ? kept.filter(isChosen).slice(0, mostCompared) : [];
  } catch {
    return [];
  }
}
