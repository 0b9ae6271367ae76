import { editedListings, visitor } from "@/lib/browser/draft-names";

const prefix = "dpc-nearby-draft-";
const visitorHours = 24;

/** A draft as stored. The values are unvalidated JSON: check them before use. */
export interface StoredDraft {
  values: unknown;
  savedAt: Date;
}

/** Stores a draft on this device, under a name of `draft-names.ts`. */
export function saveDraft(name: string, values: object): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify({ values, savedAt: new Date() }));
  } catch {
    // Storage may be full or blocked; then a reload loses the draft.
  }
}

/** Reads a draft; null if there is no readable one. A visitor's draft expires after a day. */
export function readDraft(name: string): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(prefix + name) ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    if (!("values" in stored && "savedAt" in stored)) return null;
    const savedAt = new Date(String(stored.savedAt));
    const ageInHours = (Date.now() - savedAt.getTime()) / 3_600_000;
    const isExpired = name.startsWith(`${visitor}/`) && !(ageInHours < visitorHours);
    return isExpired ? null : { values: stored.values, savedAt };
  } catch {
    return null;
  }
}

/** The values of a draft, or null. */
export const loadDraft = (name: string): unknown => readDraft(name)?.values ?? null;

/** Removes a draft. */
export function clearDraft(name: string): void {
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // As in saveDraft: without storage there is no draft.
  }
}

function namesOf(owner: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(`${prefix}${owner}/`))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

/** Moves a visitor's drafts of the last day to the account that they have just signed in to. */
export function adoptVisitorDrafts(userId: string): void {
  for (const name of namesOf(visitor)) {
    const values = loadDraft(name);
    if (typeof values === "object" && values !== null) {
      saveDraft(userId + name.slice(visitor.length), values);
    }
    clearDraft(name);
  }
}

/**
 * Removes a member's drafts when they sign out, except for those of the listing editor, which stay under their account.
 */
export function forgetDrafts(userId: string): void {
  for (const name of namesOf(userId)) {
    if (!name.startsWith(editedListings(userId))) clearDraft(name);
  }
}

/** Removes all drafts of a member who deletes their account. */
export function forgetAllDrafts(userId: string): void {
  for (const name of namesOf(userId)) clearDraft(name);
}
