/** The kinds of suggestions, in display order. */
export const suggestionKinds = ["place", "specialty", "practice", "doctor"] as const;

export type SuggestionKind = (typeof suggestionKinds)[number];

/** A suggestion for the typed text. */
export interface Suggestion {
  kind: SuggestionKind;
  label: string;
  /** Distinguishes it from others with the same name. */
  detail: string | null;
  /** The listing to open; null for a search for the label. */
  listingId: string | null;
}

export const isSuggestionKind = (kind: string): kind is SuggestionKind =>
  suggestionKinds.some((one) => one === kind);
