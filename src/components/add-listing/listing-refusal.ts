import { AppError } from "@/lib/errors";
import type { PlaceMistake } from "@/lib/places/place-mistake";

/** Why the database takes no listing like this, as far as somebody can do something about it. */
export type ListingRefusal =
  | { kind: "place"; mistake: PlaceMistake }
  /** Already listed. The id is null when somebody else's listing waits for review. */
  | { kind: "listed"; message: string; id: string | null; isPublic: boolean };

/** The stable code with which the database refuses a duplicate. */
const duplicateCode = "duplicate_listing";

/** Reads the refusal from the error and the JSON in its hint; null for every other failure. */
export function readRefusal(error: unknown): ListingRefusal | null {
  if (!(error instanceof AppError)) return null;
  const { kind, message } = error;
  const hint = parseHint(error.hint);
  if (kind === "conflict" && hint.code === duplicateCode) {
    const id = typeof hint.listing === "string" ? hint.listing : null;
    return { kind: "listed", message, id, isPublic: hint.is_public === true };
  }
  if (kind !== "invalid" || typeof hint.zip !== "string") return null;
  const { city, state } = hint;
  const isKnown = typeof city === "string" && typeof state === "string";
  return { kind: "place", mistake: { message, right: isKnown ? { city, state } : null } };
}

function parseHint(hint: string | null): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(hint ?? "");
    return typeof parsed === "object" && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}
