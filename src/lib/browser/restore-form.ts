import { readDraft } from "@/lib/browser/draft";

interface RestoredForm<Values> {
  /** The saved values with the typed changes. */
  values: Values;
  /** The version that the typed changes are based on. */
  version: number | null;
  savedAt: Date;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isLike = (one: unknown, other: unknown): boolean =>
  typeof one === typeof other && Array.isArray(one) === Array.isArray(other);

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Restores the unsaved values of a form. Unchanged fields show the saved values, which others may
 * have changed since. Returns null if there is no draft, or nothing differs.
 */
export function restoreForm<Values extends object>(
  name: string,
  saved: Values,
): RestoredForm<Values> | null {
  const draft = readDraft(name);
  if (!isObject(draft?.values)) return null;
  const { values: typed, base, version } = draft.values;
  if (!isObject(typed) || !isObject(base)) return null;
  const changed = Object.entries(saved).filter(
    ([key, value]) =>
      isLike(typed[key], value) && !isSame(typed[key], base[key]) && !isSame(typed[key], value),
  );
  if (changed.length === 0) return null;
  return {
    values: { ...saved, ...Object.fromEntries(changed.map(([key]) => [key, typed[key]])) },
    version: typeof version === "number" ? version : null,
    savedAt: draft.savedAt,
  };
}
